import { PAGE } from '../accounts/permissions.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { description, name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { reference, text } from '../record/field.ts';
import { INSTITUTE_NAMES_TH, METHOD_NAMES_TH } from './institute.ts';
import { readBillerId, readEWalletId, readPromptPayId } from './promptPayId.ts';

const { required } = FORM_MESSAGES;
const ACCOUNT_NO = /^\d{3}-\d-\d{5}-\d$/;

/** A way to pay that the merchant sets up (MGMT-14, MGMT-15). */
export const paymentChannel = defineRecord({
  type: 'PaymentChannel',
  one: 'paymentChannel',
  many: 'paymentChannels',
  path: 'payment-channels',
  listKey: 'payment_channels',
  singleKey: 'payment_channel',
  words: {
    one: { th: 'ช่องทางชำระเงิน', en: 'Payment method' },
    many: { th: 'ช่องทางชำระเงิน', en: 'Payment methods' },
  },
  about: {
    th: 'ช่องทางที่ลูกค้าใช้ชำระเงินได้ที่หน้าขาย เช่น เงินสด พร้อมเพย์ บัตร',
    en: 'How customers can pay at the till: cash, PromptPay, cards.',
  },
  read: 'everyone',
  create: PAGE.paymentMethod,
  update: PAGE.paymentMethod,
  remove: PAGE.paymentMethod,
  fields: {
    name: name(),
    description: description({ searched: true }),
    status: recordStatus(),
    instituteId: reference({
      label: { th: 'ธนาคาร', en: 'Bank' },
      required,
      nonNull: false,
      of: 'Institute',
      thaiNames: INSTITUTE_NAMES_TH,
      carries: ['name', 'imageUrl'],
      idInside: true,
      listed: true,
    }),
    paymentMethodId: reference({
      label: { th: 'ประเภทการชำระเงิน', en: 'Kind of payment' },
      required,
      of: 'PaymentMethod',
      thaiNames: METHOD_NAMES_TH,
      carries: ['name'],
      idInside: true,
      listed: true,
    }),
    accountName: text({ label: { th: 'ชื่อบัญชี', en: 'Account name' }, searched: true }),
    accountNo: text({
      label: { th: 'เลขที่บัญชี', en: 'Account No.' },
      max: 50,
      rule: { holds: (typed) => ACCOUNT_NO.test(typed), message: 'Account No. should match xxx-x-xxxxx-x' },
      searched: true,
    }),
    promptPayId: text({
      label: { th: 'พร้อมเพย์', en: 'PromptPay id' },
      max: 20,
      rule: {
        holds: (typed) => readPromptPayId(typed) !== null,
        message: 'PromptPay id should be a mobile phone number or a tax id',
      },
    }),
    billerId: text({
      label: { th: 'รหัสผู้รับชำระ (Biller ID)', en: 'Biller ID' },
      max: 20,
      rule: {
        holds: (typed) => readBillerId(typed) !== null,
        message: 'Biller ID should have 15 digits: a tax id and two more',
      },
    }),
    eWalletId: text({
      label: { th: 'หมายเลข e-Wallet', en: 'E-wallet ID' },
      max: 20,
      rule: { holds: (typed) => readEWalletId(typed) !== null, message: 'E-wallet ID should have 15 digits' },
    }),
    actionCode: text({ label: { th: 'รหัสการทำงาน', en: 'Action code' }, max: 50 }),
  },
  picture: 'public',
  columnWords: { imageUrl: { th: 'ไอคอน', en: 'Icon' } },
  byDays: true,
});
