import { readPersonName } from '@taem/domain/reading/personName.ts';
import { doubtWords } from '@taem/domain/reading/words.ts';
import type { Cells, Say } from '../import/ImportRules.ts';
import { textOfCell } from '../import/textOfCell.ts';

/** Takes the place of a missing last name until the rules of the record have been applied. */
export const NO_LASTNAME = '\u2014';

/**
 * Reads one or two columns of names: removes titles, and takes the text after the last space of a single name for the
 * last name.
 */
export function namePerson(given: Cells, doubt: Say): Cells {
  const { name, ...cells } = given;
  const first = textOfCell(cells.firstname) || textOfCell(name);
  if (first === '') return cells;
  const read = readPersonName(first);
  if ('fault' in read || read.value === null) return { ...cells, firstname: first };
  if (read.doubt) doubt('firstname', doubtWords(read.doubt).en);
  const lastname = textOfCell(cells.lastname);
  const { firstname, lastname: behind } = read.value;
  if (lastname === '') return { ...cells, firstname, lastname: behind ?? NO_LASTNAME };
  // With two columns, the first may contain two words.
  return { ...cells, firstname: [firstname, behind].filter(Boolean).join(' '), lastname };
}
