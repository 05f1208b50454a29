import { phoneDigits } from '@taem/domain/person/phone.ts';
import { withoutTitle } from '@taem/domain/reading/personName.ts';

/** A phone as its digits, however it is written; a name without what people are addressed by. */
export const readKeyword = (keyword: string): string =>
  /^[+(\d๐-๙][\d๐-๙\s().-]{3,}$/.test(keyword) ? phoneDigits(keyword) : withoutTitle(keyword);
