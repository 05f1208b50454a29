import { readPhone } from '@taem/domain/reading/phone.ts';
import { faultWords } from '@taem/domain/reading/words.ts';
import type { Cells, Say } from '../import/ImportRules.ts';
import { textOfCell } from '../import/textOfCell.ts';

/**
 * The number of another country cannot be kept. A person whom the file names by another field as well is taken in without it, and that
 * is reported with the whole number.
 */
export function withoutForeignPhone(cells: Cells, namedBy: string, doubt: Say): Cells {
  const text = textOfCell(cells.phone);
  if (text === '' || textOfCell(cells[namedBy]) === '') return cells;
  const read = readPhone(text);
  if (!('fault' in read) || read.fault.code !== 'OTHER_COUNTRY') return cells;
  doubt('phone', faultWords(read.fault).en);
  return { ...cells, phone: null };
}
