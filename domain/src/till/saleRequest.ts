import { chosenOptions, type OfferedGroup } from '../catalogue/chosenOptions.ts';
import type { OfferKind } from '../loyalty/offerKind.ts';
import type { BillMoment } from '../loyalty/offerTerms.ts';
import { type Satang, ZERO } from '../money/money.ts';
import type { Guest } from './guest.ts';
import type { PricingBasket, PricingLine, PricingMember, PricingOffer, PricingTier } from './pricing.ts';

/** What a payment asks to be priced, whichever call brought it: decisions only, none of its figures. */
export interface SaleRequest {
  lines: readonly RequestedLine[];
  memberId: string | null;
  /** null for a member. */
  guest: Guest | null;
  /** Whether the tier's privileges apply. */
  tierEnabled: boolean;
  discount: RequestedOffer | null;
  offer: RequestedOffer | null;
  /** Places in which no offer may apply by itself. */
  declined: readonly OfferKind[];
  pointsAsCash: number;
  deliveryCost: Satang;
}

/** A line that a payment names; `chargeAmount` is null for the price of the shelf. */
export interface RequestedLine
  extends Omit<PricingLine, 'chargeAmount' | 'options' | 'categoryId' | 'subCategoryId' | 'isVatExempt'> {
  chargeAmount: Satang | null;
  /** null of a caller that says nothing of options: the product is sold without any, as it was before there were some. */
  optionIds?: readonly string[] | null;
}

/** A discount or offer that a payment names. */
export interface RequestedOffer {
  offerId: string;
  customValue: number | null;
  /** The rules chose it for the caller: they choose again, and must come to the same. */
  byItself?: true;
}

/** The records that a request names, as they are now. */
export interface RequestedRecords {
  /** Unit prices of the catalogue, by product. */
  shelf: ReadonlyMap<string, Satang>;
  /** Categories and sub-categories of the products that have one; absent where no offer is for certain goods. */
  categories?: ReadonlyMap<string, string>;
  subCategories?: ReadonlyMap<string, string>;
  /** Products that bear no VAT; absent where none is added. */
  exempt?: ReadonlySet<string>;
  /** What can be chosen of each product; absent where no line names options. */
  groups?: ReadonlyMap<string, readonly OfferedGroup[]>;
  member: PricingMember | null;
  tier: PricingTier | null;
  discount: PricingOffer | null;
  offer: PricingOffer | null;
  /** When and where it is sold. */
  moment?: Omit<BillMoment, 'tierId'>;
}

/** Puts the records in force behind what a payment asks for; `priceBasket` takes the result. */
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
