import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineResource } from '../resource/defineResource.ts';
import { json, recordFields, text } from '../resource/fields.ts';
import { ConditionEntries } from '../resource/jsonShapes.ts';
import { refuseUnknownKinds } from './refuseUnknownKinds.ts';

export const memberBadges = defineResource({
  path: 'member-badges',
  listKey: 'badges',
  singleKey: 'badge',
  noun: 'The badge',
  table: 'member_badges',
  read: 'everyone',
  update: PAGE.setting,
  fields: {
    ...recordFields,
    name: text('name', { writable: false, searched: true }),
    conditions: json('conditions', { schema: ConditionEntries }),
  },
  prepare: (values, client) => refuseUnknownKinds(values, client, ['conditions']),
});
