import { AUTOMATIC_FAULT } from '@taem/domain/loyalty/offerForm.ts';
import { mayApplyByItself, offerKind } from '@taem/domain/loyalty/offerKind.ts';
import { pricedLimits } from '@taem/domain/loyalty/offerLimits.ts';
import { pricedGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import { pricedTerms } from '@taem/domain/loyalty/readOfferTerms.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import type { WhatIfDraft } from '@taem/domain/till/whatIf.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { type OfferRules, pricingOffer } from '../../database/pricingOffer.ts';
import { pricingRules, type RuleRows } from '../../database/pricingRules.ts';
import { refuseField } from '../../http/errors.ts';
import { checkGoods } from '../checkGoods.ts';
import { checkTerms } from '../checkTerms.ts';
import { refuseUnknownKinds } from '../refuseUnknownKinds.ts';
import type { OfferWhatIfBody, TierWhatIfBody } from './whatIfBody.ts';

/** The id of an offer that does not exist yet. */
const NEW = 'new';

/** Limits are not counted in past sales, except that a guest does not get an offer limited by member. */
const NOT_USED: PricingRules['uses'] = new Map();

/** Reads the merchant's current rules, with the automatic offers. */
export async function readRules(client: DatabaseClient): Promise<PricingRules> {
  const { rows } = await client.query<{ rules: RuleRows; offers: OfferRules[] | null }>(RULES);
  const { rules, offers } = rows[0] ?? { rules: { rates: null, coupons: null, conditions: null }, offers: null };
  return { ...pricingRules(rules), automatic: offers?.map(pricingOffer) ?? [], uses: NOT_USED };
}

/** Returns the draft of a discount or special offer; refuses one that refers to unknown kinds. */
export async function offerDraft(
  client: DatabaseClient,
  {
    id,
    conditions = [],
    items,
    terms,
    goods,
    is_automatic = false,
    limit_per_member,
    custom_value = null,
  }: OfferWhatIfBody['offer'],
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
    ...pricedLimits({ limit_per_member }),
  };
  if (!is_automatic) return { kind, chosen: { offer, customValue: custom_value } };
  if (!mayApplyByItself(offer)) throw refuseField('offer.is_automatic', AUTOMATIC_FAULT);
  return { kind, chosen: { offer, customValue: null, byItself: true } };
}

/** Returns the draft of a tier's privileges. */
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
        'template', c.template)) from conditions c)) as rules,
    (select json_agg(json_build_object('id', o.id, 'name', o.name, 'has_authorize_pin', false, 'conditions', o.conditions,
        'items', o.items, 'terms', o.terms, 'goods', o.goods, 'limit_per_member', o.limit_per_member)) from offers o
      where o.is_automatic and o.status = 'Active') as offers`;
