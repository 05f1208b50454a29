import { randomUUID } from 'node:crypto';
import type { DatabaseClient } from '../database/pool.ts';
import type { ImportOutcome } from './ImportRules.ts';

/** What is stored of an import, apart from the changes to records. */
export interface NotedFile {
  /** Wire path of the records. */
  record: string;
  name: string;
  hash: string;
  /** For a workbook: the sheet that was imported. */
  sheet: string | null;
  branchId: string | null;
  /** The choices for the whole file, by name. */
  choices: Readonly<Record<string, unknown>>;
  /** Each column of the file, with the field that it was read as. */
  mapping: readonly (readonly [head: string, field: string | null])[];
  /** Kinds of data that came for other records. */
  brought: readonly string[];
}

/**
 * Creates an id for an import, runs it, and records its file. An import that changed nothing leaves no trace. Data for
 * other records is marked with the id, by which it can be taken back (`BroughtBeside`).
 */
export async function noteImport<Outcome extends ImportOutcome>(
  client: DatabaseClient,
  work: (importId: string) => Promise<{ outcome: Outcome; file: NotedFile }>,
): Promise<Outcome & Noted> {
  const id = randomUUID();
  await client.query("select set_config('app.import', $1, true)", [id]);
  const { outcome, file } = await work(id);
  const { inserted, updated, same, bad } = outcome;
  if (inserted + updated === 0) return { ...outcome, import_id: null, change_set_id: null };
  const choices = Object.entries(file.choices);
  await client.query(NOTE, [
    ...[id, file.record, file.name, file.hash, file.branchId, JSON.stringify(choices), JSON.stringify(file.mapping)],
    ...[inserted, updated, same, bad, file.brought, file.sheet],
  ]);
  const [set] = (await client.query<{ id: string }>(SET)).rows;
  return { ...outcome, import_id: id, change_set_id: set?.id ?? null };
}

/** Where the changes of an import can be found; null if it changed nothing. */
export interface Noted {
  import_id: string | null;
  change_set_id: string | null;
}

/** The change set of this transaction. */
const SET = "select split_part(current_setting('app.change_set', true), ' ', 2) as id";

const NOTE = `
  insert into file_imports (id, record, file_name, file_hash, branch_id, choices, mapping, inserted, updated, same, bad, brought,
    sheet)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;
