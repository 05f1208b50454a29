import { OFFER_KINDS } from '@taem/domain/loyalty/offerKind.ts';
import type { OfferUses } from '@taem/domain/loyalty/offerLimits.ts';
import { satang } from '@taem/domain/money/money.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type {
  PricedBasket,
  PricingBasket,
  PricingOffer,
  PricingRefusal,
  PricingRules,
} from '@taem/domain/till/pricing.ts';
import { PRICING_REFUSAL_WORDS } from '@taem/domain/till/pricingWords.ts';
import { toRequestedBasket } from '@taem/domain/till/saleRequest.ts';
import { missingProof } from '@taem/domain/till/transferProof.ts';
import { pricingOffer } from '../database/pricingOffer.ts';
import { pricingRules } from '../database/pricingRules.ts';
import { pricingTier } from '../database/pricingTier.ts';
import { namesOptions, offeredGroups } from './offeredGroups.ts';
import type { PaymentState, StateOffer } from './PaymentState.ts';
import { pricingMember } from './pricingMember.ts';
import type { SaleOrder, SalePlaces } from './SaleOrder.ts';
import { invalid, refuseSale, type SaleProblem } from './SaleProblem.ts';
import { addedVat } from './saleTax.ts';
import { type SaleTime, saleTimeOf, timeProblems } from './saleTime.ts';
import { unknownRecords } from './unknownRecords.ts';

export interface PricedSale {
  basket: PricingBasket;
  rules: PricingRules;
  priced: PricedBasket;
  time: SaleTime;
}

/** Prices the order by the records in force; throws if the rules refuse it or the caller's own figures differ. */
export function priceSale(order: SaleOrder, state: PaymentState): PricedSale {
  const { now } = state;
  refuseSale([
    ...unknownRecords(order, state),
    ...timeProblems(order.localTime, state, now),
    ...proofProblems(order, state),
  ]);
  const { request } = order;
  const time = saleTimeOf(order.localTime, state, now);
  const vat = addedVat(state);
  const offer = (id: string | undefined) => state.offers?.filter((row) => row.id === id).map(pricingOffer)[0] ?? null;
  const basket = toRequestedBasket(request, {
    ...(namesOptions(request) && { groups: offeredGroups(state) }),
    ...(state.offers?.some(({ goods }) => goods) && {
      categories: placesOf(state, 'category_id'),
      subCategories: placesOf(state, 'sub_category_id'),
    }),
    ...(vat.exempt && { exempt: vat.exempt }),
    shelf: new Map(state.products?.map((product) => [product.id, satang(product.retail_price)])),
    member: pricingMember(state.member),
    tier: pricingTier(state.tiers?.find((tier) => tier.id === state.member?.tier_id)),
    discount: offer(request.discount?.offerId),
    offer: offer(request.offer?.offerId),
    moment: { localTime: time.localTime, branchId: state.branch?.id ?? '' },
  });
  const rules = {
    ...{ ...pricingRules(state), automatic: automaticOffers(state), uses: usesOf(state) },
    ...(vat.rates && { addedVat: vat.rates }),
  };
  const priced = priceBasket(basket, rules);
  refuseSale(priced.refusals.map((refusal) => pricingProblem(refusal, order.places)));
  order.checkFigures(priced, state.rates?.cash_rounding ?? 'NONE');
  refuseSale(otherChoices(order, priced));
  refuseSale(unverifiedOffers(order, state));
  return { basket: { ...basket, ...priced.given }, rules, priced, time };
}

/** Returns the uses so far of the offers that have limits. */
function usesOf({ offers }: PaymentState): Map<string, OfferUses> {
  return new Map(
    offers?.flatMap(({ id, uses }) =>
      uses ? [[id, { ofMember: uses.of_member, ofDay: uses.of_day, inAll: uses.in_all }]] : [],
    ),
  );
}

function automaticOffers({ offers }: PaymentState): PricingOffer[] {
  return (offers ?? []).filter((row) => row.is_automatic && row.status === 'Active').map(pricingOffer);
}

/** Refuses an offer that the till reported as automatic where by now another one applies, or none. */
function otherChoices({ request, places }: SaleOrder, { given }: PricedBasket): SaleProblem[] {
  return OFFER_KINDS.flatMap((place) => {
    const [stated, now] = [request[place], given[place]];
    if (!stated?.byItself || stated.offerId === now?.offer.id) return [];
    const message = `Another ${place === 'offer' ? 'special offer' : 'discount'} applies by itself: ${now?.offer.name ?? 'none'}.`;
    return [
      { code: 'PAYMENT_MISMATCH', path: places.offer(place), message, params: { offer: now?.offer.name ?? null } },
    ];
  });
}

/** Maps each product to its category or subcategory; products without one are left out. */
function placesOf({ products }: PaymentState, place: 'category_id' | 'sub_category_id'): Map<string, string> {
  return new Map(products?.flatMap(({ id, [place]: standsIn }) => (standsIn ? [[id, standsIn]] : [])));
}

function pricingProblem(refusal: PricingRefusal, places: SalePlaces): SaleProblem {
  const { code, sourceId, params } = refusal;
  const details = { ...params, reason: code, source_id: sourceId };
  return { code, path: places.refused(refusal), message: PRICING_REFUSAL_WORDS[code], params: details };
}

/** CHAN-08, CHAN-09: Requires the customer's bank and the slip of a transfer where the shop's settings do. */
function proofProblems({ tenders, image, places }: SaleOrder, { rates }: PaymentState): SaleProblem[] {
  const named = tenders.map(({ type, instituteId, sender }) => ({
    type,
    instituteId: instituteId ?? sender?.id ?? null,
  }));
  const missing = missingProof(rates?.transfer_proof ?? 'OPTIONAL', named, image !== null);
  return [
    ...missing.banks.map((at) => invalid(places.channel(at, 'institute_id'), 'is required for a transfer')),
    ...(missing.slip ? [invalid('image', 'the slip of the transfer is required')] : []),
  ];
}

/** Returns the offers on the bill that need an authorization code. */
export function lockedOffers({ request: { discount, offer } }: SaleOrder, { offers }: PaymentState): StateOffer[] {
  const offerIds = [discount?.offerId, offer?.offerId];
  return (offers ?? []).filter((row) => offerIds.includes(row.id) && row.has_authorize_pin);
}

/** DISC-06 An offer with a code is usable only in the session that typed it, and only for the sale for which it was typed. */
function unverifiedOffers(order: SaleOrder, state: PaymentState): SaleProblem[] {
  const locked = lockedOffers(order, state).find(({ verified }) => !verified);
  if (!locked) return [];
  const message = `${locked.name} needs its code first.`;
  return [{ code: 'AUTHORIZE_CODE_REQUIRED', path: '', message, params: { offer_id: locked.id } }];
}
