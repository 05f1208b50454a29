import { offerKind } from '@taem/domain/loyalty/offerKind.ts';
import { pricedGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import { pricedTerms } from '@taem/domain/loyalty/readOfferTerms.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import type { WhatIfDraft } from '@taem/domain/till/whatIf.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { pricingRules, type RuleRows } from '../../database/pricingRules.ts';
import { refuseField } from '../../http/errors.ts';
import { checkGoods } from '../checkGoods.ts';
import { checkTerms } from '../checkTerms.ts';
import { refuseUnknownKinds } from '../refuseUnknownKinds.ts';
import type { OfferWhatIfBody, TierWhatIfBody } from './whatIfBody.ts';

/** The id of an offer that is not there yet. */
const NEW = 'new';

/** The merchant's rules as they are now. */
export async function readRules(client: DatabaseClient): Promise<PricingRules> {
  const { rows } = await client.query<{ rules: RuleRows }>(RULES);
  return pricingRules(rows[0]?.rules ?? { rates: null, coupons: null, conditions: null });
}

/** A discount or special offer as it was written down; one that names unknown kinds is refused. */
export async function offerDraft(
  client: DatabaseClient,
  { id, conditions = [], items, terms, goods, custom_value = null }: OfferWhatIfBody['offer'],
  rules: PricingRules,
): Promise<WhatIfDraft> {
  const kept = goods ? checkGoods(goods, 'offer.goods') : null;
  const written = {
    ...{ conditions: JSON.stringify(conditions), items: JSON.stringify(items) },
    ...(kept && { goods: JSON.stringify(kept) }),
  };
  await refuseUnknownKinds(written, client, ['conditions', 'items', 'goods']);
  const given = items.map((item) => ({ couponId: item.coupon_id.toLowerCase(), value: item.value }));
  const kind = offerKind(given, rules.coupons);
  if (!kind) throw refuseField('offer.items', 'must begin with a coupon that a till can apply');
  const required = conditions.map((condition) => ({
    conditionId: condition.condition_id.toLowerCase(),
    value: condition.value,
  }));
  const offer = {
    id: id?.toLowerCase() ?? NEW,
    name: '',
    hasAuthorizePin: false,
    conditions: required,
    items: given,
    ...pricedTerms(terms && (await checkTerms(client, terms, 'offer.terms'))),
    ...pricedGoods(kept),
  };
  return { kind, chosen: { offer, customValue: custom_value } };
}

/** What a tier gives, as it was written down. */
export async function tierDraft(
  client: DatabaseClient,
  { id, privileges }: TierWhatIfBody['tier'],
): Promise<WhatIfDraft> {
  await refuseUnknownKinds({ privileges: JSON.stringify(privileges) }, client, ['privileges']);
  const given = privileges.map(({ condition, item }) => ({
    condition: condition ? { conditionId: condition.condition_id.toLowerCase(), value: condition.value } : null,
    item: { couponId: item.coupon_id.toLowerCase(), value: item.value },
  }));
  return { kind: 'tier', tier: { id: id.toLowerCase(), name: '', privileges: given } };
}

const RULES = `
  select json_build_object(
    'rates', (select json_build_object('earn_cash', s.earn_cash, 'earn_point', s.earn_point, 'redeem_cash', s.redeem_cash,
        'redeem_point', s.redeem_point) from merchant_settings s),
    'coupons', (select json_agg(json_build_object('id', c.id, 'name', c.name, 'type', c.type, 'value', c.value,
        'qty', c.qty, 'template', c.template)) from coupons c),
    'conditions', (select json_agg(json_build_object('id', c.id, 'name', c.name, 'type', c.type,
        'template', c.template)) from conditions c)) as rules`;
