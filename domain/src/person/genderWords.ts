import type { Words } from '../record/words.ts';
import type { Gender } from './gender.ts';

/** What each gender is called, on every screen, paper and file. */
export const GENDER_WORDS: Readonly<Record<Gender, Words>> = {
  Male: { th: 'ชาย', en: 'Male' },
  Female: { th: 'หญิง', en: 'Female' },
  Other: { th: 'อื่น ๆ', en: 'Other' },
};
