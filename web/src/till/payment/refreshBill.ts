import type { ApolloClient } from '@apollo/client';
import { chosenOptions, type OfferedGroup } from '@taem/domain/catalogue/chosenOptions.ts';
import { fromBaht, type Satang } from '@taem/domain/money/money.ts';
import { type BasketLine, payerOf } from '@taem/domain/till/basket.ts';
import {
  type BasketExchange,
  type ExchangeRefusal,
  type ExchangeWorth,
  givenBack,
} from '@taem/domain/till/basketExchange.ts';
import { canApplyPoints, roundPointsToRatio } from '@taem/domain/till/pointsAsCash.ts';
import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricedBasket, PricingRefusal, PricingRules } from '@taem/domain/till/pricing.ts';
import { currentSession, storeSession } from '../../app/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { sellToMember, toBasketMember, toPricingTier } from '../basket/enterSale.ts';
import { tillBasket } from '../basket/tillMoment.ts';
import { limitsOf } from '../basket/toChosenOffer.ts';
import { toOfferUses } from '../basket/toOfferUses.ts';
import { toPricingRules } from '../basket/toPricingRules.ts';
import { readWorth } from '../exchange/readWorth.ts';
import {
  FreshRulesDocument,
  MemberInSaleDocument,
  OfferUsesDocument,
  ProductsByIdsDocument,
  type TillOfferFragment,
  TillOffersDocument,
  TillOptionGroupsDocument,
} from '../gql/graphql.ts';
import { type OfferChange, refreshChosenOffers } from '../offers/refreshChosenOffers.ts';
import { menuOf } from '../options/offeredGroups.ts';

/** The changes of the bill after everything was read again. */
export interface BillChanges {
  prices: { name: string; before: Satang; now: Satang }[];
  /** Lines of products that are no longer sold. */
  gone: BasketLine[];
  /** Options that are no longer on the menu: the line stays, for the cashier to choose again. */
  optionsGone: { name: string; option: string }[];
  /** Whether none of its products is sold any more: then the lines stay, so that they can be checked. */
  isEmptied: boolean;
  /** The discount or offer that was removed from the bill, or has other terms. */
  offers: OfferChange[];
  /** What the current rules refuse; it was removed from the bill too. */
  unmet: { refusal: PricingRefusal; priced: PricedBasket }[];
  points: { before: number; now: number; balance: number } | null;
  /** The goods that come back, if they are worth another amount or may no longer come back. */
  exchange: { of: BasketExchange; before: Satang; now: Satang; refusals: readonly ExchangeRefusal[] } | null;
  /** What exceeds the shop's current limits of a sale; it stays on the bill, for the cashier to change. */
  beyond: { refusal: PricingRefusal; priced: PricedBasket }[];
  rules: PricingRules;
}

/**
 * Reads products, member and rules again, and adjusts the bill so that it can be paid: shelf prices become the current ones,
 * and products and offers that are no longer available are removed, unless no product would be left. Everything else stays as
 * it was rung up. Offers are evaluated at the time of the sale, which is now unless the bill is dated.
 */
export async function refreshBill(client: ApolloClient): Promise<BillChanges> {
  const { items, member, exchange: before } = basketStore.get();
  const fetchPolicy = 'network-only';
  const [products, groups, record, fresh, active, worth] = await Promise.all([
    client.query({
      query: ProductsByIdsDocument,
      variables: { ids: items.map((line) => line.productId) },
      fetchPolicy,
    }),
    items.some(({ options }) => options) ? client.query({ query: TillOptionGroupsDocument, fetchPolicy }) : null,
    member ? client.query({ query: MemberInSaleDocument, variables: { id: member.id }, fetchPolicy }) : null,
    client.query({ query: FreshRulesDocument, fetchPolicy }),
    client.query({ query: TillOffersDocument, fetchPolicy }),
    before && readWorth(client, before),
  ]);
  if (!products.data || groups?.error || !fresh.data || (before && !worth))
    throw new Error('Nothing could be read again');
  const menu = menuOf(groups?.data?.optionGroups.items ?? []);
  const shelf = new Map(
    products.data.products.items.map(({ retailPrice, isVatExempt, ...product }) => [
      product.id,
      { price: fromBaht(retailPrice), isVatExempt, groups: menu(product), ...placeOf(product) },
    ]),
  );
  const lines = refreshLines(items, shelf);
  const inUse = active.data?.offers.items ?? null;
  const offers = inUse ? refreshChosenOffers(inUse) : [];
  const found = record?.data?.member;
  if (found) sellToMember(toBasketMember(found), found.tier ? toPricingTier(found.tier) : null);
  const { earnCash, earnPoint, redeemCash, redeemPoint } = fresh.data.viewer.pointRates;
  const rates = { earn_cash: earnCash, earn_point: earnPoint, redeem_cash: redeemCash, redeem_point: redeemPoint };
  const session = currentSession();
  if (session) storeSession({ ...session, ...rates });
  const exchange = before && worth ? refreshExchange(before, worth) : null;
  const uses = await readUses(client, inUse ?? []);
  const rules = { ...toPricingRules(fresh.data, rates, inUse ?? []), ...(uses && { uses }) };
  const points = refreshPoints(rules);
  const unmet = takeOffUnmet(rules);
  return { ...lines, exchange, offers, points, unmet, beyond: beyondBounds(rules), rules };
}

/**
 * Returns the uses of limited offers; undefined without such offers, and if they cannot be read: the gateway counts them
 * again at payment.
 */
async function readUses(client: ApolloClient, offers: readonly TillOfferFragment[]): Promise<PricingRules['uses']> {
  const branchId = currentSession()?.branchId;
  if (!branchId || !offers.some((offer) => limitsOf(offer).limits)) return undefined;
  const { member, exchange } = basketStore.get();
  const variables = { branchId, memberId: member?.id ?? null, givenBack: givenBack(exchange) };
  const { data } = await client.query({ query: OfferUsesDocument, variables, fetchPolicy: 'network-only' });
  return data && toOfferUses(data);
}

function refreshExchange(of: BasketExchange, worth: ExchangeWorth): BillChanges['exchange'] {
  basketStore.dispatch({ type: 'setExchange', exchange: { ...of, worth } });
  const before = of.worth?.due ?? worth.due;
  const { due: now, refusals } = worth;
  return before === now && refusals.length === 0 ? null : { of, before, now, refusals };
}

function beyondBounds(rules: PricingRules): BillChanges['beyond'] {
  const priced = priceBasket(tillBasket(basketStore.get()), rules);
  return priced.refusals.filter(({ code }) => code === 'ABOVE_LIMIT').map((refusal) => ({ refusal, priced }));
}

type Place = Pick<BasketLine, 'productCategoryId' | 'productSubCategoryId'>;

function placeOf({ categoryId, subCategoryId }: { categoryId?: string | null; subCategoryId?: string | null }): Place {
  return { productCategoryId: categoryId ?? null, productSubCategoryId: subCategoryId ?? null };
}

/** Returns the lines with current shelf prices; a typed price stays. Lines that become equal are merged. */
function refreshLines(
  items: readonly BasketLine[],
  shelf: ReadonlyMap<string, { price: Satang; isVatExempt: boolean; groups: readonly OfferedGroup[] } & Place>,
): Pick<BillChanges, 'prices' | 'gone' | 'isEmptied' | 'optionsGone'> {
  const sold = items.filter(({ productId }) => shelf.has(productId));
  const gone = items.filter(({ productId }) => !shelf.has(productId));
  const isEmptied = sold.length === 0;
  const kept = isEmptied ? items : sold;
  const prices: BillChanges['prices'] = [];
  const optionsGone: BillChanges['optionsGone'] = [];
  const repriced = kept.map((line) => {
    const now = shelf.get(line.productId);
    if (now === undefined) return line;
    const options = line.options?.map((option) => {
      const [offered] = chosenOptions(now.groups, [option.optionId]);
      if (!offered) optionsGone.push({ name: line.productName, option: option.name });
      if (!offered || offered.price === option.price) return option;
      prices.push({ name: `${line.productName} · ${option.name}`, before: option.price, now: offered.price });
      return offered;
    });
    const isChanged = line.customPrice === null && line.chargeAmount !== now.price;
    if (isChanged) prices.push({ name: line.productName, before: line.chargeAmount, now: now.price });
    const { isVatExempt: _, ...kept } = line;
    return {
      ...{ ...kept, productCategoryId: now.productCategoryId, productSubCategoryId: now.productSubCategoryId },
      ...(now.isVatExempt && { isVatExempt: true }),
      ...(options && { options }),
      ...(isChanged && { chargeAmount: now.price }),
    };
  });
  basketStore.dispatch({ type: 'setLines', lines: repriced });
  basketStore.dispatch({ type: 'setChannels', channels: [] });
  return { prices, gone, isEmptied, optionsGone };
}

/**
 * Lowers points that are more than the balance to the most that can be spent of it by the rates, 0 if none can. In an exchange
 * it is the balance after the return.
 */
function refreshPoints({ rates }: PricingRules): BillChanges['points'] {
  const basket = basketStore.get();
  const { pointsAsCash } = basket;
  const { member } = payerOf(basket);
  const balance = member?.remainingPoints ?? 0;
  if (pointsAsCash <= balance) return null;
  const left = roundPointsToRatio(balance, rates);
  const now = canApplyPoints(left, balance, rates) ? left : 0;
  basketStore.dispatch({ type: 'setPoints', points: now });
  return { before: pointsAsCash, now, balance };
}

function takeOffUnmet(rules: PricingRules): BillChanges['unmet'] {
  const unmet: BillChanges['unmet'] = [];
  // One at a time: without the one, the condition of the other may hold again.
  for (const source of ['discount', 'offer'] as const) {
    const priced = priceBasket(tillBasket(basketStore.get()), rules);
    const refusal = priced.refusals.find((each) => each.source === source);
    if (!refusal) continue;
    unmet.push({ refusal, priced });
    basketStore.dispatch(
      source === 'discount' ? { type: 'setDiscount', discount: null } : { type: 'setOffer', offer: null },
    );
  }
  return unmet;
}
