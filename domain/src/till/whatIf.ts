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

/** What is tried on past sales: a discount or special offer, or what a tier gives. */
export type WhatIfDraft = OfferDraft | { kind: 'tier'; tier: PricingTier };

export interface OfferDraft {
  kind: OfferKind;
  /**
   * `offer.id` of one that is being changed takes the place of what that offer gave. One that applies `byItself` stands among
   * those that do; any other is tried as if it were chosen wherever it can be.
   */
  chosen: ChosenOffer;
}

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
   * The bill as it was sold: its lines, what the tier and the cashier's choice gave as it was given, and the member's figures
   * before it. Rates, and offers that apply by themselves, are those in force.
   */
  basket: PricingBasket;
  /** What is written of it. */
  recorded: { totalRevenue: Satang; earnPoints: number };
}

/** Why a sale would have had nothing of the draft. */
export const WHAT_IF_REASONS = [
  /** A special offer, or one that is limited by member, and the customer was a guest. */
  'MEMBERS_ONLY',
  /** The customer was not in the tier. */
  'OTHER_TIER',
  /** The cashier had switched the tier's privileges off. */
  'PRIVILEGES_OFF',
  /** There was another discount, or another special offer, on the bill: one of each is the most. */
  'ANOTHER_CHOSEN',
  /** It applies by itself, and the cashier had chosen what stands in its place. */
  'CHOSEN_BY_HAND',
  /** It applies by itself, and the cashier had taken off what does. */
  'TAKEN_OFF',
  /** It applies by itself, and another one that does is at least as good for the customer. */
  'BETTER_ONE',
  /** It stands on the bill, which comes to the same as with the offers as they are. */
  'NO_CHANGE',
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
  /** The same without what the draft takes the place of. */
  without: PricedBasket;
  /** What the draft is compared with: the bill without it or, of one that applies by itself, with the offers as they are. */
  before: PricedBasket;
  with: PricedBasket;
  /** Less to pay than before; below 0 where the draft gives less, or keeps the bill from another rule. */
  discount: Satang;
  /** More points to earn; below 0 where the draft gives less, or the lower amount earns less. */
  points: number;
}

/** Prices a past sale with and without the draft, by the rules that sell (B.2-6). Nothing is foretold: what was bought stays. */
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

/** As if the cashier had chosen the draft wherever nothing else stands in its place. */
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

/** As the till would choose with the draft among the offers in force. */
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

/** The offers that apply by themselves but for the one that is being changed. */
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

/** null where the draft changes neither what is to be paid nor the points. */
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

/** A tier's privilege whose condition is not met refuses nothing: only the trace shows it. */
function noEffect({ trace }: PricedBasket): Miss {
  const notMet = trace.find(({ code }) => code === 'PRIVILEGE_CONDITION_NOT_MET');
  return notMet ? { reason: 'CONDITION_NOT_MET', notMet: notMet.params } : { reason: 'NO_EFFECT' };
}
