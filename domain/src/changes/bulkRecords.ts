import { MEMBER_IN_BULK } from '../customers/memberInBulk.ts';
import { RECORDS } from '../records.ts';
import type { BulkRecord } from './bulkEdit.ts';

/** Returns the record for bulk edits of a contract type; null for a type that is only edited one by one. */
export const bulkRecord = (type: string): BulkRecord | null =>
  [...RECORDS, MEMBER_IN_BULK].find((record) => record.type === type) ?? null;
