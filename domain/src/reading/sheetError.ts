import { type Fault, fault } from './reading.ts';

/** What Excel, Google Sheets and LibreOffice write where a formula has no result, or a column has no room. */
const ERRORS =
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|ERROR!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA|#+)$/i;

/** Why a cell of a sheet holds nothing that a person wrote, whatever its column is for; null where it may. */
export function sheetError(text: string): Fault | null {
  const cell = text.trim();
  if (!ERRORS.test(cell) && !/^n\/a$/i.test(cell)) return null;
  return fault('SHEET_ERROR', cell).fault;
}
