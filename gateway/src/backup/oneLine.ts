const LONGEST = 400;

/**
 * Returns a sentence for the terminal with parts from other sources, such as names in a file: without line breaks and
 * control characters, which a terminal would obey.
 */
export function oneLine(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();
  return `${clean.length > LONGEST ? `${clean.slice(0, LONGEST)} ...` : clean.replace(/\.*$/, '')}.`;
}
