import { defineResource } from '../resource/defineResource.ts';
import { json, recordFields, status, text } from '../resource/fields.ts';

export const merchantRoles = defineResource({
  path: 'merchant-roles',
  listKey: 'roles',
  singleKey: 'role',
  noun: 'The role',
  table: 'merchant_roles',
  // A user's own role is part of signing in (CALL-05).
  read: 'everyone',
  fields: {
    ...recordFields,
    name: text('name', { searched: true }),
    desc: text('description'),
    status,
    authorizes: json('authorizes'),
  },
});
