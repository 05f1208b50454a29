import { PAGE } from '../accounts/permissions.ts';
import { MAX_OFFER_USES } from '../limits.ts';
import { description, name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { flag, integer, own } from '../record/field.ts';

const USES = { min: 1, max: MAX_OFFER_USES, none: { th: 'ไม่จำกัด', en: 'No limit' } } as const;

/** A discount or special offer (MGMT-10..13). */
export const offer = defineRecord({
  type: 'Offer',
  one: 'offer',
  many: 'offers',
  path: 'offers',
  listKey: 'offers',
  singleKey: 'offer',
  words: {
    one: { th: 'ส่วนลดและข้อเสนอ', en: 'Offer' },
    many: { th: 'ส่วนลดและข้อเสนอพิเศษ', en: 'Discount and Special Offers' },
  },
  about: {
    th: 'ส่วนลดและข้อเสนอที่พนักงานเลือกใช้ตอนขาย เช่น ซื้อครบ 500 บาท ลด 10% ดูผลกับยอดขายที่ผ่านมาได้ก่อนใช้',
    en: 'Discounts and offers that staff apply at the till, such as 10% off bills of 500 THB or more. Each can be tried on past sales first.',
  },
  read: 'everyone',
  create: PAGE.offer,
  update: PAGE.offer,
  remove: PAGE.offer,
  fields: {
    name: name(),
    description: { ...description(), listed: undefined },
    kind: own({ label: { th: 'ประเภท', en: 'Type' }, readOnly: true, listed: true }),
    status: recordStatus(),
    conditions: own({
      label: { th: 'เงื่อนไข', en: 'Condition' },
      selection: 'conditionId value',
      listed: true,
    }),
    items: own({
      label: { th: 'สิทธิประโยชน์', en: 'Benefit' },
      selection: 'couponId value',
      listed: true,
    }),
    terms: own({
      label: { th: 'ใช้ได้เมื่อไร ที่ไหน กับใคร', en: 'When, where and for whom' },
      selection: 'from until weekdays fromHour untilHour branchIds tierIds',
      listed: 'BEHIND',
    }),
    goods: own({
      label: { th: 'ใช้กับสินค้าใด', en: 'For which products' },
      selection:
        'productIds categoryIds subCategoryIds groupOf benefits otherParts { productIds categoryIds subCategoryIds pieces } products { id name } categories { id name } subCategories { id name }',
      listed: 'BEHIND',
    }),
    isAutomatic: flag({ label: { th: 'ใช้ให้อัตโนมัติ', en: 'Applies by itself' }, nonNull: true }),
    limitPerMember: integer({ label: { th: 'จำกัดต่อสมาชิก (ครั้ง)', en: 'Uses per member' }, ...USES }),
    limitPerDay: integer({ label: { th: 'จำกัดต่อวัน (ครั้ง)', en: 'Uses per day' }, ...USES }),
    limitInAll: integer({ label: { th: 'จำกัดรวมทั้งหมด (ครั้ง)', en: 'Uses in all' }, ...USES }),
    hasAuthorizePin: own({
      label: { th: 'ต้องใช้รหัสอนุมัติ', en: 'Needs a PIN' },
      readOnly: true,
      listed: 'BEHIND',
    }),
    authorizePin: own({ label: { th: 'รหัสอนุมัติ', en: 'Authorize PIN' }, unread: true }),
  },
  byDays: true,
});
