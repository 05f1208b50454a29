import type { Reading } from '@taem/domain/reading/reading.ts';
import { faultWords } from '@taem/domain/reading/words.ts';
import { refuseField } from '../http/errors.ts';
import { textOfCell } from './textOfCell.ts';

/** Returns the value of a cell that is not a field of the record; refuses it with the message of its fault. */
export function valueOfCell<Value>(
  path: string,
  cell: unknown,
  read: (text: string) => Reading<Value | null>,
): Value | null {
  if (cell === undefined || cell === null || cell === '') return null;
  const reading = read(cell instanceof Date ? cell.toISOString().slice(0, 10) : textOfCell(cell));
  if ('fault' in reading) throw refuseField(path, faultWords(reading.fault).en);
  return reading.value;
}
