import type { LineOption } from '../catalogue/chosenOptions.ts';
import type { OfferKind } from '../loyalty/offerKind.ts';
import type { BillMoment } from '../loyalty/offerTerms.ts';
import { type Satang, ZERO } from '../money/money.ts';
import type { BasketExchange } from './basketExchange.ts';
import type { Guest } from './guest.ts';
import type { PaymentPayloadChannel } from './paymentPayload.ts';
import type {
  ChosenOffer,
  PricedBasket,
  PricingBasket,
  PricingMember,
  PricingRefusal,
  PricingTier,
} from './pricing.ts';

/** The person who sold a line. */
export interface LineSeller {
  id: string;
  name: string;
}

/** One line as the sales screen keeps it (PAY-21). */
export interface BasketLine {
  /** The position on the bill, or `AI` for a recommended product (PAY-22). */
  itemRef: string;
  productId: string;
  productName: string;
  code: string;
  /**
   * The next four are null for a product without them and while its details are not loaded; a sale takes them from the
   * catalogue.
   */
  categoryName: string | null;
  subCategoryName: string | null;
  productCategoryId: string | null;
  productSubCategoryId: string | null;
  /** null while the typed amount is empty (PAY-26). */
  qty: number | null;
  /** Unit price in force, without options. */
  chargeAmount: Satang;
  /** The price typed in place of the shelf price; null for the shelf price. */
  customPrice: Satang | null;
  imageUrl: string | null;
  skipStock: boolean;
  /**
   * Whether no VAT is added for it; absent if the product bears VAT, and on a parked bill until its products are read
   * again.
   */
  isVatExempt?: boolean;
  /** The chosen options, in the order of the menu; absent if the product has none. */
  options?: readonly LineOption[];
  /** What the cashier wrote for this line. */
  note?: string | null;
  /** Who sold it, if the till was handed over since; absent if it is the current cashier. */
  soldBy?: LineSeller;
}

/** A member as the till shows them (PAY-45). */
export interface BasketMember extends PricingMember {
  firstname: string;
  lastname: string;
  phone: string | null;
  imageUrl: string | null;
  tags: readonly string[];
  lastTransactionTime: string | null;
}

/** The parked bill that the basket was opened from: paid under this id, if it still has this version. */
export interface ParkedLink {
  id: string;
  name: string | null;
  version: number;
  /** When this till opened it; null if it was first parked from this basket. */
  openedAt: string | null;
}

/** The bill being rung up (PAY-23). Plain data: it is kept on the device and read back. */
export interface Basket {
  items: readonly BasketLine[];
  discount: ChosenOffer | null;
  offer: ChosenOffer | null;
  /** The places in which the cashier removed the automatic offer. */
  declined: readonly OfferKind[];
  pointsAsCash: number;
  currentTier: PricingTier | null;
  /** Whether the tier's privileges apply to this bill. */
  tierPrivileges: boolean;
  /** The guest; null with a member, or before a customer is chosen. */
  walkinInfo: Guest | null;
  member: BasketMember | null;
  paymentChannels: readonly PaymentPayloadChannel[];
  deliveryCost: Satang;
  /** The category chips chosen on the product panel; empty for all products. */
  categories: readonly string[];
  productType: string;
  /** null for a bill that was never parked. */
  parked: ParkedLink | null;
  /** null if nothing is returned. */
  exchange: BasketExchange | null;
  /** When it was sold, as typed in the date and time field; empty for now. */
  soldAt: string;
}

/** A till without a customer and without products. */
export const EMPTY_BASKET: Basket = {
  items: [],
  discount: null,
  offer: null,
  declined: [],
  pointsAsCash: 0,
  currentTier: null,
  tierPrivileges: true,
  walkinInfo: null,
  member: null,
  paymentChannels: [],
  deliveryCost: ZERO,
  categories: [],
  productType: 'Product',
  parked: null,
  exchange: null,
  soldAt: '',
};

/** An exchange as it is opened at the till. */
export interface ExchangeEntry {
  exchange: BasketExchange;
  /** The member of the sale, who returns the pieces; null for a guest. */
  buyer: BasketMember | null;
}

/** Whether nothing is sold and nothing is returned. */
export function isEmptyBill(basket: Pick<Basket, 'items' | 'exchange'>): boolean {
  return basket.items.length === 0 && basket.exchange === null;
}

/** Returns the member who pays and their tier; in an exchange, with the figures that the return leaves them (docs/adr/0141). */
export function payerOf({ member, currentTier, exchange }: Pick<Basket, 'member' | 'currentTier' | 'exchange'>): {
  member: BasketMember | null;
  tier: PricingTier | null;
} {
  const after = exchange?.worth?.member;
  if (!member || after?.id !== member.id) return { member, tier: currentTier };
  const { tier, ...figures } = after;
  return { member: { ...member, ...figures }, tier };
}

/** Whether Proceed is enabled on the sales screen: it has lines, and each has a quantity (PAY-40). */
export function canProceed(basket: Pick<Basket, 'items'>): boolean {
  return basket.items.length > 0 && basket.items.every((line) => (line.qty ?? 0) > 0);
}

/** Whether Proceed is enabled on a read-only page: a payment method is chosen (PAY-41). */
export function canProceedReadOnly(basket: Pick<Basket, 'paymentChannels'>): boolean {
  return basket.paymentChannels.length > 0;
}

/** PAY-27 Whether taking one piece off would remove the line, which needs confirmation. */
export function needsRemoveConfirmation(line: Pick<BasketLine, 'qty'>): boolean {
  return (line.qty ?? 0) <= 1;
}

/** PAY-42 Returns the refusals for unmet conditions of a discount or offer, for the warning before Proceed. */
export function unmetConditions(priced: Pick<PricedBasket, 'refusals'>): PricingRefusal[] {
  return priced.refusals.filter((refusal) => refusal.code === 'CONDITION_NOT_MET');
}

/** Converts the basket to the input of `priceBasket`; a line without a quantity counts as 0 pieces. */
export function toPricingBasket(basket: Basket, moment?: Omit<BillMoment, 'tierId'>): PricingBasket {
  const { member, tier } = payerOf(basket);
  return {
    lines: basket.items.map(
      ({ itemRef, productId, productCategoryId, productSubCategoryId, qty, chargeAmount, options, isVatExempt }) => ({
        itemRef,
        productId,
        ...(productCategoryId && { categoryId: productCategoryId }),
        ...(productSubCategoryId && { subCategoryId: productSubCategoryId }),
        qty: qty ?? 0,
        chargeAmount,
        ...(options && { options }),
        ...(isVatExempt && { isVatExempt }),
      }),
    ),
    member,
    tier,
    tierEnabled: basket.tierPrivileges,
    discount: basket.discount,
    offer: basket.offer,
    ...(basket.declined.length > 0 && { declined: basket.declined }),
    pointsAsCash: basket.pointsAsCash,
    deliveryCost: basket.deliveryCost,
    ...(moment && { moment: { ...moment, tierId: tier?.id ?? null } }),
  };
}
