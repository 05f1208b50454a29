import { PAGE } from '../accounts/permissions.ts';
import type { BulkRecord } from '../changes/bulkEdit.ts';
import { tags } from '../record/field.ts';
import { MAX_TAGS } from './tags.ts';

/** Members in bulk edits, which can change their tags. */
export const MEMBER_IN_BULK: BulkRecord = {
  type: 'Member',
  words: { one: { th: 'สมาชิก', en: 'Member' }, many: { th: 'สมาชิก', en: 'Members' } },
  update: PAGE.customerInsight,
  fields: { tags: tags({ label: { th: 'แท็ก', en: 'Tags' }, asTyped: true, most: MAX_TAGS }) },
};
