import { defineResource } from '../resource/defineResource.ts';
import { id, text } from '../resource/fields.ts';

export const provinces = defineResource({
  path: 'provinces',
  listKey: 'provinces',
  singleKey: 'province',
  noun: 'The province',
  table: 'provinces',
  read: 'everyone',
  fields: {
    id: id('id'),
    name: text('name', { searched: true }),
  },
  defaultSort: ['name', 1],
});
