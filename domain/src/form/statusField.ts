import { z } from 'zod';
import type { Choice } from '../reading/choice.ts';

/** MGMT-32 Whether a record is in use. */
export const STATUSES = ['Active', 'Inactive'] as const;
export type Status = (typeof STATUSES)[number];

/** The same with their names. */
export const STATUS_CHOICES: readonly Choice<Status>[] = [
  {
    value: 'Active',
    words: { th: 'ใช้งาน', en: 'Active' },
    aliases: ['เปิดใช้งาน', 'เปิดขาย', 'ขาย', 'เปิด', 'in use', 'enabled', 'on', 'published', 'true', 'yes', '1'],
  },
  {
    value: 'Inactive',
    words: { th: 'ไม่ใช้งาน', en: 'Inactive' },
    aliases: [
      'ปิดใช้งาน',
      'ปิดขาย',
      'หยุดขาย',
      'เลิกขาย',
      'ปิด',
      'not in use',
      'disabled',
      'off',
      'draft',
      'archived',
      'unlisted',
      'false',
      'no',
      '0',
    ],
  },
];

/** The status of a record; Active by default. */
export function statusField(message: string) {
  return z.enum(STATUSES, { error: message }).default('Active');
}
