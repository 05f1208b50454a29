import type { LineOption } from '../catalogue/chosenOptions.ts';
import { MAX_LINE_QTY, MAX_LINES, MAX_MEMBER_POINTS, MAX_UNIT_PRICE, RECOMMENDED_REF } from '../limits.ts';
import type { OfferKind } from '../loyalty/offerKind.ts';
import type { Satang } from '../money/money.ts';
import { ZERO } from '../money/money.ts';
import {
  type Basket,
  type BasketLine,
  type BasketMember,
  EMPTY_BASKET,
  type LineSeller,
  type ParkedLink,
} from './basket.ts';
import type { BasketExchange } from './basketExchange.ts';
import type { Guest } from './guest.ts';
import { isSameLine, mergeLines } from './mergeLines.ts';
import type { PaymentPayloadChannel } from './paymentPayload.ts';
import type { ChosenOffer, PricingTier } from './pricing.ts';

/** A product that is added to the basket. */
export interface NewLine extends Omit<BasketLine, 'itemRef' | 'qty'> {
  /** 1 when left out (PAY-21). */
  qty?: number;
  /** Whether the product was recommended (PAY-22). */
  recommended?: boolean;
}

/** Everything that can happen to a basket. `line` is the position in `items`, from 0. */
export type BasketAction =
  | { type: 'addProduct'; product: NewLine }
  | { type: 'increase'; line: number }
  | { type: 'decrease'; line: number }
  | { type: 'setQty'; line: number; qty: number | null }
  | { type: 'setPrice'; line: number; price: Satang }
  /** The chosen options and the note; if the line then equals another, the two are merged. */
  | { type: 'setOptions'; line: number; options: readonly LineOption[] | undefined; note: string | null }
  | { type: 'removeLine'; line: number }
  /** Lines that were read again; lines that then equal each other are merged. */
  | { type: 'setLines'; lines: readonly BasketLine[] }
  | { type: 'clearAll' }
  | { type: 'reset' }
  | { type: 'selectMember'; member: BasketMember; tier: PricingTier | null }
  | { type: 'selectGuest'; guest: Guest }
  | { type: 'setTier'; tier: PricingTier | null }
  | { type: 'toggleTier' }
  | { type: 'setDiscount'; discount: ChosenOffer | null }
  | { type: 'setOffer'; offer: ChosenOffer | null }
  /** Empties the place, also of an automatic offer. */
  | { type: 'decline'; place: OfferKind }
  | { type: 'setPoints'; points: number }
  | { type: 'setDelivery'; deliveryCost: Satang }
  | { type: 'setChannel'; channel: PaymentPayloadChannel }
  | { type: 'setChannels'; channels: readonly PaymentPayloadChannel[] }
  | { type: 'setCategories'; categories: readonly string[] }
  | { type: 'setProductType'; productType: string }
  | { type: 'setParked'; parked: ParkedLink | null }
  | { type: 'setExchange'; exchange: BasketExchange | null }
  | { type: 'setSoldAt'; soldAt: string };

/** Returns the basket after an action; an action that would break a limit changes nothing. */
export function basketReducer(basket: Basket, action: BasketAction): Basket {
  switch (action.type) {
    case 'addProduct':
      return addProduct(basket, action.product);
    case 'increase':
      return changeQty(basket, action.line, (qty) => (qty ?? 0) + 1);
    // At 1 piece the screen asks for confirmation and then removes the line (PAY-27).
    case 'decrease':
      return changeQty(basket, action.line, (qty) => qty && Math.max(1, qty - 1));
    case 'setQty':
      return changeQty(basket, action.line, () => action.qty);
    case 'setPrice':
      return setPrice(basket, action.line, action.price);
    case 'setOptions':
      return setOptions(basket, action.line, action);
    case 'removeLine':
      return withItems(
        basket,
        basket.items.filter((_, index) => index !== action.line),
      );
    case 'setLines':
      return withItems(basket, mergeLines(action.lines));
    case 'clearAll':
      return emptied(basket);
    // The next sale starts with all products visible.
    case 'reset':
      return { ...emptied(basket), categories: EMPTY_BASKET.categories, productType: EMPTY_BASKET.productType };
    case 'selectMember':
      return selectMember(basket, action.member, action.tier);
    case 'selectGuest':
      return selectGuest(basket, action.guest);
    case 'setTier':
      return repriced({ ...basket, currentTier: basket.member ? action.tier : null });
    case 'toggleTier':
      return repriced({ ...basket, tierPrivileges: !basket.tierPrivileges });
    case 'setDiscount':
      return basket.items.length === 0 ? basket : repriced({ ...basket, discount: action.discount });
    case 'setOffer':
      return setOffer(basket, action.offer);
    case 'decline':
      return decline(basket, action.place);
    case 'setPoints':
      return setPoints(basket, action.points);
    case 'setDelivery':
      return isPrice(action.deliveryCost) ? repriced({ ...basket, deliveryCost: action.deliveryCost }) : basket;
    case 'setChannel':
      return { ...basket, paymentChannels: [action.channel] };
    case 'setChannels':
      return { ...basket, paymentChannels: action.channels };
    case 'setCategories':
      return { ...basket, categories: action.categories };
    case 'setProductType':
      return { ...basket, productType: action.productType };
    case 'setParked':
      return basket.items.length === 0 ? basket : { ...basket, parked: action.parked };
    case 'setExchange':
      return repriced({ ...basket, exchange: action.exchange });
    // The tenders stay: the time is typed in the confirmation, which shows what becomes of the amount.
    case 'setSoldAt':
      return { ...basket, soldAt: action.soldAt };
  }
}

// Clears the tenders, because the amount due may have changed.
function repriced(basket: Basket): Basket {
  return { ...basket, paymentChannels: EMPTY_BASKET.paymentChannels };
}

/**
 * PAY-28, PAY-29, OP-41 Removes lines, deductions and tenders, but keeps the customer, and the categories and product
 * type chosen on the panel. A parked bill stays parked.
 */
function emptied(basket: Basket): Basket {
  const { member, walkinInfo, currentTier, categories, productType } = basket;
  return { ...EMPTY_BASKET, member, walkinInfo, currentTier, categories, productType };
}

function withItems(basket: Basket, items: readonly BasketLine[]): Basket {
  if (items.length === 0) return { ...emptied(basket), exchange: basket.exchange };
  const numbered = items.map((line, index) => numberedLine(line, index));
  return repriced({ ...basket, items: numbered });
}

// Keeps the object of a line whose number did not change, so that the list repaints only changed lines.
function numberedLine(line: BasketLine, index: number): BasketLine {
  const itemRef = line.itemRef === RECOMMENDED_REF ? RECOMMENDED_REF : String(index + 1);
  return line.itemRef === itemRef ? line : { ...line, itemRef };
}

function addProduct(basket: Basket, { qty = 1, recommended = false, ...product }: NewLine): Basket {
  if (!isQty(qty) || qty === 0 || !isPrice(product.chargeAmount)) return basket;
  const same = basket.items.findIndex((line) => isSameLine(line, product));
  if (same >= 0) return changeQty(basket, same, (current) => Math.min(MAX_LINE_QTY, (current ?? 0) + qty));
  if (basket.items.length >= MAX_LINES) return basket;
  return withItems(basket, [...basket.items, { ...product, qty, itemRef: recommended ? RECOMMENDED_REF : '' }]);
}

function changeQty(basket: Basket, at: number, change: (qty: number | null) => number | null): Basket {
  const line = basket.items[at];
  if (!line) return basket;
  const qty = change(line.qty);
  if (qty === line.qty || (qty !== null && !isQty(qty))) return basket;
  return withItems(basket, basket.items.with(at, { ...line, qty: withoutMinusZero(qty) }));
}

function setPrice(basket: Basket, at: number, price: Satang): Basket {
  const line = basket.items[at];
  if (!line || !isPrice(price)) return basket;
  return withItems(basket, basket.items.with(at, { ...line, chargeAmount: price, customPrice: price }));
}

function setOptions(basket: Basket, at: number, { options, note }: Pick<BasketLine, 'options' | 'note'>): Basket {
  const line = basket.items[at];
  if (!line) return basket;
  return withItems(basket, mergeLines(basket.items.with(at, { ...line, options, note })));
}

/**
 * PAY-30, PAY-31 Selects a member. A different member loses the offer and points of the previous customer and starts
 * with their tier's privileges switched on.
 */
function selectMember(basket: Basket, member: BasketMember, tier: PricingTier | null): Basket {
  const same = basket.member?.id === member.id;
  const kept = same ? {} : { offer: null, pointsAsCash: 0, tierPrivileges: true, declined: withoutOffer(basket) };
  return repriced({ ...basket, ...kept, member, currentTier: tier, walkinInfo: null });
}

function selectGuest(basket: Basket, guest: Guest): Basket {
  return repriced({
    ...basket,
    walkinInfo: guest,
    member: null,
    currentTier: null,
    tierPrivileges: true,
    offer: null,
    declined: withoutOffer(basket),
    pointsAsCash: 0,
  });
}

/** Forgets that the cashier declined a special offer, so that the next customer gets their automatic one. */
const withoutOffer = ({ declined }: Basket) => declined.filter((place) => place !== 'offer');

function decline(basket: Basket, place: OfferKind): Basket {
  const declined = [...basket.declined.filter((each) => each !== place), place];
  return basket.items.length === 0 ? basket : repriced({ ...basket, [place]: null, declined });
}

/** DISC-04 Special offers are for members only, and need a basket with lines. */
function setOffer(basket: Basket, offer: ChosenOffer | null): Basket {
  if (offer && (!basket.member || basket.items.length === 0)) return basket;
  return repriced({ ...basket, offer });
}

function setPoints(basket: Basket, points: number): Basket {
  if (!Number.isInteger(points) || points < 0 || points > MAX_MEMBER_POINTS) return basket;
  if (!basket.member) return basket;
  return repriced({ ...basket, pointsAsCash: withoutMinusZero(points) });
}

// Storage turns -0 into 0, which would then differ from the basket in memory.
function withoutMinusZero<Count extends number | null>(count: Count): Count {
  return count === 0 ? (0 as Count) : count;
}

function isQty(qty: number): boolean {
  return Number.isInteger(qty) && qty >= 0 && qty <= MAX_LINE_QTY;
}

function isPrice(price: Satang): boolean {
  return Number.isInteger(price) && price >= ZERO && price <= MAX_UNIT_PRICE;
}

/** Returns the bill after the till is handed over: each line rung up so far stays with the person who sold it. */
export function handedOver(basket: Basket, from: LineSeller, to: Pick<LineSeller, 'id'>): Basket {
  const items = basket.items.map(({ soldBy = from, ...line }) => (soldBy.id === to.id ? line : { ...line, soldBy }));
  return { ...basket, items };
}
