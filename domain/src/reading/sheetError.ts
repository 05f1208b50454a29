import { type Fault, fault } from './reading.ts';

/** What Excel, Google Sheets and LibreOffice write if a formula has no result or a column is too narrow. */
const ERRORS =
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|ERROR!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA|#+)$/i;

/** Returns a fault if a cell contains an error of the spreadsheet program instead of a value; otherwise null. */
export function sheetError(text: string): Fault | null {
  const cell = text.trim();
  if (!ERRORS.test(cell) && !/^n\/a$/i.test(cell)) return null;
  return fault('SHEET_ERROR', cell).fault;
}
