import { defineResource } from '../resource/defineResource.ts';
import { json, recordFields, text } from '../resource/fields.ts';

/** The formulas that the merchant's conditions and coupons are made of, in one list. */
export const templates = defineResource({
  path: 'templates',
  listKey: 'templates',
  singleKey: 'template',
  noun: 'The template',
  table: 'templates',
  read: 'everyone',
  fields: {
    ...recordFields,
    name: text('name', { searched: true }),
    kind: text('kind'),
    type: text('type', { searched: true }),
    template: json('template'),
  },
});
