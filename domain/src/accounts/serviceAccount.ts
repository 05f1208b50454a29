import { description, name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { moment, own, reference } from '../record/field.ts';
import { NEVER } from './merchantUser.ts';
import { PAGE } from './permissions.ts';

/** A program that works with the shop, with a role and branches like a user; its keys authenticate it (ADR 0072). */
export const serviceAccount = defineRecord({
  type: 'ServiceAccount',
  one: 'serviceAccount',
  many: 'serviceAccounts',
  path: 'service-accounts',
  listKey: 'service_accounts',
  singleKey: 'service_account',
  words: {
    one: { th: 'บัญชีโปรแกรม', en: 'Service account' },
    many: { th: 'บัญชีโปรแกรม', en: 'Service accounts' },
  },
  about: {
    th: 'บัญชีสำหรับโปรแกรมอื่นที่อ่านหรือเขียนข้อมูลร้าน เช่น เครื่องมือ BI หรือร้านค้าออนไลน์ เริ่มด้วยการเพิ่มบัญชี เลือกบทบาท แล้วสร้างคีย์',
    en: 'Accounts for other programs that read or write the shop, such as a BI tool or a web shop. Add one, choose its role, then make it a key.',
  },
  read: [PAGE.user],
  create: PAGE.user,
  update: PAGE.user,
  remove: PAGE.user,
  fields: {
    name: name('The name is required'),
    description: description(),
    roleId: reference({
      label: { th: 'บทบาท', en: 'Role' },
      required: 'Role is required',
      of: 'MerchantRole',
      carries: ['name'],
      sorted: true,
      listed: true,
    }),
    // PERM-20: empty for all branches.
    branchIds: own({ label: { th: 'สาขา', en: 'Branches' }, wire: 'branches', required: 'Branch is required' }),
    branches: own({ label: { th: 'สาขา', en: 'Branches' }, readOnly: true, selection: 'id name' }),
    status: recordStatus({ sorted: true }),
    lastUsedAt: moment({ label: { th: 'ใช้งานล่าสุด', en: 'Last used' }, none: NEVER, readOnly: true, listed: true }),
    keys: own({
      label: { th: 'คีย์', en: 'Keys' },
      readOnly: true,
      selection: 'id name lastFour createdAt createdBy lastUsedAt expiresAt revokedAt',
    }),
  },
});
