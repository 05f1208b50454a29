import { PAGE } from '../accounts/permissions.ts';
import { OTHER_INSTITUTE_NAME } from '../limits.ts';
import { name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { text } from '../record/field.ts';

const other = 'อื่น ๆ';
export const INSTITUTE_NAMES_TH = { [OTHER_INSTITUTE_NAME]: other };
export const METHOD_NAMES_TH = {
  Cash: 'เงินสด',
  'Credit / Debit Card': 'บัตรเครดิต/เดบิต',
  Transfer: 'โอนเงิน',
  Other: other,
};

/** A bank that accounts are held at. */
export const institute = defineRecord({
  type: 'Institute',
  one: 'institute',
  many: 'institutes',
  path: 'institutes',
  listKey: 'institutes',
  singleKey: 'institute',
  words: { one: { th: 'ธนาคาร', en: 'Institute' }, many: { th: 'ธนาคาร', en: 'Institutes' } },
  read: 'everyone',
  whole: true,
  undated: true,
  order: { field: 'name', direction: 1 },
  fields: {
    name: text({
      label: { th: 'ชื่อ', en: 'Name' },
      nonNull: true,
      readOnly: true,
      searched: true,
      listed: true,
      translated: true,
      thaiNames: INSTITUTE_NAMES_TH,
    }),
    fontColor: text({ label: { th: 'สีตัวอักษร', en: 'Font colour' }, readOnly: true }),
    status: recordStatus({ readOnly: true }),
  },
  picture: 'public',
});

/** How customers pay: cash, by card, by transfer. */
export const paymentMethod = defineRecord({
  type: 'PaymentMethod',
  one: 'paymentMethod',
  many: 'paymentMethods',
  path: 'payment-methods',
  listKey: 'payment_methods',
  singleKey: 'payment_method',
  words: {
    one: { th: 'ประเภทการชำระเงิน', en: 'Kind of payment' },
    many: { th: 'ประเภทการชำระเงิน', en: 'Kinds of payment' },
  },
  read: 'everyone',
  update: PAGE.paymentMethod,
  whole: true,
  undated: true,
  fields: { name: { ...name(), max: 100 } },
});
