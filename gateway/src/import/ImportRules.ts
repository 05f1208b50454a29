import type { ImportField } from '@taem/domain/import/ImportField.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { Problem } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';
import type { SheetOfWorkbook } from './SheetRow.ts';

/** Mistakes that are reported of a refused file. */
export const MAX_PROBLEMS = 100;

/** The cells of one row by the field that their column holds, as they stand in the file. */
export type Cells = Record<string, unknown>;

export interface ImportScope {
  client: DatabaseClient;
  session: GatewaySession;
  /** The branch that the sender works in. */
  branchId: string | null;
  /** What the sender decided, or what holds where they said nothing; by the keys of the rules. */
  choices: Readonly<Record<string, boolean>>;
  /**
   * Runs something short in a separate transaction, so that others need not wait for a long import; null where nothing
   * is written.
   */
  beside: (<T>(work: (client: DatabaseClient) => Promise<T>) => Promise<T>) | null;
  /** What everything that the file brings beside its records is marked with; null where nothing is written. */
  importId: string | null;
  /** Takes down what comes beside the records, by its kind: records that are taken back and given back come without it. */
  brought: Set<string>;
  /** As the sender calls it. */
  fileName: string;
}

/** What a resource says about its own import; each import is opened once, before its first row. */
export interface ImportRules {
  resource: Resource;
  /** What a column can hold: fields of the record, and what `readCells` makes fields of. */
  fields: readonly ImportField[];
  /** Of each list, one has to have a column: without it no row could be taken in. */
  needs: readonly (readonly string[])[];
  /** Choices that stand in for a needed column, by its field. */
  standIns?: Readonly<Record<string, string>>;
  /** What the sender may decide, with what holds where they say nothing. */
  choices?: Readonly<Record<string, boolean>>;
  open(scope: ImportScope): Promise<OpenImport>;
  /** The same with what only this shop has columns for, such as one for each branch. */
  ofShop?(client: DatabaseClient): Promise<ImportRules>;
}

/** Says something of a field of one row. */
export type Say = (path: string, message: string) => void;

/** A row that is completed together with the others of its part. */
export interface PartRow {
  number: number;
  /** As `readCells` gave them. */
  cells: Cells;
  values: RecordValues;
  refuse: Say;
  doubt: Say;
  /** Its record is known and left as it is: the row counts as one that says nothing new. */
  leave(): void;
}

/** A row that is written, or would be, and what comes of its record by that. */
export interface TakenRow {
  values: RecordValues;
  state: RowState;
}

export type RowState = 'inserted' | 'updated' | 'same';

/** What a choice is about in the file that was read, such as the categories that no record has yet. */
export interface ImportChoice {
  key: string;
  count: number;
  /** The first of what is counted, by name. */
  names: readonly string[];
}

export interface OpenImport {
  /**
   * Changes cells that people write otherwise than the record has them. `refuse` says what is wrong with one, so that the
   * row is not taken in; `doubt` what is likely to be wrong with one that is. null: the row belongs to the one above it, and
   * brings no record.
   */
  readCells?(cells: Cells, refuse: Say, doubt: Say): Cells | null;
  /** Completes the values of one row, by column of the table; a refusal is one of this row. */
  prepare?(values: RecordValues, doubt: Say, cells: Cells): Promise<void> | void;
  /** Completes the rows of a part, with statements for all of them. */
  completePart?(rows: readonly PartRow[]): Promise<void>;
  /** Whether an id is one of a record that is made with the first rows that refer to it. */
  isComing?(id: unknown): boolean;
  /** Makes those records. */
  makeReferred?(rows: readonly RecordValues[]): Promise<void>;
  /**
   * Writes what rows bring beside their records, once these are written; where nothing is written it looks what that would be. It
   * gives the rows that bring anything.
   */
  takeBeside?(rows: readonly TakenRow[]): Promise<ReadonlySet<RecordValues>>;
  /** What there is to decide, once all rows have been read. */
  choices?(): readonly ImportChoice[];
  /** Columns whose value only one row of the file may have. */
  unique: readonly string[];
  /** Values of these columns that a record has already, with what is said about it. */
  taken?: Readonly<Record<string, string>>;
  /** What a column holds that a row leaves empty. */
  defaults: RecordValues;
  /** A record with the same value of this column takes the columns of the file; without it every row is a new record. */
  key?: string;
  /** SQL of the table `t`: what became of a record since it was looked at may keep it as it is. */
  mayUpdate?: string;
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
  /** Rows without a mistake, of which something is likely to be wrong. */
  doubtful: number;
  /** The first of these doubts, by row. */
  doubts: readonly Problem[];
  /** Sheets of the workbook of which nothing is taken in. */
  otherSheets: readonly SheetOfWorkbook[];
}
