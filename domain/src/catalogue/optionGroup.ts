import { PAGE } from '../accounts/permissions.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { MAX_GROUP_OPTIONS } from '../limits.ts';
import { name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { integer, own } from '../record/field.ts';

const { required } = FORM_MESSAGES;

/** A group of options of a product, such as size, sweetness or shots. Products and categories refer to their groups. */
export const optionGroup = defineRecord({
  type: 'OptionGroup',
  one: 'optionGroup',
  many: 'optionGroups',
  path: 'option-groups',
  listKey: 'option_groups',
  singleKey: 'option_group',
  words: { one: { th: 'ตัวเลือกสินค้า', en: 'Option group' }, many: { th: 'ตัวเลือกสินค้า', en: 'Options' } },
  about: {
    th: 'สิ่งที่ลูกค้าเลือกได้ตอนสั่ง เช่น ขนาด ความหวาน เพิ่มช็อต แต่ละตัวเลือกมีราคาเพิ่มได้ แล้วเลือกใช้ในสินค้าหรือหมวดหมู่',
    en: 'What customers choose when they order, such as size, sweetness and shots, each option at its price. Products and categories then use the group.',
  },
  read: 'everyone',
  create: PAGE.product,
  update: PAGE.product,
  remove: PAGE.product,
  fields: {
    name: name(),
    minChoices: integer({
      label: { th: 'เลือกอย่างน้อย', en: 'Choose at least' },
      required,
      min: 0,
      max: MAX_GROUP_OPTIONS,
      listed: true,
    }),
    maxChoices: integer({
      label: { th: 'เลือกได้ไม่เกิน', en: 'Choose at most' },
      required,
      min: 1,
      max: MAX_GROUP_OPTIONS,
      listed: true,
    }),
    options: own({
      label: { th: 'ตัวเลือก', en: 'Options' },
      required,
      selection: 'id name price isDefault isActive',
      listed: true,
    }),
    status: recordStatus(),
  },
  byDays: true,
  byIds: true,
});
