import { type Satang, subtract, ZERO } from '../money/money.ts';
import { priceBasket } from './priceBasket.ts';
import type {
  ChosenOffer,
  PricedBasket,
  PricingBasket,
  PricingRefusal,
  PricingRules,
  PricingTier,
  TraceEntry,
} from './pricing.ts';

/** What is tried on past sales: a discount or special offer, or what a tier gives. */
export type WhatIfDraft =
  | {
      kind: 'discount' | 'offer';
      /** `offer.id` of one that is being changed takes the place of what that offer gave. */
      chosen: ChosenOffer;
    }
  | { kind: 'tier'; tier: PricingTier };

/** A past sale as it is priced again. */
export interface PastSale {
  id: string;
  transactionNo: string;
  /** Business date `YYYY-MM-DD`. */
  day: string;
  memberId: string | null;
  /** The tier that the member had then, whatever it gave; null for a guest and a member without one. */
  tier: { id: string; name: string } | null;
  /**
   * The bill as it was sold: its lines, what was given on it as it was given, and the member's figures before it. Rates are
   * those in force.
   */
  basket: PricingBasket;
  /** What is written of it. */
  recorded: { totalRevenue: Satang; earnPoints: number };
}

/** Why a sale would have had nothing of the draft. */
export const WHAT_IF_REASONS = [
  /** A special offer, and the customer was a guest. */
  'MEMBERS_ONLY',
  /** The customer was not in the tier. */
  'OTHER_TIER',
  /** The cashier had switched the tier's privileges off. */
  'PRIVILEGES_OFF',
  /** There was another discount, or another special offer, on the bill: one of each is the most. */
  'ANOTHER_CHOSEN',
  'CONDITION_NOT_MET',
  /** Another day, hour, branch or tier than the offer is for. */
  'TERM_NOT_MET',
  /** Too few of the products that the offer is for. */
  'GOODS_NOT_MET',
  /** The bill as it was could not have been paid with it: more points than a sale may give. */
  'REFUSED',
  /** It applies, and there is nothing left to take off, or what it gives rounds to nothing. */
  'NO_EFFECT',
] as const;
export type WhatIfReason = (typeof WHAT_IF_REASONS)[number];

/** What a draft would have done to one sale. */
export interface WhatIfOutcome {
  /** null where it would have done something. */
  reason: WhatIfReason | null;
  /** The condition that was not met first. */
  notMet: TraceEntry['params'] | null;
  /** The bill as it was sold, by the rates in force. */
  asSold: PricedBasket;
  /** The same without what the draft takes the place of; and with the draft. */
  without: PricedBasket;
  with: PricedBasket;
  /** Less to pay, never below 0 but where the draft keeps the bill from another rule. */
  discount: Satang;
  /** More points to earn; below 0 where the lower amount earns less. */
  points: number;
}

/** Prices a past sale with and without the draft, by the rules that sell (B.2-6). Nothing is foretold: what was bought stays. */
export function whatIf(sale: PastSale, draft: WhatIfDraft, rules: PricingRules): WhatIfOutcome {
  const { without, withDraft, reason } = basketsOf(sale, draft);
  const asSold = priceBasket(sale.basket, rules);
  const before = without === sale.basket ? asSold : priceBasket(without, rules);
  const untouched = { asSold, without: before, with: before, discount: ZERO, points: 0, notMet: null };
  if (reason) return { ...untouched, reason };
  const after = priceBasket(withDraft, rules);
  const refusal = after.refusals.find(({ source }) => source === draft.kind || source === 'earn');
  if (refusal) return { ...untouched, ...refused(refusal), with: after };
  const discount = subtract(before.amountDue, after.amountDue);
  const points = after.earnPoints - before.earnPoints;
  if (discount === 0 && points === 0) return { ...untouched, ...noEffect(after), with: after };
  return { ...untouched, reason: null, with: after, discount, points };
}

function basketsOf(
  { basket, tier }: PastSale,
  draft: WhatIfDraft,
): { without: PricingBasket; withDraft: PricingBasket; reason: WhatIfReason | null } {
  if (draft.kind === 'tier') {
    const isIn = basket.member !== null && tier?.id === draft.tier.id;
    const without = isIn ? { ...basket, tier: null } : basket;
    const reason = isIn ? (basket.tierEnabled ? null : 'PRIVILEGES_OFF') : 'OTHER_TIER';
    return { without, withDraft: { ...basket, tier: draft.tier }, reason };
  }
  const { kind, chosen } = draft;
  const isItself = basket[kind]?.offer.id === chosen.offer.id;
  const without = isItself ? { ...basket, [kind]: null } : basket;
  return { without, withDraft: { ...basket, [kind]: chosen }, reason: without[kind] ? 'ANOTHER_CHOSEN' : null };
}

function refused({ code, params }: PricingRefusal): Pick<WhatIfOutcome, 'reason' | 'notMet'> {
  if ('term' in params) return { reason: 'TERM_NOT_MET', notMet: null };
  if ('goods' in params) return { reason: 'GOODS_NOT_MET', notMet: null };
  if (code === 'CONDITION_NOT_MET') return { reason: 'CONDITION_NOT_MET', notMet: params };
  return { reason: code === 'OFFER_NOT_FOR_GUEST' ? 'MEMBERS_ONLY' : 'REFUSED', notMet: null };
}

/** A tier's privilege whose condition is not met refuses nothing: only the trace shows it. */
function noEffect({ trace }: PricedBasket): Pick<WhatIfOutcome, 'reason' | 'notMet'> {
  const notMet = trace.find(({ code }) => code === 'PRIVILEGE_CONDITION_NOT_MET');
  return notMet ? { reason: 'CONDITION_NOT_MET', notMet: notMet.params } : { reason: 'NO_EFFECT', notMet: null };
}
