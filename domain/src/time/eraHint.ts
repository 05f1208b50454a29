/** By how many years the Buddhist era is ahead. */
export const BUDDHIST_YEARS_AHEAD = 543;

/** 1900 and 2100 as the Buddhist era writes them. What is later still stands for "without an end", such as 2700-12-31. */
const [FIRST, LAST] = [2443, 2643];

/**
 * Why a day or moment of the API is not one that can be meant, where its year is of the Buddhist era, as
 * `toLocaleDateString('th-TH')` gives it: taken at its word it would be answered with nothing. null for any other.
 */
export function eraHint(text: string): string | null {
  const year = Number(/^(\d{4})-/.exec(text)?.[1]);
  if (!(year >= FIRST && year <= LAST)) return null;
  return `has a year of the Buddhist era: ${year} is ${year - BUDDHIST_YEARS_AHEAD}`;
}
