import type { Problem } from '../http/errors.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';
import type { ImportScope, OpenImport } from './ImportRules.ts';
import type { ReadRow } from './readRow.ts';

/** A row with values. */
type NumberedRow = ReadRow & { values: RecordValues };

interface RowProblem {
  row: number;
  problem: Problem;
}

/** Returns, by row, the mistakes that only other rows and records reveal, with one statement per column for the whole batch. */
export async function refuseBatch(
  resource: Resource,
  opened: OpenImport,
  { client }: ImportScope,
  rows: readonly ReadRow[],
  seen: Map<string, number>,
): Promise<Map<number, Problem[]>> {
  const batch = rows.filter((row): row is NumberedRow => row.values !== null);
  // Rows that are already refused are not imported, so that another row may have the same code.
  const standing = batch.filter((row) => row.problems.length === 0);
  const problems: RowProblem[] = findTwice(opened, standing, seen);
  for (const [path, { write }] of resource.fieldByPath) {
    if (!write?.references) continue;
    const existing = await findValues(client, write.references, 'id', batch, write.column);
    problems.push(
      ...report(
        batch,
        write.column,
        path,
        'does not exist',
        (value) => !existing.has(value) && !opened.isComing?.(value),
      ),
    );
  }
  for (const [column, message] of Object.entries(opened.taken ?? {})) {
    const taken = await findValues(client, resource.table, column, batch, column);
    problems.push(...report(batch, column, column, message, (value) => taken.has(value)));
  }
  return byRow(problems);
}

function findTwice({ unique }: OpenImport, batch: readonly NumberedRow[], seen: Map<string, number>): RowProblem[] {
  const problems: RowProblem[] = [];
  for (const { number, values } of batch) {
    for (const column of unique) {
      const value = values[column];
      if (value === null || value === undefined) continue;
      // Codes are compared regardless of case, letter by letter as in the database.
      const key = `${column}\n${Array.from(String(value), (letter) => letter.toLowerCase()).join('')}`;
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, number);
      else problems.push(problemOf(number, column, `is in row ${earlier} already`));
    }
  }
  return problems;
}

async function findValues(
  client: ImportScope['client'],
  table: string,
  column: string,
  batch: readonly NumberedRow[],
  from: string,
): Promise<Set<unknown>> {
  const values = [...new Set(batch.map((row) => row.values[from]))].filter((value) => typeof value === 'string');
  if (values.length === 0) return new Set();
  const text = `select ${column} as value from ${table} where ${column} = any($1)`;
  const answer = await client.query<{ value: string }>(text, [values]);
  return new Set(answer.rows.map(({ value }) => value));
}

function report(
  batch: readonly NumberedRow[],
  column: string,
  path: string,
  message: string,
  isWrong: (value: unknown) => boolean,
): RowProblem[] {
  return batch.flatMap(({ number, values }) => {
    const value = values[column];
    return typeof value === 'string' && isWrong(value) ? [problemOf(number, path, message)] : [];
  });
}

const problemOf = (row: number, path: string, message: string): RowProblem => ({
  row,
  problem: { path: `row ${row}.${path}`, message },
});

function byRow(problems: readonly RowProblem[]): Map<number, Problem[]> {
  const found = new Map<number, Problem[]>();
  for (const { row, problem } of problems) found.set(row, [...(found.get(row) ?? []), problem]);
  return found;
}
