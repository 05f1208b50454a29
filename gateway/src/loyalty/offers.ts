import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { offer } from '@taem/domain/loyalty/offer.ts';
import { offerForm } from '@taem/domain/loyalty/offerForm.ts';
import type { WireGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import type { WireTerms } from '@taem/domain/loyalty/readOfferTerms.ts';
import { refuseInUse } from '../http/errors.ts';
import type { Field } from '../resource/defineResource.ts';
import { computed, json, text } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';
import { ConditionEntries, CouponEntries, Goods, Terms } from '../resource/jsonShapes.ts';
import { recordResource } from '../resource/recordResource.ts';
import { checkGoods } from './checkGoods.ts';
import { checkTerms } from './checkTerms.ts';
import { refuseSetWithoutGoods } from './refuseSetWithoutGoods.ts';
import { refuseTypedByItself } from './refuseTypedByItself.ts';
import { refuseUnknownKinds } from './refuseUnknownKinds.ts';

/** Returns a field whose entries include the record that they refer to. */
const withRecord = (column: string, key: string, table: string, record: string): Field => ({
  ...json(column, { schema: key === 'condition' ? ConditionEntries : CouponEntries }),
  sql: `(select coalesce(json_agg(entry.value || jsonb_build_object('${key}', ${record}) order by entry.position), '[]')
    from jsonb_array_elements(t.${column}) with ordinality entry(value, position)
    left join ${table} r on r.id = (entry.value ->> '${key}_id')::uuid)`,
});

const CONDITION = "jsonb_build_object('id', r.id, 'name', r.name, 'type', r.type, 'template', r.template)";
const COUPON =
  "jsonb_build_object('id', r.id, 'name', r.name, 'type', r.type, 'value', r.value, 'qty', r.qty, 'template', r.template)";

/** Adds the names of the existing records, in all parts of a set. */
const named = (
  table: string,
  ids: string,
) => `(select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name) order by entry.position), '[]')
    from jsonb_path_query(t.goods, 'strict $.**.${ids}[*]') with ordinality entry(value, position)
    join ${table} r on r.id = (entry.value #>> '{}')::uuid)`;
const GOODS = `case when t.goods is not null then t.goods || jsonb_build_object('products', ${named('products', 'product_ids')},
    'categories', ${named('product_categories', 'category_ids')},
    'sub_categories', ${named('product_sub_categories', 'sub_category_ids')}) end`;

export const offers = recordResource(offer, {
  fields: {
    conditions: withRecord('conditions', 'condition', 'conditions', CONDITION),
    items: withRecord('items', 'coupon', 'coupons', COUPON),
    terms: json('terms', { schema: Terms }),
    goods: { ...json('goods', { schema: Goods }), sql: GOODS },
    has_authorize_pin: computed('boolean', "(coalesce(t.authorize_pin, '') <> '')"),
    // OP-45: The digits are only for users who may edit the offer; a till only learns that there are some.
    authorize_pin: {
      ...text('authorize_pin', { max: 20 }),
      addon: true,
      readableBy: { objectCode: PAGE.offer, action: 'Write' },
    },
  },
  // MGMT-11, MGMT-13 The form has fields for one condition and one benefit, the first of each list.
  check: formRules(offerForm.omit({ authorizePin: true }), {
    conditionId: 'conditions.0.condition_id',
    conditionValue: 'conditions.0.value',
    couponId: 'items.0.coupon_id',
    couponValue: 'items.0.value',
  }),
  async prepare(values, client, _session, id) {
    await refuseTypedByItself(values, client, id);
    await refuseSetWithoutGoods(values, client, id);
    if (typeof values.terms === 'string') {
      const kept = await checkTerms(client, JSON.parse(values.terms) as WireTerms, 'terms');
      values.terms = kept && JSON.stringify(kept);
    }
    if (typeof values.goods === 'string')
      values.goods = JSON.stringify(checkGoods(JSON.parse(values.goods) as WireGoods, 'goods'));
    await refuseUnknownKinds(values, client, ['conditions', 'items', 'goods']);
  },
  async beforeRemove(client, _session, id) {
    const sold = await client.query('select 1 from transaction_items where offer_id = $1 limit 1', [id]);
    if (sold.rowCount !== 0) throw refuseInUse('The offer', 'transactions');
  },
});
