/**
 * Whether a text contains a part that may be mistyped: with one character more, one fewer, another one, or two adjacent
 * ones swapped.
 */
export function standsNearlyIn(text: string, part: string): boolean {
  const [signs, sought] = [[...text], [...part]];
  // For each beginning of the part: the fewest mistakes with which it ends at the current place; a match may begin anywhere.
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
