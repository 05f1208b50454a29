import { type Doubt, doubt, type Reading } from './reading.ts';
import { readText } from './text.ts';

/** Longer ones first, as a shorter one may be their beginning. */
const TITLES = /^(?:นางสาว|เด็กชาย|เด็กหญิง|น\.\s?ส\.|ด\.\s?ช\.|ด\.\s?ญ\.|นาย|นาง|คุณ|(?:mrs|mr|ms|miss|dr)(?:\.|\s))\s*/i;
/**
 * What looked like a title is the beginning of a name: no word begins with a mark, as behind `คุณ` in `คุณากร`, or with a letter
 * that has no sound, as in `นายน์`, and none is one letter.
 */
const IS_PART_OF_NAME = /^(?:[ะ-ฺๅ็-๎]|.์|[ก-ฮ](?:\s|$))/;
/** Words and names that begin like a title, alone or with a title left out. */
const MAY_BE_A_NAME = /^(?:คุณ\S+|นาง(?:ฟ้า|เอก|นวล|รอง|แก้ว|แย้ม|พญา|ละคร|แบบ)|นาย(?:หัว|ทุน|หน้า|แบบ|ท่า|พล|น้อย))(?:\s|$)/;
const NOTE = /[([{]/;

/** A name without what people are addressed by; what is a title alone stays. */
export function withoutTitle(text: string): string {
  const name = text.trim().replace(TITLES, '');
  // What is left of a word that only begins like a title is found in that word too.
  return [...name].length >= 2 && !IS_PART_OF_NAME.test(name) ? name : text.trim();
}

export interface PersonName {
  firstname: string;
  /** null where there is one word alone. */
  lastname: string | null;
}

/** A name that stands in one column: without title, and what is behind its last space is the last name, `ณ อยุธยา` too. */
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
