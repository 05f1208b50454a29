import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { locationForm } from '@taem/domain/geography/locationForm.ts';
import { withinCreated } from '../resource/days.ts';
import { defineResource } from '../resource/defineResource.ts';
import { imageUrl, recordFields, text } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';

/** Places that are no branches: storerooms, stalls at a fair. */
export const locations = defineResource({
  path: 'locations',
  listKey: 'locations',
  singleKey: 'location',
  noun: 'The location',
  table: 'locations',
  read: [PAGE.management],
  create: PAGE.management,
  fields: {
    ...recordFields,
    name: text('name', { required: true, max: 200, searched: true }),
    desc: text('description', { max: 200, searched: true }),
    phone: text('phone', { max: 50, searched: true }),
    email: text('email', { max: 200 }),
    address: text('address', { max: 200, searched: true }),
    // LOCATION-01 Shown, but not chosen: a place that is entered is in use.
    status: text('status', { writable: false }),
    image_url: imageUrl,
  },
  within: withinCreated,
  check: formRules(locationForm),
});
