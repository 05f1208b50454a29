import { satang } from '@taem/domain/money/money.ts';
import {
  type TaxDocumentKind,
  type TaxedGoods,
  type TaxFigures,
  type TaxLineType,
  taxDifference,
  taxFigures,
} from '@taem/domain/till/taxDocument.ts';

/** A tax document as `draw_tax_document` writes it, under the next number of its series; amounts in satang. */
export interface TaxDraft {
  kind: TaxDocumentKind;
  refers_to_id: string | null;
  percent: number;
  lines: TaxDraftLine[];
  total: number;
  exempt: number;
  value: number;
  vat: number;
  reason: string | null;
}

export interface TaxDraftLine {
  type: TaxLineType;
  position: number | null;
  name: string;
  code: string | null;
  qty: number;
  price: number;
  amount: number;
  discount: number;
  is_exempt: boolean;
  value: number;
}

/** What came of a sale so far: `goods` with the pieces that are left, and what they come to with delivery. */
export interface TaxedSale {
  goods: readonly TaxedGoods[];
  delivery: number;
  total: number;
}

type Of = Pick<TaxDraft, 'kind'> & Partial<Pick<TaxDraft, 'refers_to_id' | 'reason'>>;

export function saleTaxDraft(sale: TaxedSale, percent: number, of: Of): TaxDraft {
  return draftOf(figuresOf(sale, percent), of);
}

/** The credit note of what turns a sale into what is left of it. */
export function creditTaxDraft(before: TaxedSale, after: TaxedSale, percent: number, of: Omit<Of, 'kind'>): TaxDraft {
  const figures = taxDifference(figuresOf(before, percent), figuresOf(after, percent));
  return draftOf(figures, { ...of, kind: 'CREDIT_NOTE' });
}

const figuresOf = ({ goods, delivery, total }: TaxedSale, percent: number): TaxFigures =>
  taxFigures({ goods: goods.filter(({ qty }) => qty > 0), delivery: satang(delivery), total: satang(total) }, percent);

function draftOf({ lines, ...figures }: TaxFigures, { kind, refers_to_id = null, reason = null }: Of): TaxDraft {
  return {
    ...{ kind, refers_to_id, reason },
    ...figures,
    lines: lines.map(({ isExempt, ...line }) => ({ ...line, is_exempt: isExempt })),
  };
}
