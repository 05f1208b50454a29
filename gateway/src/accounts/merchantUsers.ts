import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { Field } from '../resource/defineResource.ts';
import { defineResource } from '../resource/defineResource.ts';
import { computed, date, id, imageUrl, recordFields, status, text, timestamp } from '../resource/fields.ts';

/** Everybody may know who rang up a sale; how to reach a colleague is for those who manage users. */
const personal = (field: Field): Field => ({ ...field, readableBy: { objectCode: PAGE.user, action: 'Read' } });

export const merchantUsers = defineResource({
  path: 'merchant-users',
  listKey: 'merchant_users',
  singleKey: 'merchant_user',
  noun: 'The user',
  table: 'merchant_users',
  read: 'everyone',
  fields: {
    ...recordFields,
    username: text('username', { searched: true }),
    employee_no: text('employee_no'),
    firstname: text('firstname', { searched: true }),
    lastname: text('lastname', { searched: true }),
    job_title: text('job_title'),
    job_unit: text('job_unit'),
    image_url: imageUrl,
    status,
    role_id: id('role_id'),
    branch_ids: computed('json', 'to_json(t.branch_ids)'),
    phone: personal(text('phone')),
    email: personal(text('email')),
    birthdate: personal(date('birthdate')),
    last_access_time: personal(timestamp('last_access_time')),
  },
});
