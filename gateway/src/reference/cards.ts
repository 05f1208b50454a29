import { defineResource } from '../resource/defineResource.ts';
import { id, recordFields, text } from '../resource/fields.ts';

export const cards = defineResource({
  path: 'cards',
  listKey: 'cards',
  singleKey: 'card',
  noun: 'The card',
  table: 'cards',
  read: 'everyone',
  fields: { ...recordFields, name: text('name', { searched: true }), institute_id: id('institute_id') },
});
