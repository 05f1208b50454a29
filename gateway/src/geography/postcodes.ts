import { defineResource } from '../resource/defineResource.ts';
import { id, text } from '../resource/fields.ts';

export const postcodes = defineResource({
  path: 'postcodes',
  listKey: 'postcodes',
  singleKey: 'postcode',
  noun: 'The postcode',
  table: 'postcodes',
  read: 'everyone',
  fields: {
    id: id('id'),
    code: text('code', { searched: true }),
    sub_district_id: id('sub_district_id'),
  },
  defaultSort: ['code', 1],
});
