import { description, name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';
import { own } from '../record/field.ts';
import { PAGE } from './permissions.ts';

/** A role: the rights of its users (MGMT-22, PERM-17). */
export const merchantRole = defineRecord({
  type: 'MerchantRole',
  one: 'merchantRole',
  many: 'merchantRoles',
  path: 'merchant-roles',
  listKey: 'roles',
  singleKey: 'role',
  words: { one: { th: 'บทบาท', en: 'Role' }, many: { th: 'บทบาท', en: 'Roles' } },
  columnWords: { createdAt: { th: 'วันที่', en: 'Date' } },
  // A user's own role is part of signing in (CALL-05).
  read: 'everyone',
  create: PAGE.role,
  update: PAGE.role,
  remove: PAGE.role,
  fields: {
    name: name('The name is required'),
    description: description(),
    status: recordStatus({ sorted: true }),
    authorizes: own({ label: { th: 'สิทธิ์', en: 'Rights' }, selection: 'objectCode actionCodes' }),
  },
});
