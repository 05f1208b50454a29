import { readOfferGoods, type WireSoldGoods } from '@taem/domain/loyalty/readOfferGoods.ts';
import { type Satang, satang } from '@taem/domain/money/money.ts';
import type { BenefitCoupon } from '@taem/domain/till/paymentPayload.ts';
import {
  noteKindOf,
  type TaxBasis,
  type TaxDocumentKind,
  type TaxFigures,
  type TaxLine,
  taxDifference,
  taxFigures,
} from '@taem/domain/till/taxDocument.ts';
import type { TaxedOffer } from '@taem/domain/till/taxedOffers.ts';

/** A tax document that `draw_tax_document` writes, under the next number of its series. */
export interface TaxDraft extends KeptTaxDocument {
  kind: TaxDocumentKind;
  refers_to_id: string | null;
  percent: number;
  /** Whether VAT was added to the prices of its lines; absent where these include VAT. */
  is_vat_added?: boolean;
  reason: string | null;
}

/** The figures that a document stores. */
export interface KeptTaxDocument {
  lines: TaxDraftLine[];
  total: Satang;
  exempt: Satang;
  value: Satang;
  vat: Satang;
}

export interface TaxDraftLine extends Omit<TaxLine, 'isExempt'> {
  is_exempt: boolean;
}

type Of = Pick<TaxDraft, 'kind'> & Partial<Pick<TaxDraft, 'refers_to_id' | 'reason'>>;

/** Returns the tax document of a sale with these figures. */
export const saleTaxDraft = (figures: TaxFigures, of: Of): TaxDraft => draftOf(figures, of);

/** Returns the credit or debit note that corrects the documents of a sale so far, so that they state what remains of it. */
export function noteTaxDraft(
  documents: readonly KeptTaxDocument[],
  left: TaxBasis,
  percent: number,
  of: Omit<Of, 'kind'>,
): TaxDraft {
  const kept = documents.map((document) => figuresOf(document, percent));
  const difference = taxDifference(kept, taxFigures(left, percent));
  return draftOf(difference, { ...of, kind: noteKindOf(difference) });
}

/** A row of a bill, as written and as read back. */
interface BillRow {
  goods: WireSoldGoods | null;
  coupons: readonly BenefitCoupon[] | null;
  discount_amount: number;
}

/** Returns the offers on certain goods among the rows of a bill. */
export function offersOn(rows: readonly BillRow[]): TaxedOffer[] {
  return rows.flatMap(({ goods, coupons, discount_amount }) => {
    if (!goods) return [];
    const setPrices = (coupons ?? []).flatMap(({ set_price }) => set_price ?? []);
    return [{ goods: readOfferGoods(goods), off: satang(-discount_amount), setPrices }];
  });
}

const figuresOf = ({ lines, ...figures }: KeptTaxDocument, percent: number): TaxFigures => ({
  ...{ percent, ...figures },
  lines: lines.map(({ is_exempt, ...line }) => ({ ...line, isExempt: is_exempt })),
});

function draftOf(
  { lines, isVatAdded, ...figures }: TaxFigures,
  { kind, refers_to_id = null, reason = null }: Of,
): TaxDraft {
  return {
    ...{ kind, refers_to_id, reason },
    ...figures,
    ...(isVatAdded && { is_vat_added: true }),
    lines: lines.map(({ isExempt, ...line }) => ({ ...line, is_exempt: isExempt })),
  };
}
