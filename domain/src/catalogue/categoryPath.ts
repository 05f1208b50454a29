/** A category and the part of it that a product is in, as they are named; empty where there is none. */
export interface CategoryPath {
  category: string;
  sub: string;
}

const textOf = (cell: unknown): string => (cell === null || cell === undefined ? '' : String(cell).trim());

/**
 * Where a file puts a product: by two columns, or by one with both, `Coffee > Hot`. Of more levels the first and the last are
 * taken, and of several paths the first that goes deeper. A stroke parts the names too, `Coffee / Hot`, where a category
 * has the first of them for its name and none the whole: it may belong to a name.
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
