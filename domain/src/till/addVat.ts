import { soldGoods } from '../loyalty/offerGoods.ts';
import { OFFER_KINDS, type OfferKind } from '../loyalty/offerKind.ts';
import { readOfferGoods, writeSoldGoods } from '../loyalty/readOfferGoods.ts';
import { vatPercentOn } from '../merchant/vatRates.ts';
import { add, type Satang, sum, toBaht } from '../money/money.ts';
import type { ChosenOffer } from './pricing.ts';
import { addReason, type PricingDraft } from './pricingDraft.ts';
import { taxFigures } from './taxDocument.ts';
import type { TaxedOffer } from './taxedOffers.ts';

type Given = Readonly<Record<OfferKind, ChosenOffer | null>>;

/**
 * Returns the VAT to add to a bill whose prices exclude it (docs/adr/0174): on its taxed goods after all deductions and
 * on delivery, rounded half up once, as on its tax invoice. Returns null if prices include VAT, and for an earlier sale
 * that is priced again, because that is compared without added VAT.
 */
export function addVat(draft: PricingDraft, given: Given, delivery: Satang): Satang | null {
  const { rules, basket, lines, remaining } = draft;
  if (!rules.addedVat || !basket.moment) return null;
  const percent = vatPercentOn(rules.addedVat, basket.moment.localTime.slice(0, 10));
  const goods = lines.map(({ productId, qty, piecePrice, isVatExempt }, position) => ({
    ...{ position, productId, name: '', code: null, qty, price: piecePrice },
    isExempt: isVatExempt === true,
  }));
  const total = add(remaining, delivery);
  const { value, vat } = taxFigures(
    { goods, delivery, offers: offersOf(draft, given), total, isVatAdded: true },
    percent,
  );
  addReason(draft, 'VAT_ADDED', { percent, taxed: toBaht(value), amount: toBaht(vat) });
  return vat;
}

/** The offers on certain goods, in the form in which the rows of the bill will record them. */
function offersOf({ deductions, lines }: PricingDraft, given: Given): TaxedOffer[] {
  return OFFER_KINDS.flatMap((kind) => {
    const goods = given[kind]?.offer.goods;
    if (!goods) return [];
    const own = deductions.filter(({ source }) => source === kind);
    return [
      {
        goods: readOfferGoods(writeSoldGoods(soldGoods(goods, lines))),
        off: sum(own.map(({ amount }) => amount)),
        setPrices: own.filter(({ couponType }) => couponType === 'Set Price').map(({ value }) => value),
      },
    ];
  });
}
