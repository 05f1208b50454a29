import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { tierForm } from '@taem/domain/loyalty/tierForm.ts';
import { withinCreated } from '../resource/days.ts';
import { defineResource } from '../resource/defineResource.ts';
import { imageUrl, integer, json, recordFields, status, text } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';
import { ConditionEntries, PrivilegeEntries } from '../resource/jsonShapes.ts';
import { refuseUnknownKinds } from './refuseUnknownKinds.ts';

export const memberTiers = defineResource({
  path: 'member-tiers',
  listKey: 'tiers',
  singleKey: 'tier',
  noun: 'The tier',
  table: 'member_tiers',
  read: 'everyone',
  create: PAGE.tier,
  update: PAGE.tier,
  remove: PAGE.tier,
  fields: {
    ...recordFields,
    name: text('name', { required: true, max: 100, searched: true }),
    desc: text('description'),
    level: integer('level', { required: true, min: 0, max: 1_000 }),
    status,
    image_url: imageUrl,
    conditions: json('conditions', { schema: ConditionEntries }),
    privileges: json('privileges', { schema: PrivilegeEntries }),
  },
  defaultSort: ['level', 1],
  within: withinCreated,
  // MGMT-24 The form asks for the money required and the first benefit.
  check: formRules(tierForm, {
    moneyRequired: 'conditions.0.value',
    couponId: 'privileges.0.item.coupon_id',
    couponValue: 'privileges.0.item.value',
  }),
  prepare: (values, client) => refuseUnknownKinds(values, client, ['conditions', 'privileges']),
});
