import { merchantBranch } from '../merchant/merchantBranch.ts';
import { till } from '../merchant/till.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { date, integer, moment, money, own, reference, text } from '../record/field.ts';

/** A shift at one till, from one cash count to the next. It is opened, counted and closed only at the till (docs/adr/0147). */
export const shift = defineRecord({
  type: 'Shift',
  one: 'shift',
  many: 'shifts',
  path: 'shifts',
  listKey: 'shifts',
  singleKey: 'shift',
  words: { one: { th: 'กะ', en: 'Shift' }, many: { th: 'กะ', en: 'Shifts' } },
  about: {
    th: 'กะเริ่มด้วยการนับเงินทอนที่เครื่องคิดเงิน และปิดด้วยการนับเงินในลิ้นชัก เปิดและปิดกะได้ที่นี่หรือที่หน้าขาย',
    en: 'A shift begins with counted cash at a till and ends with a count of its drawer. Both are done here or on the sales screen.',
  },
  // A reader without Read on the page of shifts sees those that they opened or closed, once closed.
  read: 'everyone',
  byDays: true,
  alsoFiltered: ['state', 'personId', 'isDifferent'],
  undated: true,
  unversioned: true,
  fields: {
    name: text({ label: { th: 'กะ', en: 'Shift' } }),
    number: integer({ label: { th: 'เลขที่', en: 'Number' }, sorted: true, listed: true }),
    tillId: reference({ label: till.words.one, of: 'Till', carries: ['name', 'code'], filtered: true, listed: true }),
    branchId: reference({
      label: merchantBranch.words.one,
      of: 'MerchantBranch',
      carries: ['name'],
      filtered: true,
      listed: true,
    }),
    businessDate: date({
      label: { th: 'วันทำการ', en: 'Business day' },
      wrong: 'must be a day',
      sorted: true,
      listed: true,
    }),
    openedAt: moment({ label: { th: 'เปิดเมื่อ', en: 'Opened at' }, sorted: true, listed: true }),
    openedById: reference({
      label: { th: 'ผู้เปิดกะ', en: 'Opened by' },
      of: 'MerchantUser',
      shows: ['firstname', 'lastname'],
      filtered: true,
    }),
    closedAt: moment({ label: { th: 'ปิดเมื่อ', en: 'Closed at' }, sorted: true, listed: true }),
    closedById: reference({
      label: { th: 'ผู้ปิดกะ', en: 'Closed by' },
      of: 'MerchantUser',
      shows: ['firstname', 'lastname'],
    }),
    openingCash: money({ label: { th: 'เงินทอนเริ่มต้น', en: 'Opening cash' } }),
    expectedOpening: money({ label: { th: 'กะก่อนเหลือไว้', en: 'Left by the last shift' } }),
    openingDifference: money({ label: { th: 'เงินทอนขาด/เกิน', en: 'Opening cash over or short' } }),
    openingReason: text({ label: { th: 'เหตุผลที่เงินทอนไม่ตรง', en: 'Reason at opening' }, searched: true }),
    expectedCash: money({ label: { th: 'เงินที่ควรมี', en: 'Expected cash' }, listed: true }),
    countedCash: money({ label: { th: 'เงินที่นับได้', en: 'Counted cash' }, listed: true }),
    difference: money({ label: { th: 'เงินขาด/เกิน', en: 'Over or short' }, sorted: true, listed: true }),
    reason: text({ label: { th: 'เหตุผล', en: 'Reason' }, searched: true }),
    leftCash: money({ label: { th: 'เหลือไว้ในลิ้นชัก', en: 'Left in the drawer' } }),
    approvedById: reference({
      label: { th: 'ผู้อนุมัติเงินขาด/เกิน', en: 'Difference approved by' },
      of: 'MerchantUser',
      shows: ['firstname', 'lastname'],
    }),
    report: own({
      label: { th: 'รายงานกะ', en: 'Shift report' },
      selection:
        'openingCash cashIn cashOut expectedCash sales sold returns returned voids voided discount cashRounding tenders { type amount count } cashiers { id name sales sold returned voided discount } entries { amount reason at byName approvedByName }',
    }),
  },
  order: { field: 'openedAt', direction: -1 },
  branch: { field: 'branch_id', lists: 'own' },
});
