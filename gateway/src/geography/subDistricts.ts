import { defineResource } from '../resource/defineResource.ts';
import { id, text } from '../resource/fields.ts';

export const subDistricts = defineResource({
  path: 'sub-districts',
  listKey: 'sub_districts',
  singleKey: 'sub_district',
  noun: 'The sub-district',
  table: 'sub_districts',
  read: 'everyone',
  fields: {
    id: id('id'),
    name: text('name', { searched: true }),
    district_id: id('district_id'),
  },
  defaultSort: ['name', 1],
});
