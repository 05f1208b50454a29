import { MEMBER_IN_BULK } from '../customers/memberInBulk.ts';
import { RECORDS } from '../records.ts';
import type { BulkRecord } from './bulkEdit.ts';

/** What of a contract type can be changed in many at once; null for a type that is changed one by one. */
export const bulkRecord = (type: string): BulkRecord | null =>
  [...RECORDS, MEMBER_IN_BULK].find((record) => record.type === type) ?? null;
