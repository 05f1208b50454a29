/** The names of a product's category and sub-category; empty if there is none. */
export interface CategoryPath {
  category: string;
  sub: string;
}

const textOf = (cell: unknown): string => (cell === null || cell === undefined ? '' : String(cell).trim());

/**
 * Reads the category and sub-category of a product in a file: from two columns, or from one with both, `Coffee > Hot`.
 * Of more than two levels the first and the last are taken, and of several paths the first with more than one level. A
 * slash separates the names too, as in `Coffee / Hot`, if a category has the first part as its name and none has the
 * whole, because a slash may be part of a name.
 */
export function categoryPath(category: unknown, sub: unknown, isThere: (name: string) => boolean): CategoryPath {
  const [whole, part] = [textOf(category), textOf(sub)];
  if (whole === '' || isThere(whole)) return { category: whole, sub: part };
  const path = whole.split(',').find((each) => each.includes('>')) ?? whole;
  const levels = levelsOf(path, isThere);
  return { category: levels[0] ?? whole, sub: part || (levels.length > 1 ? (levels.at(-1) ?? '') : '') };
}

function levelsOf(path: string, isThere: (name: string) => boolean): string[] {
  const split = (sign: string) =>
    path
      .split(sign)
      .map((level) => level.trim())
      .filter(Boolean);
  if (path.includes('>')) return split('>');
  for (const sign of ['|', '/']) {
    const levels = split(sign);
    if (levels.length > 1 && levels[0] && isThere(levels[0])) return levels;
  }
  return [path.trim()];
}
