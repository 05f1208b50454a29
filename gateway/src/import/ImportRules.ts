import type { DatabaseClient } from '../database/pool.ts';
import type { Problem } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';

/** Mistakes that are reported of a refused file. */
export const MOST_PROBLEMS = 100;

/** The cells of one row by their column's name, as they stand in the file. */
export type Cells = Record<string, unknown>;

export interface ImportScope {
  client: DatabaseClient;
  session: GatewaySession;
  /** The branch that the sender works in. */
  branchId: string | null;
  /**
   * Runs something short in a separate transaction, so that others need not wait for a long import; null where nothing
   * is written.
   */
  beside: (<T>(work: (client: DatabaseClient) => Promise<T>) => Promise<T>) | null;
}

/** What a resource says about its own import; each import is opened once, before its first row. */
export interface ImportRules {
  resource: Resource;
  /** Columns that a file may have besides the fields of the record. */
  moreColumns?: readonly string[];
  open(scope: ImportScope): Promise<OpenImport>;
}

export interface OpenImport {
  /** Changes cells that people write otherwise than the record has them; `refuse` says what is wrong with one. */
  readCells?(cells: Cells, refuse: (path: string, message: string) => void): Cells;
  /** Completes the values of one row, by column of the table; a refusal is one of this row. */
  prepare?(values: RecordValues): Promise<void> | void;
  /** Columns whose value only one row of the file may have. */
  unique: readonly string[];
  /** Values of these columns that a record has already, with what is said about it. */
  taken?: Readonly<Record<string, string>>;
  /** What a column holds that a row leaves empty. */
  defaults: RecordValues;
  /** A record with the same value of this column takes the columns of the file; without it every row is a new record. */
  key?: string;
}

export interface ImportCount {
  inserted: number;
  updated: number;
  /** Rows that say what their record has already: nothing of it is written. */
  same: number;
}

/** What came, or would come, of a file. */
export interface ImportOutcome extends ImportCount {
  /** Rows with a mistake, which are not taken in. */
  bad: number;
  /** The first of their mistakes, by row. */
  problems: readonly Problem[];
}
