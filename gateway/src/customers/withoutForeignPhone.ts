import { readPhone } from '@taem/domain/reading/phone.ts';
import { faultWords } from '@taem/domain/reading/words.ts';
import type { Cells, Say } from '../import/ImportRules.ts';
import { textOfCell } from '../import/textOfCell.ts';

/**
 * Drops the number of another country, which cannot be stored, if the file identifies the person by another field as
 * well; the whole number is reported.
 */
export function withoutForeignPhone(cells: Cells, namedBy: string, doubt: Say): Cells {
  const text = textOfCell(cells.phone);
  if (text === '' || textOfCell(cells[namedBy]) === '') return cells;
  const read = readPhone(text);
  if (!('fault' in read) || read.fault.code !== 'OTHER_COUNTRY') return cells;
  doubt('phone', faultWords(read.fault).en);
  return { ...cells, phone: null };
}
