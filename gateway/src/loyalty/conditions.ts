import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineResource } from '../resource/defineResource.ts';
import { json, recordFields, text } from '../resource/fields.ts';
import { refuseUnreadableLogic } from './refuseUnreadableLogic.ts';

const Template = Type.Object(
  { logic: Type.String({ minLength: 1, maxLength: 500 }), var_name: Type.Optional(Type.String({ maxLength: 50 })) },
  { additionalProperties: false },
);

export const conditions = defineResource({
  path: 'conditions',
  listKey: 'conditions',
  singleKey: 'condition',
  noun: 'The condition',
  table: 'conditions',
  read: 'everyone',
  update: PAGE.offer,
  fields: {
    ...recordFields,
    name: text('name', { required: true, max: 200, searched: true }),
    // What a condition is about does not change: offers and tiers chose it for that.
    type: text('type', { writable: false, searched: true }),
    template: json('template', { required: true, schema: Template }),
  },
  check: refuseUnreadableLogic,
});
