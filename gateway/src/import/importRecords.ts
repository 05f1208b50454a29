import { type Problem, Refusal, refuseField, refuseFields } from '../http/errors.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';
import { readRecord } from '../resource/readRecord.ts';
import type { Cells, ImportCount, ImportRules, ImportScope, OpenImport } from './ImportRules.ts';
import { readCell } from './readCell.ts';
import { readSheetApart } from './readSheetApart.ts';
import { refuseBatch } from './refuseBatch.ts';

export const MOST_PROBLEMS = 100;
/** Somebody who asks what is wrong with a file wants all of it, as far as a person can read. */
const MOST_TEST_PROBLEMS = 1_000;
const MOST_ROWS = 100_000;
const BATCH = 1_000;

export interface ImportProgress {
  rows: number;
  share: number;
}

export interface NumberedRow {
  number: number;
  values: RecordValues;
}

/** What would come of a file. */
export interface ImportTest extends ImportCount {
  /** Rows with a mistake. */
  bad: number;
  problems: readonly Problem[];
}

/**
 * The same as `importRecords`, for a transaction that is rolled back: the rows without a mistake are written and counted,
 * and every mistake is told. The caller rolls back.
 */
export async function testRecords(
  rules: ImportRules,
  scope: ImportScope,
  file: { path: string; bytes: number },
  report: (progress: ImportProgress) => void,
): Promise<ImportTest> {
  const { count, problems } = await readRecords(rules, scope, file, report, { isTest: true, most: MOST_TEST_PROBLEMS });
  return { ...count, bad: new Set(problems.map(rowOf)).size, problems: inOrder(problems).slice(0, MOST_TEST_PROBLEMS) };
}

/**
 * Reads a file into the table of a resource, in the transaction of `scope`: all of it, or by throwing nothing. After the
 * first mistake it only looks for more, so that somebody can put them right together.
 */
export async function importRecords(
  rules: ImportRules,
  scope: ImportScope,
  file: { path: string; bytes: number },
  report: (progress: ImportProgress) => void,
): Promise<ImportCount> {
  const { count, problems } = await readRecords(rules, scope, file, report, { isTest: false, most: MOST_PROBLEMS });
  if (problems.length > 0) throw refuseFields(inOrder(problems).slice(0, MOST_PROBLEMS));
  return count;
}

async function readRecords(
  rules: ImportRules,
  scope: ImportScope,
  file: { path: string; bytes: number },
  report: (progress: ImportProgress) => void,
  { isTest, most }: { isTest: boolean; most: number },
): Promise<{ count: ImportCount; problems: Problem[] }> {
  const count: ImportCount = { inserted: 0, updated: 0 };
  const opened = await rules.open(scope);
  const problems: Problem[] = [];
  const seen = new Map<string, number>();
  let columns: string[] | null = null;
  let batch: NumberedRow[] = [];
  let rows = 0;

  async function finishBatch(): Promise<void> {
    const found = await refuseBatch(rules.resource, opened, scope, batch, seen);
    problems.push(...found);
    const bad = new Set(found.map(rowOf));
    const good = batch.filter(({ number }) => !bad.has(number));
    // After the first mistake nothing more is written; a test counts what is good all the same.
    if ((problems.length === 0 || isTest) && good.length > 0) {
      const written = await opened.write(good.map(({ values }) => values));
      count.inserted += written.inserted;
      count.updated += written.updated;
    }
    batch = [];
  }

  for await (const { number, cells, share } of readSheetApart(file.path, file.bytes)) {
    if (!columns) {
      columns = readHeader(rules, cells);
      continue;
    }
    if (cells.every((cell) => cell === null || cell === '')) continue;
    rows += 1;
    if (rows > MOST_ROWS) throw refuseField(`row ${number}`, `is beyond the ${MOST_ROWS} rows that one file may have`);
    const read = await readRow(rules.resource, opened, columns, cells);
    if ('values' in read) batch.push({ number, values: read.values });
    else problems.push(...read.problems.map(({ path, message }) => ({ path: `row ${number}.${path}`, message })));
    if (problems.length >= most) break;
    if (batch.length < BATCH) continue;
    await finishBatch();
    report({ rows, share });
  }
  if (rows === 0) throw refuseField('image', 'has no rows below its header');
  await finishBatch();
  return { count, problems };
}

/** The first row names the fields. What is shown of a record but not imported may stand there, as in an export. */
function readHeader({ resource, moreColumns = [] }: ImportRules, cells: readonly unknown[]): string[] {
  const names = withoutEmptyEnd(cells.map((cell) => String(cell ?? '').trim()));
  const known = new Set([...resource.fieldByPath.keys(), ...moreColumns]);
  const problems = names.flatMap((name, index) => {
    if (!known.has(name))
      return [{ path: `row 1.${name || `column ${index + 1}`}`, message: 'is not a field of this record' }];
    return names.indexOf(name) === index ? [] : [{ path: `row 1.${name}`, message: 'is there twice' }];
  });
  if (problems.length > 0) throw refuseFields(problems.slice(0, MOST_PROBLEMS));
  return names;
}

async function readRow(
  resource: Resource,
  opened: OpenImport,
  columns: readonly string[],
  row: readonly unknown[],
): Promise<{ values: RecordValues } | { problems: readonly Problem[] }> {
  if (withoutEmptyEnd(row).length > columns.length)
    return { problems: [{ path: 'cells', message: 'are more than the header has names' }] };
  const cells: Cells = Object.fromEntries(columns.map((name, index) => [name, row[index] ?? null]));
  try {
    const asked = opened.readCells?.(cells) ?? cells;
    const values = { ...emptied(resource, asked), ...readRecord(resource, toBody(resource, asked), 'create') };
    await opened.prepare?.(values);
    return { values };
  } catch (error) {
    if (!(error instanceof Refusal) || typeof error.body === 'string') throw error;
    return { problems: error.body };
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

/** Spreadsheets write empty cells as far as any row of them reaches. */
function withoutEmptyEnd<Cell>(cells: readonly Cell[]): Cell[] {
  const last = cells.findLastIndex((cell) => cell !== null && cell !== '');
  return cells.slice(0, last + 1);
}

const rowOf = ({ path }: Problem) => Number(/^row (\d+)/.exec(path)?.[1] ?? 0);

/** By row: what only shows among several rows is found after the mistakes within one. */
function inOrder(problems: readonly Problem[]): Problem[] {
  return [...problems].sort((a, b) => rowOf(a) - rowOf(b));
}
