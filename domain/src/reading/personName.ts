import { type Doubt, doubt, type Reading } from './reading.ts';
import { readText } from './text.ts';

/** Longer titles first, because a shorter one may be the start of a longer one. */
const TITLES = /^(?:นางสาว|เด็กชาย|เด็กหญิง|น\.\s?ส\.|ด\.\s?ช\.|ด\.\s?ญ\.|นาย|นาง|คุณ|(?:mrs|mr|ms|miss|dr)(?:\.|\s))\s*/i;
/**
 * The rest after a title if that was in fact the start of a name: no word begins with a mark, as after `คุณ` in
 * `คุณากร`, or with a silent letter, as in `นายน์`, and none is a single letter.
 */
const IS_PART_OF_NAME = /^(?:[ะ-ฺๅ็-๎]|.์|[ก-ฮ](?:\s|$))/;
/** Words and names that begin like a title, on their own or without a title. */
const MAY_BE_A_NAME = /^(?:คุณ\S+|นาง(?:ฟ้า|เอก|นวล|รอง|แก้ว|แย้ม|พญา|ละคร|แบบ)|นาย(?:หัว|ทุน|หน้า|แบบ|ท่า|พล|น้อย))(?:\s|$)/;
const NOTE = /[([{]/;

/** Removes the title from a name; a title alone stays. */
export function withoutTitle(text: string): string {
  const name = text.trim().replace(TITLES, '');
  // If a word only begins like a title, a search for the rest still finds that word.
  return [...name].length >= 2 && !IS_PART_OF_NAME.test(name) ? name : text.trim();
}

export interface PersonName {
  firstname: string;
  /** null if there is only one word. */
  lastname: string | null;
}

/**
 * Reads a full name from one column: without its title; the last name is the part after the last space, or one such as
 * `ณ อยุธยา`.
 */
export function readPersonName(text: string): Reading<PersonName | null> {
  const read = readText(text);
  if ('fault' in read || read.value === null) return read as Reading<null>;
  const name = withoutTitle(read.value).replace(/\s+/g, ' ');
  const [, words = name, note = null] = /^([^([{]*[^([{ ]) ?([([{].*)$/.exec(name) ?? [];
  const [, firstname = words, lastname = null] = /^(.+?) ((?:(?:ณ|na) )?\S+)$/i.exec(words) ?? [];
  const withNote = (part: string) => (note === null ? part : `${part} ${note}`);
  const value =
    lastname === null ? { firstname: withNote(firstname), lastname } : { firstname, lastname: withNote(lastname) };
  const found = read.doubt ?? doubtOf(read.value, name);
  return found ? { value, doubt: found } : { value };
}

function doubtOf(written: string, name: string): Doubt | undefined {
  if (name !== written && MAY_BE_A_NAME.test(written)) return doubt('TITLE_OR_NAME', written);
  return NOTE.test(name) ? doubt('NOTE_IN_NAME', written) : undefined;
}
