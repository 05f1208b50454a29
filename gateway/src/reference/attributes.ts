import { defineResource } from '../resource/defineResource.ts';
import { recordFields, text, textArray } from '../resource/fields.ts';

/** What products of this merchant differ by, with what there is to choose from. */
export const attributes = defineResource({
  path: 'attributes',
  listKey: 'attributes',
  singleKey: 'attribute',
  noun: 'The attribute',
  table: 'attributes',
  read: 'everyone',
  fields: {
    ...recordFields,
    name: text('name', { searched: true }),
    desc: text('description'),
    choices: textArray('choices'),
  },
});
