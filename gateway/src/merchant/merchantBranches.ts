import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineResource } from '../resource/defineResource.ts';
import { imageUrl, recordFields, status, text } from '../resource/fields.ts';

export const merchantBranches = defineResource({
  path: 'merchant-branches',
  listKey: 'branches',
  singleKey: 'branch',
  noun: 'The branch',
  table: 'merchant_branches',
  read: 'everyone',
  create: PAGE.branch,
  update: PAGE.branch,
  remove: PAGE.branch,
  fields: {
    ...recordFields,
    code: text('code', { required: true, max: 20, createOnly: true, searched: true }),
    name: text('name', { required: true, max: 200, searched: true }),
    address: text('address'),
    phone: text('phone', { max: 50, searched: true }),
    email: text('email', { max: 200 }),
    status,
    image_url: imageUrl,
    // The business day of past sales hangs on it: changing it belongs with the settings.
    time_zone: text('time_zone', { writable: false }),
  },
});
