import { defineResource } from '../resource/defineResource.ts';
import { id, text } from '../resource/fields.ts';

export const districts = defineResource({
  path: 'districts',
  listKey: 'districts',
  singleKey: 'district',
  noun: 'The district',
  table: 'districts',
  read: 'everyone',
  fields: {
    id: id('id'),
    name: text('name', { searched: true }),
    province_id: id('province_id'),
  },
  defaultSort: ['name', 1],
});
