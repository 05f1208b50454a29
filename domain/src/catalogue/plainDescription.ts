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

/** A description without the tags of a web page, which exports of web shops have in it. */
export function plainDescription(text: string): string {
  const withoutTags = text.replace(TAG, ' ');
  if (withoutTags === text) return text;
  return withoutTags
    .replace(/&([a-z]+|#39);/gi, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A longer word is cut within. */
const MAX_CUT_WORD_LENGTH = 20;

/** Its beginning, at a space where there is one, with a sign that there was more. */
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
