/** Pictures of cards are many and heavy: they are fetched when the first is wanted, after the table stands. */
export class Pictures {
  private all = $state.raw<Readonly<Record<string, string>>>({});
  private wanted = false;

  constructor(private readonly load: () => Promise<{ pictures: Readonly<Record<string, string>> }>) {}

  /** The outline of a picture; undefined where there is none, or not yet. */
  of(id: string): string | undefined {
    if (!this.wanted) {
      this.wanted = true;
      this.load().then(
        (file) => (this.all = file.pictures),
        () => (this.wanted = false), // offline: try again when the next one is wanted
      );
    }
    return this.all[id];
  }
}
