import { type FoundColumn, findColumns, type HeadMeanings } from './findColumns.ts';

/** Rows at the top of a file among which the heading is looked for. */
export const HEADING_WITHIN = 20;
/** One word alone may stand in a title or in a row. */
const ENOUGH = 2;

export interface FoundHeading {
  /** Which of the rows it is, from 0. */
  readonly index: number;
  readonly columns: readonly FoundColumn[];
  /** How many of its columns are taken in. */
  readonly score: number;
  /** What names one field alone, beside other cells, may be a record. */
  readonly isSure: boolean;
}

/**
 * The heading of a file: the row at its top that names the most fields, of several the one with the most cells, then the
 * first. Where no row names two, it is the first of the rows with the most cells: titles and notes are narrower than the table below them. Null for a file
 * without any row.
 */
export function findHeading(rows: readonly (readonly string[])[], meanings: HeadMeanings): FoundHeading | null {
  const candidates = rows.slice(0, HEADING_WITHIN).map((cells, index) => {
    const columns = findColumns(withoutEmptyEnd(cells), meanings);
    return { index, columns, score: columns.filter(({ field }) => field !== null).length, width: widthOf(cells) };
  });
  // Above a heading its columns may be put together: one head for several of them.
  const surest = best(candidates, ({ score, width }) => score + width / (width + 1));
  const chosen = surest && surest.score >= ENOUGH ? surest : best(candidates, ({ width }) => width);
  if (!chosen || chosen.width === 0) return null;
  const { index, columns, score, width } = chosen;
  return { index, columns, score, isSure: score >= Math.min(ENOUGH, width) };
}

const widthOf = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** Spreadsheets write empty cells as far as any row of them reaches. */
const withoutEmptyEnd = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/** The first of those with the highest figure. */
function best<Each>(all: readonly Each[], figure: (each: Each) => number): Each | null {
  let found: Each | null = null;
  for (const each of all) if (!found || figure(each) > figure(found)) found = each;
  return found;
}
