/** One row of a file: the cells in their order, and its number as a spreadsheet shows it. */
export interface SheetRow {
  number: number;
  cells: readonly unknown[];
  /** How much of the file is read by now, from 0 to 1. */
  share: number;
}
