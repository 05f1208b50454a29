import { PAGE } from '../accounts/permissions.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { reference, text } from '../record/field.ts';

const { required } = FORM_MESSAGES;
/** Codes that can be part of a document number. */
const CODE = /^[A-Za-z0-9]{1,8}$/;

/** A till: a counter of a branch with its drawer, where sales are rung up (docs/adr/0147). */
export const till = defineRecord({
  type: 'Till',
  one: 'till',
  many: 'tills',
  path: 'tills',
  listKey: 'tills',
  singleKey: 'till',
  words: { one: { th: 'เครื่องคิดเงิน', en: 'Till' }, many: { th: 'เครื่องคิดเงิน', en: 'Tills' } },
  about: {
    th: 'จุดขายของแต่ละสาขาที่มีลิ้นชักเงิน เลือกว่าอุปกรณ์ไหนเป็นเครื่องไหนได้ที่หน้าขาย',
    en: 'The counters of each branch that have a cash drawer. Each device chooses at the till which one it is.',
  },
  read: 'everyone',
  create: PAGE.branch,
  update: PAGE.branch,
  remove: PAGE.branch,
  fields: {
    // Part of its document numbers, so it never changes.
    code: text({
      label: { th: 'รหัส', en: 'Code' },
      required,
      max: 8,
      reads: 'code',
      rule: { holds: (typed) => CODE.test(typed), message: 'Code should have 1 to 8 letters and digits' },
      createOnly: true,
      searched: true,
      sorted: true,
      listed: true,
    }),
    name: name(),
    branchId: reference({
      label: { th: 'สาขา', en: 'Branch' },
      required,
      of: 'MerchantBranch',
      carries: ['name'],
      createOnly: true,
      filtered: true,
      listed: true,
    }),
    registrationNumber: text({
      label: { th: 'เลขทะเบียนเครื่องบันทึกเงินสด', en: 'Registration number' },
      max: 50,
      searched: true,
      listed: true,
    }),
    status: recordStatus(),
  },
  branch: { field: 'branch_id', lists: 'own', writes: 'always' },
});
