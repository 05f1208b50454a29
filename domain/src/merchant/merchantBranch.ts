import { PAGE } from '../accounts/permissions.ts';
import { STORED_PHONE_LENGTH } from '../person/phone.ts';
import { storedPhone } from '../person/typedPhone.ts';
import { emailIn } from '../reading/email.ts';
import { name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { decimal, email, phone, text } from '../record/field.ts';
import { ADDRESS_FIELDS } from './registeredAddress.ts';

/** A shop of the merchant (MGMT-02..05). */
export const merchantBranch = defineRecord({
  type: 'MerchantBranch',
  one: 'merchantBranch',
  many: 'merchantBranches',
  path: 'merchant-branches',
  listKey: 'branches',
  singleKey: 'branch',
  words: { one: { th: 'สาขา', en: 'Branch' }, many: { th: 'สาขา', en: 'Branches' } },
  read: 'everyone',
  create: PAGE.branch,
  update: PAGE.branch,
  remove: PAGE.branch,
  fields: {
    // The prefix of every receipt number; generated if none is given.
    code: text({
      label: { th: 'รหัส', en: 'Code' },
      max: 20,
      reads: 'code',
      nonNull: true,
      createOnly: true,
      searched: true,
    }),
    name: name('Name is required', { th: 'ชื่อสาขา', en: 'Branch Name' }),
    address: text({
      label: { th: 'ที่อยู่', en: 'Address' },
      required: 'Address is required',
      reads: 'lines',
      nonNull: false,
      searched: true,
      listed: true,
    }),
    // Printed on tax invoices, and required for every branch once the shop issues them.
    taxBranchNo: text({
      label: { th: 'เลขที่สาขาตามทะเบียน VAT (สำนักงานใหญ่ 00000)', en: 'VAT branch number (head office 00000)' },
      max: 5,
      rule: { holds: (typed) => /^\d{5}$/.test(typed), message: 'The branch number has 5 digits' },
    }),
    phone: phone({
      label: { th: 'โทรศัพท์', en: 'Phone' },
      required: 'Phone number is required',
      nonNull: false,
      max: 50,
      // MGMT-04 The stored phone has 17 characters.
      rule: {
        holds: (typed) => storedPhone(typed).length === STORED_PHONE_LENGTH,
        message: 'Wrong phone format',
      },
      searched: true,
      listed: true,
    }),
    email: email({
      label: { th: 'อีเมล', en: 'Email' },
      required: 'Email is required',
      nonNull: false,
      rule: { holds: (typed) => emailIn(typed) !== null, message: 'Wrong email format' },
    }),
    // MGMT-02 names the columns of the list.
    status: { ...recordStatus(), listed: undefined },
    latitude: decimal({ label: { th: 'ละติจูด', en: 'Latitude' }, min: -90, max: 90 }),
    longitude: decimal({ label: { th: 'ลองจิจูด', en: 'Longitude' }, min: -180, max: 180 }),
    // Read-only, because the business days of past sales depend on it: changing it belongs with the settings.
    timeZone: text({ label: { th: 'เขตเวลา', en: 'Time zone' }, nonNull: true, readOnly: true }),
    ...ADDRESS_FIELDS,
  },
  picture: 'public',
  byDays: true,
  // A user of some branches cannot create one, because it would not be among theirs.
  branch: { field: 'id', writes: 'always' },
});
