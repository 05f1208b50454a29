import type { DatabaseClient } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';

/** The cells of one row by their column's name, as they stand in the file. */
export type Cells = Record<string, unknown>;

export interface ImportScope {
  client: DatabaseClient;
  session: GatewaySession;
  /** The branch that the sender works in. */
  branchId: string | null;
}

/** What a resource says about its own import; each import is opened once, before its first row. */
export interface ImportRules {
  resource: Resource;
  /** Columns that a file may have besides the fields of the record. */
  moreColumns?: readonly string[];
  open(scope: ImportScope): Promise<OpenImport>;
}

export interface OpenImport {
  /** Changes cells that people write otherwise than the record has them; a refusal is one of this row. */
  readCells?(cells: Cells): Cells;
  /** Completes the values of one row, by column of the table; a refusal is one of this row. */
  prepare?(values: RecordValues): Promise<void> | void;
  /** Columns whose value only one row of the file may have. */
  unique: readonly string[];
  /** Values of these columns that a record has already, with what is said about it. */
  taken?: Readonly<Record<string, string>>;
  write(rows: readonly RecordValues[]): Promise<ImportCount>;
}

export interface ImportCount {
  inserted: number;
  updated: number;
}

/** A column that a row leaves empty takes what the resource says it is then. */
export const withDefaults = (row: RecordValues, defaults: RecordValues): RecordValues => ({
  ...defaults,
  ...Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)),
});
