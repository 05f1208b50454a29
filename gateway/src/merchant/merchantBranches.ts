import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { branchForm } from '@taem/domain/merchant/branchForm.ts';
import { withinCreated } from '../resource/days.ts';
import { defineResource } from '../resource/defineResource.ts';
import { decimal, imageUrl, recordFields, status, text } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';
import { prepareBranch, refuseStaffedBranch } from './prepareBranch.ts';

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
    code: text('code', { max: 20, createOnly: true, searched: true }),
    name: text('name', { required: true, max: 200, searched: true }),
    address: text('address', { required: true, max: 200, searched: true }),
    phone: text('phone', { required: true, max: 50, searched: true }),
    email: text('email', { required: true, max: 200 }),
    status,
    image_url: imageUrl,
    latitude: decimal('latitude', { min: -90, max: 90 }),
    longitude: decimal('longitude', { min: -180, max: 180 }),
    // The business day of past sales hangs on it: changing it belongs with the settings.
    time_zone: text('time_zone', { writable: false }),
  },
  within: withinCreated,
  check: formRules(branchForm),
  prepare: prepareBranch,
  beforeRemove: refuseStaffedBranch,
});
