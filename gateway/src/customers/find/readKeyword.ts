import { phoneDigits } from '@taem/domain/person/phone.ts';
import { withoutTitle } from '@taem/domain/reading/personName.ts';
import { plainDigits } from '@taem/domain/reading/plainDigits.ts';

/** Returns a phone as its digits, however it is written; a name without its title. */
export const readKeyword = (keyword: string): string =>
  /^[+(\d][\d\s().-]{3,}$/.test(plainDigits(keyword)) ? phoneDigits(keyword) : withoutTitle(keyword);
