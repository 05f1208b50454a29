import { PAGE } from '../accounts/permissions.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import type { RecordDeclaration } from '../record/defineRecord.ts';
import { decimal, integer, money, own, type RecordField, reference, tags, text } from '../record/field.ts';
import type { Words } from '../record/words.ts';

interface ListOf {
  type: string;
  one: string;
  many: string;
  path: string;
  words: Words;
  fields: Readonly<Record<string, RecordField>>;
}

/** A short list that is looked into and not changed here (MGMT-41); everybody who is signed in may. */
const listOf = ({ words, path, ...list }: ListOf): RecordDeclaration => ({
  ...list,
  path,
  listKey: path.replaceAll('-', '_'),
  singleKey: path.replaceAll('-', '_').replace(/ies$/, 'y').replace(/s$/, ''),
  words: { one: words, many: words },
  read: 'everyone',
  whole: true,
  undated: true,
});

const shown = { readOnly: true, told: true, listed: true } as const;
const name = text({ label: { th: 'ชื่อ', en: 'Name' }, ...shown, searched: true });
const code = text({ label: { th: 'รหัส', en: 'Code' }, ...shown, searched: true });
const names = own({ label: { th: 'ชื่อในแต่ละภาษา', en: 'Names' }, readOnly: true });
const type = text({ label: { th: 'ชนิด', en: 'Type' }, ...shown, searched: true });
const logic = text({ label: { th: 'สูตร', en: 'Formula' }, ...shown });
const coded = { name, code, names };

/** The lists that stand on the page of reference lists, in the contract and on the wire since long. */
export const REFERENCE_LISTS: readonly RecordDeclaration[] = [
  listOf({
    type: 'Color',
    one: 'color',
    many: 'colors',
    path: 'colors',
    words: { th: 'สี', en: 'Colours' },
    fields: { ...coded, hex: text({ label: { th: 'ค่าสี', en: 'Value' }, ...shown }) },
  }),
  listOf({
    type: 'Currency',
    one: 'currency',
    many: 'currencies',
    path: 'currencies',
    words: { th: 'สกุลเงิน', en: 'Currencies' },
    fields: { ...coded, symbol: text({ label: { th: 'สัญลักษณ์', en: 'Symbol' }, ...shown }) },
  }),
  listOf({
    type: 'Locale',
    one: 'locale',
    many: 'locales',
    path: 'locales',
    words: { th: 'ภาษา', en: 'Languages' },
    fields: coded,
  }),
  listOf({
    type: 'Occupation',
    one: 'occupation',
    many: 'occupations',
    path: 'occupations',
    words: { th: 'อาชีพ', en: 'Occupations' },
    fields: coded,
  }),
  listOf({
    type: 'Event',
    one: 'event',
    many: 'events',
    path: 'events',
    words: { th: 'เหตุการณ์ในบิล', en: 'Events' },
    fields: coded,
  }),
  listOf({
    type: 'Social',
    one: 'social',
    many: 'socials',
    path: 'socials',
    words: { th: 'โซเชียล', en: 'Social networks' },
    fields: { ...coded, url: text({ label: { th: 'ที่อยู่เว็บ', en: 'Address' }, readOnly: true, listed: true }) },
  }),
  listOf({
    type: 'RewardType',
    one: 'rewardType',
    many: 'rewardTypes',
    path: 'reward-types',
    words: { th: 'ประเภทของรางวัล', en: 'Reward types' },
    fields: coded,
  }),
  listOf({
    type: 'RewardItem',
    one: 'rewardItem',
    many: 'rewardItems',
    path: 'reward-items',
    words: { th: 'ของรางวัล', en: 'Reward items' },
    fields: {
      name,
      names,
      rewardTypeId: reference({
        label: { th: 'ประเภท', en: 'Type' },
        ...shown,
        of: 'RewardType',
        carries: ['name'],
      }),
    },
  }),
  listOf({
    type: 'RewardInstance',
    one: 'rewardInstance',
    many: 'rewardInstances',
    path: 'reward-instances',
    words: { th: 'มูลค่าของรางวัล', en: 'Reward instances' },
    fields: {
      name,
      names,
      rewardItemId: reference({ label: { th: 'ของรางวัล', en: 'Item' }, ...shown, of: 'RewardItem', carries: ['name'] }),
      redeemPoint: integer({ label: { th: 'ใช้แต้ม', en: 'Points spent' }, ...shown }),
      redeemCash: money({ label: { th: 'แทนเงิน', en: 'Worth' }, ...shown }),
    },
  }),
  listOf({
    type: 'EarningRule',
    one: 'earningRule',
    many: 'earningRules',
    path: 'earning-rules',
    words: { th: 'กฎการได้แต้ม', en: 'Earning rules' },
    fields: {
      name,
      eventCode: text({ label: { th: 'เหตุการณ์', en: 'Event' }, readOnly: true, listed: true }),
      earnCash: money({ label: { th: 'ทุกยอดซื้อ', en: 'For each' }, ...shown }),
      earnPoint: integer({ label: { th: 'ได้แต้ม', en: 'Points' }, ...shown }),
      rewardItemId: own({ label: { th: 'ของรางวัล', en: 'Item' }, readOnly: true }),
      rewardInstanceId: own({ label: { th: 'มูลค่า', en: 'Instance' }, readOnly: true }),
    },
  }),
  listOf({
    type: 'Attribute',
    one: 'attribute',
    many: 'attributes',
    path: 'attributes',
    words: { th: 'คุณลักษณะสินค้า', en: 'Attributes' },
    fields: {
      name,
      description: text({ label: { th: 'รายละเอียด', en: 'Description' }, wire: 'desc', readOnly: true, listed: true }),
      choices: tags({ label: { th: 'ตัวเลือก', en: 'Choices' }, ...shown }),
    },
  }),
  listOf({
    type: 'Template',
    one: 'template',
    many: 'templates',
    path: 'templates',
    words: { th: 'แม่แบบสูตร', en: 'Templates' },
    fields: {
      name,
      kind: text({ label: { th: 'ใช้กับ', en: 'Used for' }, ...shown }),
      type,
      logic,
      variableName: text({ label: { th: 'ตัวแปร', en: 'Variable' }, readOnly: true }),
    },
  }),
  listOf({
    type: 'Coupon',
    one: 'coupon',
    many: 'coupons',
    path: 'coupons',
    words: { th: 'คูปอง', en: 'Coupons' },
    fields: {
      name,
      type,
      logic,
      variableName: text({ label: { th: 'ตัวแปร', en: 'Variable' }, readOnly: true, told: true }),
      value: decimal({ label: { th: 'ค่า', en: 'Value' }, ...shown }),
      quantity: integer({ label: { th: 'จำนวน', en: 'Quantity' }, wire: 'qty', ...shown }),
    },
  }),
  {
    ...listOf({
      type: 'Condition',
      one: 'condition',
      many: 'conditions',
      path: 'conditions',
      words: { th: 'เงื่อนไข', en: 'Conditions' },
      // What a condition is about does not change: offers and tiers chose it for that.
      fields: {
        name: text({ label: name.label, required: FORM_MESSAGES.required, searched: true, listed: true }),
        type,
        logic: text({ label: logic.label, required: FORM_MESSAGES.required, max: 500, listed: true }),
      },
    }),
    update: PAGE.offer,
  },
  listOf({
    type: 'MemberBadge',
    one: 'memberBadge',
    many: 'memberBadges',
    path: 'member-badges',
    words: { th: 'เหรียญตราสมาชิก', en: 'Member badges' },
    fields: {
      name,
      threshold: decimal({ label: { th: 'เกณฑ์', en: 'Threshold' }, readOnly: true, listed: true }),
      conditions: own({ label: { th: 'เงื่อนไข', en: 'Conditions' }, readOnly: true }),
    },
  }),
  listOf({
    type: 'Menu',
    one: 'menu',
    many: 'menus',
    path: 'menus',
    words: { th: 'เมนูของสิทธิ์', en: 'Menus' },
    fields: { ...coded, subMenus: own({ label: { th: 'เมนูย่อย', en: 'Sub-menus' }, readOnly: true }) },
  }),
  listOf({
    type: 'Province',
    one: 'province',
    many: 'provinces',
    path: 'provinces',
    words: { th: 'จังหวัด', en: 'Provinces' },
    fields: { name },
  }),
];
