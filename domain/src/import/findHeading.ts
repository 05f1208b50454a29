import { type FoundColumn, findColumns, type HeadMeanings } from './findColumns.ts';

/** The number of rows at the top of a file that are searched for the heading. */
export const HEADING_WITHIN = 20;
/** A single match may be in a title or in a row of data. */
const ENOUGH = 2;

export interface FoundHeading {
  /** The index of the row, from 0. */
  readonly index: number;
  readonly columns: readonly FoundColumn[];
  /** The number of its columns that are imported. */
  readonly score: number;
  /** Whether it is certainly the heading: a row with several cells but only one match may be a record. */
  readonly isSure: boolean;
}

/**
 * Finds the heading of a file: the row at its top that names the most fields; of several the one with the most cells,
 * then the first. If no row names two, it is the first of the rows with the most cells, because titles and notes are
 * narrower than the table below them. Returns null for a file without any row.
 */
export function findHeading(rows: readonly (readonly string[])[], meanings: HeadMeanings): FoundHeading | null {
  const candidates = rows.slice(0, HEADING_WITHIN).map((cells, index) => {
    const columns = findColumns(withoutEmptyEnd(cells), meanings);
    return { index, columns, score: columns.filter(({ field }) => field !== null).length, width: widthOf(cells) };
  });
  // A row above the heading may group columns, with one heading for several of them, so width breaks ties.
  const surest = best(candidates, ({ score, width }) => score + width / (width + 1));
  const chosen = surest && surest.score >= ENOUGH ? surest : best(candidates, ({ width }) => width);
  if (!chosen || chosen.width === 0) return null;
  const { index, columns, score, width } = chosen;
  return { index, columns, score, isSure: score >= Math.min(ENOUGH, width) };
}

const widthOf = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

/** Removes trailing empty cells, which spreadsheets write up to the width of the widest row. */
const withoutEmptyEnd = (cells: readonly string[]) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/** Returns the first of those with the highest figure. */
function best<Each>(all: readonly Each[], figure: (each: Each) => number): Each | null {
  let found: Each | null = null;
  for (const each of all) if (!found || figure(each) > figure(found)) found = each;
  return found;
}
