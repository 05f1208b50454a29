import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { Field } from '../resource/defineResource.ts';
import { defineResource } from '../resource/defineResource.ts';
import { computed, json, recordFields, status, text } from '../resource/fields.ts';
import { ConditionEntries, CouponEntries } from '../resource/jsonShapes.ts';

/** Each entry of the list with the record it names. */
const withRecord = (column: string, key: string, table: string, record: string): Field => ({
  ...json(column, { schema: key === 'condition' ? ConditionEntries : CouponEntries }),
  sql: `(select coalesce(json_agg(entry.value || jsonb_build_object('${key}', ${record}) order by entry.position), '[]')
    from jsonb_array_elements(t.${column}) with ordinality entry(value, position)
    left join ${table} r on r.id = (entry.value ->> '${key}_id')::uuid)`,
});

const CONDITION = "jsonb_build_object('id', r.id, 'name', r.name, 'type', r.type, 'template', r.template)";
const COUPON =
  "jsonb_build_object('id', r.id, 'name', r.name, 'type', r.type, 'value', r.value, 'qty', r.qty, 'template', r.template)";

export const offers = defineResource({
  path: 'offers',
  listKey: 'offers',
  singleKey: 'offer',
  noun: 'The offer',
  table: 'offers',
  read: 'everyone',
  create: PAGE.offer,
  update: PAGE.offer,
  remove: PAGE.offer,
  fields: {
    ...recordFields,
    name: text('name', { required: true, max: 200, searched: true }),
    desc: text('description'),
    status,
    conditions: withRecord('conditions', 'condition', 'conditions', CONDITION),
    items: withRecord('items', 'coupon', 'coupons', COUPON),
    has_authorize_pin: computed('boolean', "coalesce(t.authorize_pin, '') <> ''"),
    // OP-45: the digits go to those who may edit the offer; a till only learns that there are some.
    authorize_pin: {
      ...text('authorize_pin', { max: 20 }),
      addon: true,
      readableBy: { objectCode: PAGE.offer, action: 'Write' },
    },
  },
});
