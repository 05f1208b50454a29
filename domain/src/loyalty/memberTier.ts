import { PAGE } from '../accounts/permissions.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { description, name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { integer, own } from '../record/field.ts';

/** A tier that members reach by lifetime value, with its privileges (MGMT-23..27). */
export const memberTier = defineRecord({
  type: 'MemberTier',
  one: 'memberTier',
  many: 'memberTiers',
  path: 'member-tiers',
  listKey: 'tiers',
  singleKey: 'tier',
  words: { one: { th: 'ระดับสมาชิก', en: 'Tier' }, many: { th: 'ระดับสมาชิก', en: 'Tiers' } },
  read: 'everyone',
  create: PAGE.tier,
  update: PAGE.tier,
  remove: PAGE.tier,
  fields: {
    name: { ...name(), max: 100 },
    description: { ...description(), listed: true },
    level: integer({
      label: { th: 'ลำดับ', en: 'Level' },
      required: FORM_MESSAGES.required,
      min: 1,
      max: 1_000,
      sorted: true,
      listed: true,
    }),
    conditions: own({
      label: { th: 'ยอดซื้อที่ต้องถึง', en: 'Money required' },
      listed: true,
      selection: 'conditionId value',
    }),
    status: recordStatus(),
    privileges: own({
      label: { th: 'สิทธิประโยชน์', en: 'Benefits' },
      selection: 'condition { conditionId value } item { couponId value }',
    }),
  },
  picture: 'public',
  columnWords: { imageUrl: { th: 'ไอคอน', en: 'Icon' } },
  order: { field: 'level', direction: 1 },
  byDays: true,
});
