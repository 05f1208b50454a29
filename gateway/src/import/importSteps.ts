import type { FieldKind } from '@taem/domain/record/field.ts';
import { type Problem, refuseField } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import type { ImportCount, ImportRules, ImportScope, OpenImport, PartRow, Say, TakenRow } from './ImportRules.ts';
import { isFilled, type OpenSheet, type SheetFound } from './openSheet.ts';
import { type ReadRow, type RowColumn, readRow } from './readRow.ts';
import { refuseBatch } from './refuseBatch.ts';
import { compareRows, type TableRows, writeRows } from './writeRows.ts';

const MAX_ROWS = 100_000;
const PART = 1_000;

export interface ImportProgress {
  rows: number;
  share: number;
}

/** A row as it is in the file, with all of its mistakes. */
export interface BadRow {
  number: number;
  cells: readonly unknown[];
  problems: readonly Problem[];
}

/** The result of one part of a file. */
export interface ImportStep extends ImportProgress {
  count: ImportCount;
  bad: readonly BadRow[];
  /** Rows without a mistake that are likely to be wrong. */
  doubtful: readonly Pick<BadRow, 'number' | 'problems'>[];
}

/** Which rows are written: all until the first mistake, all without a mistake, or none, as in a dry run. */
export type Writes = 'faultless' | 'good' | 'none';

const NOTHING: ImportCount = { inserted: 0, updated: 0, same: 0 };

/** Imports a file in parts; when no more steps are requested, the work stops. */
export async function* importSteps(
  { resource, fields }: ImportRules,
  opened: OpenImport,
  scope: ImportScope,
  { found, monthFirst, rows: sheet }: OpenSheet,
  writes: Writes,
): AsyncGenerator<ImportStep> {
  const columns = columnsOf(found, monthFirst, fields);
  const seen = new Map<string, number>();
  let part: ReadRow[] = [];
  let rows = 0;
  let share = 0;
  let isFaultless = true;

  async function takePart(): Promise<ImportStep> {
    await completePart(opened, part);
    const refused = await refuseBatch(resource, opened, scope, part, seen);
    const bad = part.flatMap(({ number, cells, problems }) => {
      const all = [...problems, ...(refused.get(number) ?? [])];
      return all.length > 0 ? [{ number, cells, problems: all }] : [];
    });
    isFaultless &&= bad.length === 0;
    const isBad = new Set(bad.map(({ number }) => number));
    const good = part.filter(({ number, values }) => values !== null && !isBad.has(number));
    const isWritten = writes === 'good' || (writes === 'faultless' && isFaultless);
    const count =
      isWritten || writes === 'none' ? await takeRows(resource.table, opened, scope, good, isWritten) : NOTHING;
    const doubtful = part.flatMap(({ number, doubts }) =>
      doubts.length > 0 && !isBad.has(number) ? [{ number, problems: doubts }] : [],
    );
    part = [];
    return { rows, share, count, bad, doubtful };
  }

  for await (const row of sheet) {
    if (!isFilled(row)) continue;
    rows += 1;
    share = row.share;
    if (rows > MAX_ROWS)
      throw refuseField(`row ${row.number}`, `is beyond the ${MAX_ROWS} rows that one file may have`);
    const read = await readRow(resource, opened, columns, row);
    if (read) part.push(read);
    if (part.length === PART) yield await takePart();
  }
  if (rows === 0) throw refuseField('image', 'has no rows below its header');
  if (part.length > 0) yield await takePart();
}

/** Fields whose texts name or select something else, and which a dash never names. */
const NAMING: ReadonlySet<string> = new Set([
  ...['code', 'sku', 'handle', 'parent', 'picture', 'option1', 'option2', 'option3'],
  ...['tier', 'branch', 'gender', 'language'],
]);
const TEXTS: ReadonlySet<FieldKind> = new Set(['text', 'own', 'flag']);

/**
 * Returns the columns' fields, and whether a single dash in them means no value: in a name or a note it may be meant
 * literally.
 */
const columnsOf = (
  { columns }: SheetFound,
  monthFirst: ReadonlySet<number>,
  fields: ImportRules['fields'],
): RowColumn[] =>
  columns.map(({ field }, place) => {
    const kind = fields.find(({ path }) => path === field)?.kind;
    const isMonthFirst = monthFirst.has(place);
    return { field, isMonthFirst, hasDashes: kind !== undefined && (!TEXTS.has(kind) || NAMING.has(field ?? '')) };
  });

/** Runs the checks that need all rows of a part together. */
async function completePart(opened: OpenImport, part: readonly ReadRow[]): Promise<void> {
  if (!opened.completePart) return;
  const rows = part.flatMap((row): PartRow[] => {
    const { number, values, read: cells } = row;
    if (!values || row.problems.length > 0) return [];
    const say =
      (list: Problem[]): Say =>
      (path, message) =>
        list.push({ path: `row ${number}.${path}`, message });
    const leave = () => {
      row.isLeft = true;
    };
    return [{ number, cells, values, refuse: say(row.problems), doubt: say(row.doubts), leave }];
  });
  await opened.completePart(rows);
}

/** Writes rows with all their data, or determines what writing them would do. */
async function takeRows(
  table: string,
  opened: OpenImport,
  { client }: ImportScope,
  good: readonly ReadRow[],
  isWritten: boolean,
): Promise<ImportCount> {
  const left = good.filter(({ isLeft }) => isLeft);
  const rows = good.flatMap(({ isLeft, values }) => (isLeft || !values ? [] : [values]));
  const count = { inserted: 0, updated: 0, same: left.length };
  if (isWritten) await opened.makeReferred?.(rows);
  const taken: TakenRow[] = [];
  for (const alike of byColumns(rows)) {
    const states = await (isWritten ? writeRows : compareRows)(client, tableRows(table, opened, alike));
    taken.push(...alike.map((values, place) => ({ values, state: states[place] ?? 'same' })));
  }
  const beside = taken.length > 0 ? await opened.takeBeside?.(taken) : undefined;
  for (const { values, state } of taken) count[state === 'same' && beside?.has(values) ? 'updated' : state] += 1;
  return count;
}

/** Groups rows with values for the same columns: columns that a row leaves out stay unchanged. */
function byColumns(rows: readonly RecordValues[]): RecordValues[][] {
  const groups = new Map<string, RecordValues[]>();
  for (const row of rows) {
    const columns = Object.keys(row).join();
    const group = groups.get(columns);
    if (group) group.push(row);
    else groups.set(columns, [row]);
  }
  return [...groups.values()];
}

function tableRows(table: string, { key, mayUpdate, defaults }: OpenImport, rows: readonly RecordValues[]): TableRows {
  // Defaults for columns that the file lacks are only given to new records.
  const columns = [...new Set(rows.flatMap(Object.keys))].filter((column) => column !== key);
  const complete = rows.map((row) => withDefaults(row, defaults));
  return { table, rows: complete, ...(key !== undefined && { update: { key, columns, when: mayUpdate } }) };
}

/** Returns the row with defaults for the columns that it leaves empty. */
const withDefaults = (row: RecordValues, defaults: RecordValues): RecordValues => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
});
