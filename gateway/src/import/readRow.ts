import { type Problem, Refusal } from '../http/errors.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';
import { readRecord } from '../resource/readRecord.ts';
import type { Cells, OpenImport } from './ImportRules.ts';
import { withoutEmptyEnd } from './openSheet.ts';
import { readCell } from './readCell.ts';
import type { SheetRow } from './SheetRow.ts';

/** A row of the file, and either the values that it gives a record or what is wrong with it. */
export interface ReadRow {
  number: number;
  cells: readonly unknown[];
  values: RecordValues | null;
  problems: readonly Problem[];
}

export async function readRow(
  resource: Resource,
  opened: OpenImport,
  heading: readonly string[],
  { number, cells: row }: SheetRow,
): Promise<ReadRow> {
  const refused = (problems: readonly Problem[]): ReadRow => ({
    ...{ number, cells: row, values: null },
    problems: problems.map(({ path, message }) => ({ path: `row ${number}.${path}`, message })),
  });
  if (withoutEmptyEnd(row).length > heading.length)
    return refused([{ path: 'cells', message: 'are more than the header has names' }]);
  const cells: Cells = Object.fromEntries(heading.map((name, index) => [name, row[index] ?? null]));
  const cellProblems: Problem[] = [];
  const cellsRead = opened.readCells?.(cells, (path, message) => cellProblems.push({ path, message })) ?? cells;
  try {
    const values = { ...emptied(resource, cellsRead), ...readRecord(resource, toBody(resource, cellsRead), 'create') };
    if (cellProblems.length > 0) return refused(cellProblems);
    await opened.prepare?.(values);
    return { number, cells: row, values, problems: [] };
  } catch (error) {
    if (!(error instanceof Refusal) || typeof error.body === 'string') throw error;
    // A category that is not known by its name is no missing `category_id` besides.
    const besides = error.body.filter(({ path }) => !cellProblems.some((problem) => path.startsWith(problem.path)));
    return refused([...cellProblems, ...besides]);
  }
}

/** An empty cell is left out, as an empty field of the form is: it takes what the record has without it. */
function toBody({ fieldByPath }: Resource, cells: Cells): Record<string, unknown> {
  const filled = Object.entries(cells).flatMap(([name, cell]) => {
    const field = fieldByPath.get(name);
    if (!field?.write || field.type === 'json') return [];
    const value = readCell(field.type, cell);
    return value === null ? [] : [[name, value] as const];
  });
  return Object.fromEntries(filled);
}

/** Every column of the file, so that an empty cell empties what a known record has there. */
function emptied({ fieldByPath }: Resource, cells: Cells): RecordValues {
  const columns = Object.keys(cells).flatMap((name) => {
    const field = fieldByPath.get(name);
    return field?.write && field.type !== 'json' ? [[field.write.column, null] as const] : [];
  });
  return Object.fromEntries(columns);
}
