import { defineResource } from '../resource/defineResource.ts';
import { json, recordFields, text } from '../resource/fields.ts';

export const conditions = defineResource({
  path: 'conditions',
  listKey: 'conditions',
  singleKey: 'condition',
  noun: 'The condition',
  table: 'conditions',
  read: 'everyone',
  fields: {
    ...recordFields,
    name: text('name', { searched: true }),
    type: text('type'),
    template: json('template'),
  },
});
