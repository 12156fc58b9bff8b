/** The pictures of Wonderlandians are many: they come when the table stands. */
export const pictures = $state<Record<string, string>>({});
void import('./wonderlandians').then((all) => Object.assign(pictures, all.pictures));

/** A figure is its card, but for the two Tweedles. */
export const figurePicture = (figure: string): string => pictures[figure.replace(/_[12]$/, '')] ?? '';
