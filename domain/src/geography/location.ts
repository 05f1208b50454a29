import { PAGE } from '../accounts/permissions.ts';
import { contactFields, description, name, recordStatus } from '../record/commonFields.ts';
import { defineRecord } from '../record/defineRecord.ts';

const { phone, email, address } = contactFields;

/** A place that is not a branch, such as a storeroom or a stall at a fair (LOCATION-01). */
export const location = defineRecord({
  type: 'Location',
  one: 'location',
  many: 'locations',
  path: 'locations',
  listKey: 'locations',
  singleKey: 'location',
  words: { one: { th: 'สถานที่', en: 'Location' }, many: { th: 'สถานที่', en: 'Locations' } },
  about: {
    th: 'สถานที่ที่ไม่ใช่สาขา เช่น ห้องเก็บของ หรือบูธในงาน',
    en: 'Places that are no branch, such as a storeroom or a stall at a fair.',
  },
  read: [PAGE.management],
  create: PAGE.management,
  fields: {
    name: name(),
    description: description({ searched: true }),
    phone: { ...phone, max: 50 },
    email,
    address: { ...address, searched: true },
    // Displayed, but not editable: an existing place is in use.
    status: recordStatus({ readOnly: true }),
  },
  picture: 'public',
  byDays: true,
});
