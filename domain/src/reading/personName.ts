import { doubt, type Reading } from './reading.ts';
import { readText } from './text.ts';

/** Longer ones first, as a shorter one may be their beginning. */
const TITLES = /^(?:นางสาว|เด็กชาย|เด็กหญิง|น\.\s?ส\.|ด\.\s?ช\.|ด\.\s?ญ\.|นาย|นาง|คุณ|(?:mrs|mr|ms|miss|dr)(?:\.|\s))\s*/i;
/** No word begins with one: what looked like a title is the beginning of a name, as in `คุณากร`. */
const STANDS_BEHIND = /^[ะ-ฺๅ็-๎]/;

/** A name without what people are addressed by; what is a title alone stays. */
export function withoutTitle(text: string): string {
  const name = text.trim().replace(TITLES, '');
  // What is left of a word that only begins like a title is found in that word too.
  return [...name].length >= 2 && !STANDS_BEHIND.test(name) ? name : text.trim();
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
  const [, firstname = name, lastname = null] = /^(.+?) ((?:(?:ณ|na) )?\S+)$/i.exec(name) ?? [];
  const value = { firstname, lastname };
  // There are names that begin so, such as `คุณวุฒิ`.
  const isUnsure = /^คุณ\S/.test(read.value) && name !== read.value;
  const found = read.doubt ?? (isUnsure ? doubt('TITLE_OR_NAME', read.value) : undefined);
  return found ? { value, doubt: found } : { value };
}
