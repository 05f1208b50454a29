const TAG = /<\/?[a-z][^<>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  '#39': "'",
};

/** Removes HTML tags from a description; exports of web shops have them. */
export function plainDescription(text: string): string {
  const withoutTags = text.replace(TAG, ' ');
  if (withoutTags === text) return text;
  return withoutTags
    .replace(/&([a-z]+|#39);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Longer words may be cut in the middle. */
const MAX_CUT_WORD_LENGTH = 20;

/** Shortens a text, at a space if there is one, and adds an ellipsis. */
export function shortened(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '');
  const [word = ''] = /\S*$/.exec(cut.slice(-MAX_CUT_WORD_LENGTH - 1)) ?? [];
  const isCut = word.length <= MAX_CUT_WORD_LENGTH && word.length < cut.length;
  return `${isCut ? cut.slice(0, cut.length - word.length).trimEnd() : cut}…`;
}
