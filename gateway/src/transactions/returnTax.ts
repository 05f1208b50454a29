import { add, type Satang, satang, sum, ZERO } from '@taem/domain/money/money.ts';
import { type TaxBasis, taxFigures } from '@taem/domain/till/taxDocument.ts';
import type { ReturnPlan } from '@taem/domain/transactions/planReturn.ts';
import { noteTaxDraft, offersOn, type TaxDraft } from '../sales/taxDraft.ts';
import type { ReversalState, StateRow } from './ReversalState.ts';
import type { ReturnBody } from './reversalBody.ts';

/** The credit or debit note of a return: what is left of the sale less its documents so far. null of a sale without a document. */
export function returnTax(
  { sale }: ReversalState,
  { rows, figures, due, deducted }: ReturnPlan,
  body: ReturnReasons,
): TaxDraft | null {
  if (!sale.tax) return null;
  const taken = new Map(rows.map((row) => [row.returnsPosition, row]));
  const rowsLeft = (sale.rows ?? []).map((row) => ({
    ...row,
    qty: row.qty + row.returned.qty + (taken.get(row.position)?.qty ?? 0),
    discount_amount: row.discount_amount + row.returned.discount_amount + (taken.get(row.position)?.discount ?? 0),
  }));
  const left = basisOf(sale, rowsLeft, {
    delivery: satang(sale.delivery_cost + sale.returned.delivery_cost + figures.delivery),
    kept: add(keptBefore(sale.tax), deducted?.amount ?? ZERO),
    total: satang(sale.total_revenue + sale.delivery_cost + sale.returned.amount + due),
  });
  return noteOf(sale, isByGoods(sale) ? left : { ...left, offers: [] }, reasonOf(body));
}

/** What has to stand on a note: the reasons of its lines, else the remark. */
function reasonOf({ lines, remark }: ReturnReasons): string | null {
  const reasons = new Set(lines.map(({ reason }) => reason || '').filter(Boolean));
  return [...reasons].join(', ') || remark || null;
}

/** The credit note of a void: all of the sale, also on its own day, so that its number stays where it is. */
export function voidTax({ sale }: ReversalState, reason: string | null): TaxDraft | null {
  return noteOf(sale, { goods: [], delivery: ZERO, offers: [], total: ZERO }, reason);
}

type Sale = ReversalState['sale'];
type ReturnReasons = Pick<ReturnBody, 'remark'> & { lines: readonly Pick<ReturnBody['lines'][number], 'reason'>[] };

function noteOf({ tax }: Sale, left: TaxBasis, reason: string | null): TaxDraft | null {
  return tax && noteTaxDraft([tax.invoice, ...tax.notes], left, tax.percent, { refers_to_id: tax.id, reason });
}

/**
 * Whether its invoice has what an offer on certain goods took off on these alone. One that was drawn before ADR 0156 does not;
 * its notes go by its rule, so that they correct only what came back. The nearer rule is taken, as of either a satang may
 * stand on another line than today.
 */
function isByGoods(sale: Sale): boolean {
  const { tax, rows, delivery_cost, total_revenue } = sale;
  if (!tax) return true;
  const sold = basisOf(sale, rows ?? [], {
    delivery: satang(delivery_cost),
    total: satang(total_revenue + delivery_cost),
  });
  const discounts = new Map(tax.invoice.lines.map(({ position, discount }) => [position, discount]));
  const distance = (basis: TaxBasis) =>
    taxFigures(basis, tax.percent).lines.reduce(
      (all, { position, discount }) => all + Math.abs(discount - (discounts.get(position) ?? 0)),
      0,
    );
  return distance(sold) <= distance({ ...sold, offers: [] });
}

/** What earlier returns kept back, which is on no row of the sale. */
function keptBefore({ notes }: NonNullable<Sale['tax']>): Satang {
  return sum(notes.flatMap(({ lines }) => lines.flatMap(({ type, amount }) => (type === 'KEPT' ? amount : []))));
}

function basisOf(
  { tax }: Sale,
  rows: readonly StateRow[],
  figures: Pick<TaxBasis, 'delivery' | 'kept' | 'total'>,
): TaxBasis {
  const documented = new Map(tax?.invoice.lines.map((line) => [line.position, line]));
  return {
    goods: rows
      .filter(({ item_type, qty }) => item_type === 'product' && qty > 0)
      .map(({ position, product_id, qty, charge_amount, name }) => ({
        ...{ position, productId: product_id ?? '', name, code: documented.get(position)?.code ?? null },
        ...{ qty, price: satang(charge_amount), isExempt: documented.get(position)?.is_exempt === true },
      })),
    offers: offersOn(rows),
    ...figures,
  };
}
