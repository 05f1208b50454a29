import type { Problem } from '../http/errors.ts';
import type { Resource } from '../resource/defineResource.ts';
import type { ImportScope, OpenImport } from './ImportRules.ts';
import type { NumberedRow } from './importRecords.ts';

/** What can only be said by looking at other rows and records, with one statement for each column of the whole batch. */
export async function refuseBatch(
  resource: Resource,
  opened: OpenImport,
  { client }: ImportScope,
  batch: readonly NumberedRow[],
  seen: Map<string, number>,
): Promise<Problem[]> {
  const problems = findTwice(opened, batch, seen);
  for (const [path, { write }] of resource.fieldByPath) {
    if (!write?.references) continue;
    const known = await findValues(client, write.references, 'id', batch, write.column);
    problems.push(...tell(batch, write.column, path, 'does not exist', (value) => !known.has(value)));
  }
  for (const [column, message] of Object.entries(opened.taken ?? {})) {
    const taken = await findValues(client, resource.table, column, batch, column);
    problems.push(...tell(batch, column, column, message, (value) => taken.has(value)));
  }
  return problems;
}

function findTwice({ unique }: OpenImport, batch: readonly NumberedRow[], seen: Map<string, number>): Problem[] {
  const problems: Problem[] = [];
  for (const { number, values } of batch) {
    for (const column of unique) {
      const value = values[column];
      if (value === null || value === undefined) continue;
      const key = `${column}\n${value}`;
      const earlier = seen.get(key);
      if (earlier === undefined) seen.set(key, number);
      else problems.push({ path: `row ${number}.${column}`, message: `is in row ${earlier} already` });
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

function tell(
  batch: readonly NumberedRow[],
  column: string,
  path: string,
  message: string,
  isWrong: (value: unknown) => boolean,
): Problem[] {
  return batch.flatMap(({ number, values }) => {
    const value = values[column];
    return typeof value === 'string' && isWrong(value) ? [{ path: `row ${number}.${path}`, message }] : [];
  });
}
