/** One row of a file: its cells in order, and its number as a spreadsheet displays it. */
export interface SheetRow {
  number: number;
  cells: readonly unknown[];
  /** The share of the file that has been read so far, from 0 to 1. */
  share: number;
  /** Whether one of its cells has several lines and an unmatched quote: rows below may have become part of the cell. */
  isTorn?: boolean;
  /** Whether the spreadsheet hides the row. */
  isHidden?: boolean;
  /** Whether one of its cells is merged with the one above, and has its value. */
  isMerged?: boolean;
}

/** One way to read a file: a sheet of a workbook, or a text split by one separator. */
export interface SheetStart {
  /** The sheet's name in the workbook; null for a text. */
  name: string | null;
  /** For a text. */
  encoding: SheetEncoding | null;
  separator: string | null;
  /** All sheets of the workbook, in the order in which they can be read: visible ones, then hidden ones. */
  sheets: readonly SheetOfWorkbook[];
  /** Its first rows. */
  first: readonly SheetRow[];
}

export interface SheetOfWorkbook {
  name: string;
  /** Number of rows with a value. */
  rows: number;
  /** Whether the spreadsheet hides the sheet. */
  isHidden: boolean;
}

export type SheetEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-874' | 'windows-1252';
