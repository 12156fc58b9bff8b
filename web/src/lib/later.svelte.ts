/** Something the first view of a table can do without (pictures of cards, the stage of a battle): it is fetched when it is wanted. */
export class Later<T> {
  private value = $state.raw<T | undefined>();
  private coming: Promise<void> | undefined;

  constructor(private readonly fetch: () => Promise<T>) {}

  /** It, if it is here; if not, it is on its way and whoever reads this will see it come. */
  get now(): T | undefined {
    void this.load();
    return this.value;
  }

  load(): Promise<void> {
    this.coming ??= this.fetch().then(
      (value) => void (this.value = value),
      () => (this.coming = undefined), // offline: another try when it is wanted again
    );
    return this.coming;
  }
}
