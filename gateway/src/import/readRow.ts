import { dayBeforeMonth } from '@taem/domain/reading/day.ts';
import { doubtWords, faultWords } from '@taem/domain/reading/words.ts';
import { type Problem, Refusal } from '../http/errors.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';
import { withoutGuard } from '../resource/formulaGuard.ts';
import { readRecord } from '../resource/readRecord.ts';
import type { Cells, OpenImport, Say } from './ImportRules.ts';
import { readCell } from './readCell.ts';
import type { SheetRow } from './SheetRow.ts';

/** A row of the file, with either the values for its record or its mistakes; and with likely mistakes. */
export interface ReadRow {
  number: number;
  cells: readonly unknown[];
  values: RecordValues | null;
  /** The cells, as `readCells` returned them, by field. */
  read: Cells;
  problems: Problem[];
  doubts: Problem[];
  /** Set if its record is left unchanged. */
  isLeft?: true;
}

/** The field of a column of the file. */
export interface RowColumn {
  field: string | null;
  /** Whether a single dash in it means no value. */
  hasDashes: boolean;
  /** Whether its dates have the month first. */
  isMonthFirst: boolean;
}

const DASHES = /^\s*\p{Pd}+\s*$/u;

export async function readRow(
  resource: Resource,
  opened: OpenImport,
  columns: readonly RowColumn[],
  { number, cells: row, isTorn, isHidden, isMerged }: SheetRow,
): Promise<ReadRow | null> {
  const inRow = ({ path, message }: Problem): Problem => ({ path: `row ${number}.${path}`, message });
  const refused = (problems: readonly Problem[]): ReadRow => ({
    ...{ number, cells: row, values: null, read: {}, doubts: [] },
    problems: problems.map(inRow),
  });
  if (row.findLastIndex((cell) => cell !== null && cell !== '') >= columns.length)
    return refused([{ path: 'cells', message: 'are more than the header has names' }]);
  const cells: Cells = {};
  for (const [place, { field, hasDashes, isMonthFirst }] of columns.entries()) {
    if (field === null) continue;
    const cell = withoutGuardOf(row[place]);
    cells[field] = hasDashes && typeof cell === 'string' && DASHES.test(cell) ? null : cell;
    if (isMonthFirst && typeof cell === 'string') cells[field] = dayBeforeMonth(cell);
  }
  const cellProblems: Problem[] = [];
  const doubts: Problem[] = [];
  const refuse: Say = (path, message) => cellProblems.push({ path, message });
  const doubt: Say = (path, message) => doubts.push({ path, message });
  if (isTorn) doubt('cells', 'have a quote that may not be closed: rows below may be part of a cell');
  if (isHidden) doubt('cells', 'are in a row that the spreadsheet hides');
  if (isMerged) doubt('cells', 'are merged with those above, and taken to say the same');
  const cellsRead = opened.readCells ? opened.readCells(cells, refuse, doubt) : cells;
  if (cellsRead === null) return null;
  const body = toBody(resource, cellsRead, refuse, doubt);
  try {
    const values = { ...emptied(resource, cellsRead), ...readRecord(resource, body, 'create') };
    if (cellProblems.length > 0) return refused(cellProblems);
    await opened.prepare?.(values, doubt, cellsRead);
    return { number, cells: row, values, read: cellsRead, problems: [], doubts: doubts.map(inRow) };
  } catch (error) {
    if (!(error instanceof Refusal) || typeof error.body === 'string') throw error;
    // If a category's name is unknown, the missing `category_id` is not reported in addition.
    const besides = error.body.filter(({ path }) => !cellProblems.some((problem) => path.startsWith(problem.path)));
    return refused([...cellProblems, ...besides]);
  }
}

/** Removes the guard in every column, as this product's exports guard all texts. */
const withoutGuardOf = (cell: unknown): unknown => (typeof cell === 'string' ? withoutGuard(cell) : (cell ?? null));

/** Leaves empty cells out, like empty fields of a form: the record then gets its default. */
function toBody({ fieldByPath }: Resource, cells: Cells, refuse: Say, doubt: Say): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [path, cell] of Object.entries(cells)) {
    const field = fieldByPath.get(path);
    if (!field?.write || field.type === 'json') continue;
    const read = readCell(field, cell);
    if ('fault' in read) refuse(path, faultWords(read.fault).en);
    else {
      if (read.doubt) doubt(path, doubtWords(read.doubt).en);
      if (read.value !== null) body[path] = read.value;
    }
  }
  return body;
}

/** Sets every column of the file to null, so that an empty cell clears the value of an existing record. */
function emptied({ fieldByPath }: Resource, cells: Cells): RecordValues {
  const values: RecordValues = {};
  for (const name of Object.keys(cells)) {
    const field = fieldByPath.get(name);
    if (field?.write && field.type !== 'json') values[field.write.column] = null;
  }
  return values;
}
