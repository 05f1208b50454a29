import type { Words } from '../record/words.ts';

/** What may be decided about a file, by key; `{n}` is how many it is about. */
export const IMPORT_CHOICES: Readonly<Record<string, Words>> = {
  make_categories: { th: 'สร้างหมวดหมู่ใหม่ {n} หมวด', en: 'Add {n} new categories' },
};
