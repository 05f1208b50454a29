import { chosenOptions, type OfferedGroup } from '../catalogue/chosenOptions.ts';
import type { OfferKind } from '../loyalty/offerKind.ts';
import type { BillMoment } from '../loyalty/offerTerms.ts';
import { type Satang, ZERO } from '../money/money.ts';
import type { Guest } from './guest.ts';
import type { PricingBasket, PricingLine, PricingMember, PricingOffer, PricingTier } from './pricing.ts';

/** The decisions of a payment to be priced, from any of the calls that pay; none of its figures. */
export interface SaleRequest {
  lines: readonly RequestedLine[];
  memberId: string | null;
  /** null for a member. */
  guest: Guest | null;
  /** Whether the tier's privileges apply. */
  tierEnabled: boolean;
  discount: RequestedOffer | null;
  offer: RequestedOffer | null;
  /** Places in which no automatic offer may apply. */
  declined: readonly OfferKind[];
  pointsAsCash: number;
  deliveryCost: Satang;
}

/** A line that a payment names; `chargeAmount` is null for the shelf price. */
export interface RequestedLine
  extends Omit<PricingLine, 'chargeAmount' | 'options' | 'categoryId' | 'subCategoryId' | 'isVatExempt'> {
  chargeAmount: Satang | null;
  /** null if the caller does not mention options: the product is sold without any, as before options existed. */
  optionIds?: readonly string[] | null;
}

/** A discount or offer that a payment names. */
export interface RequestedOffer {
  offerId: string;
  customValue: number | null;
  /** Set if it was applied automatically: it is chosen again, and the result must be the same. */
  byItself?: true;
}

/** The records that a request names, as they are now. */
export interface RequestedRecords {
  /** Unit prices of the catalogue, by product. */
  shelf: ReadonlyMap<string, Satang>;
  /** Categories and sub-categories of the products that have one; absent if no offer is for certain goods. */
  categories?: ReadonlyMap<string, string>;
  subCategories?: ReadonlyMap<string, string>;
  /** Products that bear no VAT; absent if none is added. */
  exempt?: ReadonlySet<string>;
  /** The options of each product; absent if no line names options. */
  groups?: ReadonlyMap<string, readonly OfferedGroup[]>;
  member: PricingMember | null;
  tier: PricingTier | null;
  discount: PricingOffer | null;
  offer: PricingOffer | null;
  /** When and where it is sold. */
  moment?: Omit<BillMoment, 'tierId'>;
}

/** Combines the decisions of a payment with the records in force into the input of `priceBasket`. */
export function toRequestedBasket(request: SaleRequest, records: RequestedRecords): PricingBasket {
  return {
    lines: request.lines.map(({ optionIds, ...line }) => ({
      ...line,
      ...placeOf(records, line.productId),
      ...(records.exempt?.has(line.productId) && { isVatExempt: true }),
      chargeAmount: line.chargeAmount ?? records.shelf.get(line.productId) ?? ZERO,
      ...(optionIds?.length && { options: chosenOptions(records.groups?.get(line.productId) ?? [], optionIds) }),
    })),
    member: records.member,
    tier: records.tier,
    tierEnabled: request.tierEnabled,
    discount: chosen(request.discount, records.discount),
    offer: chosen(request.offer, records.offer),
    ...(request.declined.length > 0 && { declined: request.declined }),
    pointsAsCash: request.pointsAsCash,
    deliveryCost: request.deliveryCost,
    ...(records.moment && { moment: { ...records.moment, tierId: records.tier?.id ?? null } }),
  };
}

function placeOf({ categories, subCategories }: RequestedRecords, productId: string) {
  const [categoryId, subCategoryId] = [categories?.get(productId), subCategories?.get(productId)];
  return { ...(categoryId && { categoryId }), ...(subCategoryId && { subCategoryId }) };
}

function chosen(requested: RequestedOffer | null, offer: PricingOffer | null) {
  return requested && !requested.byItself && offer ? { offer, customValue: requested.customValue } : null;
}
