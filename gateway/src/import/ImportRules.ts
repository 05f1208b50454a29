import type { ImportField } from '@taem/domain/import/ImportField.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { Problem } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { RecordValues, Resource } from '../resource/defineResource.ts';
import type { SheetOfWorkbook } from './SheetRow.ts';

/** Maximum number of mistakes reported for a refused file. */
export const MAX_PROBLEMS = 100;

/** The cells of one row, unchanged, by the field of their column. */
export type Cells = Record<string, unknown>;

export interface ImportScope {
  client: DatabaseClient;
  session: GatewaySession;
  /** The branch in which the sender works. */
  branchId: string | null;
  /** The sender's choices, or the defaults, by the keys of the rules. */
  choices: Readonly<Record<string, boolean>>;
  /**
   * Runs a short piece of work in a separate transaction, so that others need not wait for a long import; null where
   * nothing is written.
   */
  beside: (<T>(work: (client: DatabaseClient) => Promise<T>) => Promise<T>) | null;
  /** The id with which everything is marked that the file brings for other records; null where nothing is written. */
  importId: string | null;
  /**
   * Collects the kinds of data that came for other records: reverting the import and reverting that again does not
   * bring these back.
   */
  brought: Set<string>;
  /** The file's name, as the sender has it. */
  fileName: string;
}

/** The rules for importing a resource; each import is opened once, before its first row. */
export interface ImportRules {
  resource: Resource;
  /** The fields that a column can hold: those of the record, and those that `readCells` converts to such. */
  fields: readonly ImportField[];
  /** Lists of fields; one of each list must have a column, or no row can be imported. */
  needs: readonly (readonly string[])[];
  /** Choices that replace a needed column, by its field. */
  standIns?: Readonly<Record<string, string>>;
  /** The choices that the sender has, with their defaults. */
  choices?: Readonly<Record<string, boolean>>;
  open(scope: ImportScope): Promise<OpenImport>;
  /** Returns the rules with additional fields of this shop, such as one for each branch. */
  ofShop?(client: DatabaseClient): Promise<ImportRules>;
}

/** Reports something about a field of one row. */
export type Say = (path: string, message: string) => void;

/** A row that is completed together with the others of its part. */
export interface PartRow {
  number: number;
  /** The cells, as `readCells` returned them. */
  cells: Cells;
  values: RecordValues;
  refuse: Say;
  doubt: Say;
  /** Leaves the row's existing record unchanged: the row counts as one that contains nothing new. */
  leave(): void;
}

/** A row that is or would be written, and the resulting state of its record. */
export interface TakenRow {
  values: RecordValues;
  state: RowState;
}

export type RowState = 'inserted' | 'updated' | 'same';

/** The subject of a choice in the file, such as categories without a record. */
export interface ImportChoice {
  key: string;
  count: number;
  /** Names of the first ones counted. */
  names: readonly string[];
}

export interface OpenImport {
  /**
   * Converts cells that people write differently from the record. `refuse` reports a mistake, so that the row is not
   * imported; `doubt` reports a likely mistake in a row that is. Returns null if the row belongs to the one above it
   * and brings no record.
   */
  readCells?(cells: Cells, refuse: Say, doubt: Say): Cells | null;
  /** Completes the values of one row, by column of the table; a refusal refuses only this row. */
  prepare?(values: RecordValues, doubt: Say, cells: Cells): Promise<void> | void;
  /** Completes the rows of a part, with statements for all of them together. */
  completePart?(rows: readonly PartRow[]): Promise<void>;
  /** Whether the id is that of a record that will be created with the first rows that refer to it. */
  isComing?(id: unknown): boolean;
  /** Creates those records. */
  makeReferred?(rows: readonly RecordValues[]): Promise<void>;
  /**
   * Writes the rows' data for other records, once the rows themselves are written; in a dry run, only determines what
   * it would write. Returns the rows that have such data.
   */
  takeBeside?(rows: readonly TakenRow[]): Promise<ReadonlySet<RecordValues>>;
  /** Returns the choices of the sender, once all rows have been read. */
  choices?(): readonly ImportChoice[];
  /** Columns whose values may occur only once in the file. */
  unique: readonly string[];
  /** Columns whose values no existing record may have, with the message for it. */
  taken?: Readonly<Record<string, string>>;
  /** Values for columns that a row leaves empty. */
  defaults: RecordValues;
  /**
   * An existing record with the same value in this column is updated with the file's columns; without a key, every row
   * is a new record.
   */
  key?: string;
  /**
   * SQL condition on the table `t`, under which an existing record may be updated: its state may have changed since it
   * was read.
   */
  mayUpdate?: string;
}

export interface ImportCount {
  inserted: number;
  updated: number;
  /** Number of rows that equal their record, so that nothing is written. */
  same: number;
}

/** The result of an import, or of its dry run. */
export interface ImportOutcome extends ImportCount {
  /** Number of rows with a mistake, which are not imported. */
  bad: number;
  /** The first mistakes, by row. */
  problems: readonly Problem[];
  /** Number of rows without a mistake that are likely to be wrong. */
  doubtful: number;
  /** The first of these doubts, by row. */
  doubts: readonly Problem[];
  /** Sheets of the workbook that are not imported. */
  otherSheets: readonly SheetOfWorkbook[];
}
