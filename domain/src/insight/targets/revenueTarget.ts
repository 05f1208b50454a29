import { PAGE } from '../../accounts/permissions.ts';
import { FORM_MESSAGES } from '../../form/messages.ts';
import { defineRecord } from '../../record/defineRecord.ts';
import { money, reference, text } from '../../record/field.ts';

const { required } = FORM_MESSAGES;
/** Years far from today are refused, because they are probably of another calendar: 2569 is 2026 in Thailand. */
const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/;

/** The planned revenue of a month, for the whole shop or for one branch. */
export const revenueTarget = defineRecord({
  type: 'RevenueTarget',
  one: 'revenueTarget',
  many: 'revenueTargets',
  path: 'revenue-targets',
  listKey: 'revenue_targets',
  singleKey: 'revenue_target',
  words: { one: { th: 'เป้ารายได้', en: 'Revenue target' }, many: { th: 'เป้ารายได้', en: 'Revenue targets' } },
  about: {
    th: 'รายได้ที่ตั้งใจไว้ในแต่ละเดือน ของทั้งร้านหรือของสาขา แล้วภาพรวมจะบอกว่าทำได้กี่เปอร์เซ็นต์ของเป้า',
    en: 'What each month should bring, for the whole shop or a branch. The overview then tells how much of it is reached.',
  },
  // Readable by readers of figures, next to which targets are displayed; writable by editors of the settings for rates.
  read: [PAGE.setting, PAGE.businessInsight],
  create: PAGE.setting,
  update: PAGE.setting,
  remove: PAGE.setting,
  fields: {
    month: text({
      label: { th: 'เดือน', en: 'Month' },
      required,
      max: 7,
      rule: { holds: (typed) => MONTH.test(typed), message: 'Month should be like 2026-11' },
      createOnly: true,
      searched: true,
      sorted: true,
      listed: true,
    }),
    branchId: reference({
      label: { th: 'สาขา', en: 'Branch' },
      of: 'MerchantBranch',
      carries: ['name'],
      none: { th: 'ทั้งร้าน', en: 'Whole shop' },
      createOnly: true,
      filtered: true,
      listed: true,
    }),
    amount: money({
      label: { th: 'รายได้', en: 'Revenue' },
      required,
      min: 1,
      sorted: true,
      listed: true,
    }),
  },
  order: { field: 'month', direction: -1 },
  branch: { field: 'branch_id', lists: 'own', writes: 'always' },
});
