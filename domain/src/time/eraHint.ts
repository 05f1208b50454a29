/** Years that the Buddhist era is ahead of the common era. */
export const BUDDHIST_YEARS_AHEAD = 543;

/** 1900 and 2100 in the Buddhist era. Later years are left alone because clients send them for "no end", such as 2700-12-31. */
const [FIRST, LAST] = [2443, 2643];

/**
 * Returns why a day or moment in a request is refused if its year is of the Buddhist era, as
 * `toLocaleDateString('th-TH')` writes it; null for any other. Read as a common-era year it would match nothing.
 */
export function eraHint(text: string): string | null {
  const year = Number(/^(\d{4})-/.exec(text)?.[1]);
  if (!(year >= FIRST && year <= LAST)) return null;
  return `has a year of the Buddhist era: ${year} is ${year - BUDDHIST_YEARS_AHEAD}`;
}
