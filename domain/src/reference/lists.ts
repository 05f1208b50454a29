import { PAGE } from '../accounts/permissions.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import type { RecordDeclaration } from '../record/defineRecord.ts';
import { decimal, integer, money, own, reference, tags, text } from '../record/field.ts';

type Own = 'type' | 'one' | 'many' | 'path' | 'words' | 'fields';
type ListOf = Pick<RecordDeclaration, Own> & Partial<Omit<RecordDeclaration, Own>>;

/** Declares a short read-only list (MGMT-41), readable by all signed-in users. */
const listOf = ({ path, ...list }: ListOf): RecordDeclaration => ({
  path,
  listKey: path.replaceAll('-', '_'),
  singleKey: path.replaceAll('-', '_').replace(/ies$/, 'y').replace(/s$/, ''),
  read: 'everyone',
  isReference: true,
  whole: true,
  undated: true,
  ...list,
});

/** Declares a list that is the same for every merchant, with a code and a name in both languages. */
const sharedList = ({ fields, ...list }: ListOf) =>
  listOf({ ...list, unversioned: true, positioned: true, fields: { name: translated, code, ...fields } });

const displayed = { readOnly: true, nonNull: true, listed: true } as const;
const name = text({ label: { th: 'ชื่อ', en: 'Name' }, ...displayed, searched: true });
const translated = text({ ...name, translated: true });
const code = text({ label: { th: 'รหัส', en: 'Code' }, ...displayed, searched: true });
const type = text({ label: { th: 'ชนิด', en: 'Type' }, ...displayed, searched: true });
const logic = text({ label: { th: 'สูตร', en: 'Formula' }, wire: 'template.logic', ...displayed });
const variableName = text({ label: { th: 'ตัวแปร', en: 'Variable' }, wire: 'template.var_name', readOnly: true });

/** The lists on the page of reference lists. */
export const REFERENCE_LISTS: readonly RecordDeclaration[] = [
  sharedList({
    type: 'Color',
    one: 'color',
    many: 'colors',
    path: 'colors',
    words: { one: { th: 'สี', en: 'Colour' }, many: { th: 'สี', en: 'Colours' } },
    fields: { hex: text({ label: { th: 'ค่าสี', en: 'Value' }, ...displayed }) },
  }),
  sharedList({
    type: 'Currency',
    one: 'currency',
    many: 'currencies',
    path: 'currencies',
    words: { one: { th: 'สกุลเงิน', en: 'Currency' }, many: { th: 'สกุลเงิน', en: 'Currencies' } },
    fields: { symbol: text({ label: { th: 'สัญลักษณ์', en: 'Symbol' }, ...displayed }) },
  }),
  sharedList({
    type: 'Locale',
    one: 'locale',
    many: 'locales',
    path: 'locales',
    words: { one: { th: 'ภาษา', en: 'Language' }, many: { th: 'ภาษา', en: 'Languages' } },
    fields: {},
  }),
  sharedList({
    type: 'Occupation',
    one: 'occupation',
    many: 'occupations',
    path: 'occupations',
    words: { one: { th: 'อาชีพ', en: 'Occupation' }, many: { th: 'อาชีพ', en: 'Occupations' } },
    fields: {},
  }),
  sharedList({
    type: 'Event',
    one: 'event',
    many: 'events',
    path: 'events',
    words: { one: { th: 'เหตุการณ์ในบิล', en: 'Event' }, many: { th: 'เหตุการณ์ในบิล', en: 'Events' } },
    fields: {},
  }),
  sharedList({
    type: 'Social',
    one: 'social',
    many: 'socials',
    path: 'socials',
    words: { one: { th: 'โซเชียล', en: 'Social network' }, many: { th: 'โซเชียล', en: 'Social networks' } },
    fields: { url: text({ label: { th: 'ที่อยู่เว็บ', en: 'Address' }, readOnly: true, listed: true }) },
  }),
  sharedList({
    type: 'RewardType',
    one: 'rewardType',
    many: 'rewardTypes',
    path: 'reward-types',
    words: { one: { th: 'ประเภทของรางวัล', en: 'Reward type' }, many: { th: 'ประเภทของรางวัล', en: 'Reward types' } },
    fields: {},
  }),
  listOf({
    type: 'RewardItem',
    unversioned: true,
    one: 'rewardItem',
    many: 'rewardItems',
    path: 'reward-items',
    words: { one: { th: 'ของรางวัล', en: 'Reward item' }, many: { th: 'ของรางวัล', en: 'Reward items' } },
    fields: {
      name: translated,
      rewardTypeId: reference({
        label: { th: 'ประเภท', en: 'Type' },
        ...displayed,
        of: 'RewardType',
        carries: ['name'],
      }),
    },
  }),
  listOf({
    type: 'RewardInstance',
    unversioned: true,
    one: 'rewardInstance',
    many: 'rewardInstances',
    path: 'reward-instances',
    words: { one: { th: 'มูลค่าของรางวัล', en: 'Reward instance' }, many: { th: 'มูลค่าของรางวัล', en: 'Reward instances' } },
    fields: {
      name: translated,
      rewardItemId: reference({
        label: { th: 'ของรางวัล', en: 'Reward item' },
        ...displayed,
        of: 'RewardItem',
        shows: ['name'],
      }),
      redeemPoint: integer({ label: { th: 'แต้มที่ใช้', en: 'Points used' }, ...displayed }),
      redeemCash: money({ label: { th: 'แทนเงิน', en: 'Worth' }, ...displayed }),
    },
  }),
  listOf({
    type: 'EarningRule',
    unversioned: true,
    one: 'earningRule',
    many: 'earningRules',
    path: 'earning-rules',
    words: { one: { th: 'กฎการได้แต้ม', en: 'Earning rule' }, many: { th: 'กฎการได้แต้ม', en: 'Earning rules' } },
    fields: {
      name: translated,
      eventCode: text({ label: { th: 'เหตุการณ์', en: 'Event' }, readOnly: true, listed: true }),
      earnCash: money({ label: { th: 'ทุกยอดซื้อ', en: 'For each' }, ...displayed }),
      earnPoint: integer({ label: { th: 'ได้แต้ม', en: 'Points' }, ...displayed }),
      rewardItemId: reference({
        label: { th: 'ของรางวัล', en: 'Reward item' },
        readOnly: true,
        of: 'RewardItem',
        shows: ['name'],
      }),
      rewardInstanceId: reference({
        label: { th: 'มูลค่า', en: 'Instance' },
        readOnly: true,
        of: 'RewardInstance',
        shows: ['name'],
      }),
    },
  }),
  listOf({
    type: 'Attribute',
    one: 'attribute',
    many: 'attributes',
    path: 'attributes',
    words: { one: { th: 'คุณลักษณะสินค้า', en: 'Attribute' }, many: { th: 'คุณลักษณะสินค้า', en: 'Attributes' } },
    fields: {
      name,
      description: text({ label: { th: 'รายละเอียด', en: 'Description' }, wire: 'desc', readOnly: true, listed: true }),
      choices: tags({ label: { th: 'ตัวเลือก', en: 'Choices' }, ...displayed }),
    },
  }),
  listOf({
    type: 'Template',
    one: 'template',
    many: 'templates',
    path: 'templates',
    words: { one: { th: 'แม่แบบสูตร', en: 'Template' }, many: { th: 'แม่แบบสูตร', en: 'Templates' } },
    fields: {
      name,
      kind: text({ label: { th: 'ใช้กับ', en: 'Used for' }, ...displayed }),
      type,
      logic,
      variableName,
    },
  }),
  listOf({
    type: 'Coupon',
    one: 'coupon',
    many: 'coupons',
    path: 'coupons',
    words: { one: { th: 'คูปอง', en: 'Coupon' }, many: { th: 'คูปอง', en: 'Coupons' } },
    fields: {
      name,
      type,
      logic,
      variableName: text({ ...variableName, nonNull: true }),
      value: decimal({ label: { th: 'ค่า', en: 'Value' }, ...displayed }),
      quantity: integer({ label: { th: 'จำนวน', en: 'Quantity' }, wire: 'qty', ...displayed }),
    },
  }),
  listOf({
    type: 'Condition',
    one: 'condition',
    many: 'conditions',
    path: 'conditions',
    words: { one: { th: 'เงื่อนไข', en: 'Condition' }, many: { th: 'เงื่อนไข', en: 'Conditions' } },
    update: PAGE.offer,
    // Type and formula of a condition do not change, because offers and tiers use it for them.
    fields: {
      name: text({ label: name.label, required: FORM_MESSAGES.required, searched: true, listed: true }),
      type,
      logic: text({
        label: logic.label,
        wire: logic.wire,
        required: FORM_MESSAGES.required,
        max: 500,
        listed: true,
      }),
    },
  }),
  listOf({
    type: 'MemberBadge',
    one: 'memberBadge',
    many: 'memberBadges',
    path: 'member-badges',
    listKey: 'badges',
    singleKey: 'badge',
    words: { one: { th: 'เหรียญตราสมาชิก', en: 'Badge' }, many: { th: 'เหรียญตราสมาชิก', en: 'Member badges' } },
    fields: {
      name,
      threshold: decimal({
        label: { th: 'เกณฑ์', en: 'Threshold' },
        wire: 'conditions.value',
        readOnly: true,
        listed: true,
      }),
      conditions: own({ label: { th: 'เงื่อนไข', en: 'Conditions' }, readOnly: true }),
    },
  }),
  sharedList({
    type: 'Menu',
    one: 'menu',
    many: 'menus',
    path: 'menus',
    words: { one: { th: 'เมนูของสิทธิ์', en: 'Menu' }, many: { th: 'เมนูของสิทธิ์', en: 'Menus' } },
    fields: { subMenus: own({ label: { th: 'เมนูย่อย', en: 'Sub-menus' }, readOnly: true }) },
  }),
];
