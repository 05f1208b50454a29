import { OFFER_KINDS, type OfferKind } from '../loyalty/offerKind.ts';
import { type Satang, subtract, ZERO } from '../money/money.ts';
import { priceBasket } from './priceBasket.ts';
import type {
  ChosenOffer,
  PricedBasket,
  PricingBasket,
  PricingOffer,
  PricingRefusal,
  PricingRules,
  PricingTier,
  TraceEntry,
} from './pricing.ts';

/** The draft tried on past sales: a discount or special offer, or the privileges of a tier. */
export type WhatIfDraft = OfferDraft | { kind: 'tier'; tier: PricingTier };

export interface OfferDraft {
  kind: OfferKind;
  /**
   * If `offer.id` is that of an existing offer, the draft replaces it. A draft with `byItself` competes with the
   * automatic offers; any other is tried as if it were chosen wherever possible.
   */
  chosen: ChosenOffer;
}

/** A past sale that is priced again. */
export interface PastSale {
  id: string;
  transactionNo: string;
  /** Business date `YYYY-MM-DD`. */
  day: string;
  memberId: string | null;
  /** The tier that the member had then, even if it gave nothing; null for a guest and a member without one. */
  tier: { id: string; name: string } | null;
  /**
   * The bill as sold: its lines, what the tier and the cashier's choice gave at the time, and the member's figures
   * before it. Rates and automatic offers are those in force now.
   */
  basket: PricingBasket;
  /** The figures recorded with the sale. */
  recorded: { totalRevenue: Satang; earnPoints: number };
}

/** Why the draft would not have changed a sale. */
export const WHAT_IF_REASONS = [
  /** A special offer, or one that is limited by member, and the customer was a guest. */
  'MEMBERS_ONLY',
  /** The customer was not in the tier. */
  'OTHER_TIER',
  /** The cashier had switched the tier's privileges off. */
  'PRIVILEGES_OFF',
  /** Another discount, or another special offer, was on the bill, which takes only one of each. */
  'ANOTHER_CHOSEN',
  /** The draft is automatic, and the cashier had chosen another offer in its place. */
  'CHOSEN_BY_HAND',
  /** The draft is automatic, and the cashier had removed the automatic offer. */
  'TAKEN_OFF',
  /** The draft is automatic, and another automatic offer is at least as good for the customer. */
  'BETTER_ONE',
  /** The draft applies, but the bill is the same as with the current offers. */
  'NO_CHANGE',
  'CONDITION_NOT_MET',
  /** Another day, hour, branch or tier than the offer is for. */
  'TERM_NOT_MET',
  /** Too few of the products that the offer is for. */
  'GOODS_NOT_MET',
  /** The bill could not have been paid with it: more points than a sale may give, or than the member may hold. */
  'REFUSED',
  /** It applies, but there is nothing left to take off, or its effect rounds to 0. */
  'NO_EFFECT',
] as const;
export type WhatIfReason = (typeof WHAT_IF_REASONS)[number];

/** The effect that a draft would have had on one sale. */
export interface WhatIfOutcome {
  /** null if it would have changed the sale. */
  reason: WhatIfReason | null;
  /** The first condition that was not met. */
  notMet: TraceEntry['params'] | null;
  /** The bill as sold, at the rates in force. */
  asSold: PricedBasket;
  /** The same without the offer or tier that the draft replaces. */
  without: PricedBasket;
  /** The bill that the draft is compared with: without it or, if it is automatic, with the current offers. */
  before: PricedBasket;
  with: PricedBasket;
  /** Less to pay than before; below 0 if the draft gives less, or keeps another rule from applying. */
  discount: Satang;
  /** More points to earn; below 0 if the draft gives less, or the lower amount earns less. */
  points: number;
}

/**
 * Prices a past sale with and without the draft, by the rules of the till (B.2-6). It is not a forecast: the goods
 * bought stay the same.
 */
export function whatIf(sale: PastSale, draft: WhatIfDraft, rules: PricingRules): WhatIfOutcome {
  if (draft.kind === 'tier') return tierWhatIf(sale, draft.tier, rules);
  return draft.chosen.byItself ? amongAutomatic(sale, draft, rules) : chosenByHand(sale, draft, rules);
}

type Sides = Pick<WhatIfOutcome, 'asSold' | 'without' | 'before'>;
type Miss = { reason: WhatIfReason; notMet?: WhatIfOutcome['notMet'] };

function tierWhatIf({ basket, tier }: PastSale, draft: PricingTier, rules: PricingRules): WhatIfOutcome {
  const asSold = priceBasket(basket, rules);
  const isIn = basket.member !== null && tier?.id === draft.id;
  const without = isIn ? priceBasket({ ...basket, tier: null }, rules) : asSold;
  const sides = { asSold, without, before: without };
  if (!isIn) return missed(sides, { reason: 'OTHER_TIER' });
  if (!basket.tierEnabled) return missed(sides, { reason: 'PRIVILEGES_OFF' });
  return compared(sides, 'tier', priceBasket({ ...basket, tier: draft }, rules));
}

/** Prices the sale as if the cashier had chosen the draft, unless its place was taken. */
function chosenByHand({ basket }: PastSale, { kind, chosen }: OfferDraft, rules: PricingRules): WhatIfOutcome {
  const asSold = priceBasket(basket, rules);
  const others = { ...rules, automatic: othersThan(chosen, rules) };
  const wasChosen = basket[kind]?.offer.id === chosen.offer.id;
  const rest = wasChosen ? { ...basket, [kind]: null } : basket;
  const without = wasChosen || appliesByItself(chosen, asSold) ? priceBasket(rest, others) : asSold;
  const sides = { asSold, without, before: without };
  if (without.given[kind] && !wasChosen) return missed(sides, { reason: 'ANOTHER_CHOSEN' });
  return compared(sides, kind, priceBasket({ ...basket, [kind]: chosen }, others));
}

/** Prices the sale as the till would choose with the draft among the automatic offers. */
function amongAutomatic({ basket }: PastSale, { kind, chosen }: OfferDraft, rules: PricingRules): WhatIfOutcome {
  const asSold = priceBasket(basket, rules);
  const others = othersThan(chosen, rules);
  const without = appliesByItself(chosen, asSold) ? priceBasket(basket, { ...rules, automatic: others }) : asSold;
  const sides = { asSold, without, before: asSold };
  if (basket[kind]) return missed(sides, { reason: 'CHOSEN_BY_HAND' });
  if (basket.declined?.includes(kind)) return missed(sides, { reason: 'TAKEN_OFF' });
  const after = priceBasket(basket, { ...rules, automatic: [...others, chosen.offer] });
  const outcome = differing(sides, after);
  if (outcome) return outcome;
  if (appliesByItself(chosen, after)) return missed(sides, { reason: 'NO_CHANGE' }, after);
  const alone = priceBasket({ ...basket, [kind]: chosen }, { ...rules, automatic: others });
  const refusal = refusalOf(alone, kind);
  if (refusal) return missed(sides, refused(refusal), after);
  return missed(sides, { reason: after.given[kind] ? 'BETTER_ONE' : 'NO_EFFECT' }, after);
}

/** Returns the automatic offers without the one that is being changed. */
export function othersThan({ offer }: ChosenOffer, { automatic = [] }: PricingRules): readonly PricingOffer[] {
  return automatic.filter(({ id }) => id !== offer.id);
}

function appliesByItself({ offer }: ChosenOffer, { given }: PricedBasket): boolean {
  return OFFER_KINDS.some((place) => given[place]?.byItself && given[place].offer.id === offer.id);
}

function compared(sides: Sides, part: WhatIfDraft['kind'], after: PricedBasket): WhatIfOutcome {
  const refusal = refusalOf(after, part);
  if (refusal) return missed(sides, refused(refusal), after);
  return differing(sides, after) ?? missed(sides, noEffect(after), after);
}

/** Returns null if the draft changes neither the amount due nor the points. */
function differing(sides: Sides, after: PricedBasket): WhatIfOutcome | null {
  const discount = subtract(sides.before.amountDue, after.amountDue);
  const points = after.earnPoints - sides.before.earnPoints;
  return discount === 0 && points === 0
    ? null
    : { ...sides, with: after, discount, points, reason: null, notMet: null };
}

function missed(sides: Sides, { reason, notMet = null }: Miss, after = sides.before): WhatIfOutcome {
  return { ...sides, with: after, discount: ZERO, points: 0, reason, notMet };
}

function refusalOf({ refusals }: PricedBasket, part: WhatIfDraft['kind']): PricingRefusal | undefined {
  return refusals.find(({ source }) => source === part || source === 'earn');
}

function refused({ code, params }: PricingRefusal): Miss {
  if ('term' in params) return { reason: 'TERM_NOT_MET' };
  if (params.limit === 'NEEDS_MEMBER') return { reason: 'MEMBERS_ONLY' };
  if ('goods' in params) return { reason: 'GOODS_NOT_MET' };
  if (code === 'CONDITION_NOT_MET') return { reason: 'CONDITION_NOT_MET', notMet: params };
  return { reason: code === 'OFFER_NOT_FOR_GUEST' ? 'MEMBERS_ONLY' : 'REFUSED' };
}

/** A tier's privilege with an unmet condition is not a refusal: only the trace shows it. */
function noEffect({ trace }: PricedBasket): Miss {
  const notMet = trace.find(({ code }) => code === 'PRIVILEGE_CONDITION_NOT_MET');
  return notMet ? { reason: 'CONDITION_NOT_MET', notMet: notMet.params } : { reason: 'NO_EFFECT' };
}
