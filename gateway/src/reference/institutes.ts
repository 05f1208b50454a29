import { defineResource } from '../resource/defineResource.ts';
import { imageUrl, recordFields, status, text } from '../resource/fields.ts';

export const institutes = defineResource({
  path: 'institutes',
  listKey: 'institutes',
  singleKey: 'institute',
  noun: 'The institute',
  table: 'institutes',
  read: 'everyone',
  fields: {
    ...recordFields,
    name: text('name', { searched: true }),
    image_url: imageUrl,
    font_color: text('font_color'),
    status,
  },
});
