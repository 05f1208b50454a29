/**
 * Whether a text has a part in it as a user may mistype it: with one sign more, one fewer, another in place of one, or two beside
 * each other swapped.
 */
export function standsNearlyIn(text: string, part: string): boolean {
  const [signs, sought] = [[...text], [...part]];
  // Fewest mistakes with which each beginning of the part ends at a place of the text; a match may begin anywhere.
  let [before, last] = [[] as number[], sought.map((_, at) => at + 1)];
  for (const [at, sign] of signs.entries()) {
    const next: number[] = [];
    for (const [place, expected] of sought.entries()) {
      const replaced = (place === 0 ? 0 : (last[place - 1] ?? 0)) + (expected === sign ? 0 : 1);
      const added = (last[place] ?? 0) + 1;
      const left = (place === 0 ? 0 : (next[place - 1] ?? 0)) + 1;
      const isSwapped = at > 0 && place > 0 && expected === signs[at - 1] && sought[place - 1] === sign;
      const swapped = isSwapped ? (place === 1 ? 0 : (before[place - 2] ?? 0)) + 1 : added;
      next.push(Math.min(replaced, added, left, swapped));
    }
    if ((next.at(-1) ?? 0) <= 1) return true;
    [before, last] = [last, next];
  }
  return false;
}
