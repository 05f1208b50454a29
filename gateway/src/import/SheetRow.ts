/** One row of a file: the cells in their order, and its number as a spreadsheet shows it. */
export interface SheetRow {
  number: number;
  cells: readonly unknown[];
  /** How much of the file is read by now, from 0 to 1. */
  share: number;
  /** One of its cells has several lines and a quote that ends nothing: rows below it may have become part of the cell. */
  isTorn?: boolean;
  /** It is not shown. */
  isHidden?: boolean;
  /** A cell of it is merged with the one above, and has what that one says. */
  isMerged?: boolean;
}

/** One way to read a file: a sheet of a workbook, or a text cut by one separator. */
export interface SheetStart {
  /** What the workbook calls it; null for a text. */
  name: string | null;
  /** Of a text. */
  encoding: SheetEncoding | null;
  separator: string | null;
  /** All sheets of the workbook, in the order of the ways to read it: those that are shown, then the hidden ones. */
  sheets: readonly SheetOfWorkbook[];
  /** Its first rows. */
  first: readonly SheetRow[];
}

export interface SheetOfWorkbook {
  name: string;
  /** Rows that have a value. */
  rows: number;
  /** The spreadsheet does not show it. */
  isHidden: boolean;
}

export type SheetEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-874' | 'windows-1252';
