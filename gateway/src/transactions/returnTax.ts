import { add, type Satang, satang, sum, ZERO } from '@taem/domain/money/money.ts';
import { mulDivFloor } from '@taem/domain/money/mulDivFloor.ts';
import { spread } from '@taem/domain/money/spread.ts';
import { type TaxBasis, taxFigures } from '@taem/domain/till/taxDocument.ts';
import { noteReason } from '@taem/domain/transactions/noteReason.ts';
import type { ReturnedSale, ReturnPlan } from '@taem/domain/transactions/planReturn.ts';
import { noteTaxDraft, offersOn, type TaxDraft } from '../sales/taxDraft.ts';
import type { ReversalState, StateRow } from './ReversalState.ts';
import type { ReturnBody } from './reversalBody.ts';

/**
 * Returns the credit or debit note of a return: what remains of the sale, less its documents so far; null if the sale
 * has no tax document.
 */
export function returnTax({ sale }: ReversalState, plan: ReturnPlan, body: ReturnReasons): TaxDraft | null {
  return sale.tax && noteOf(sale, leftAfter(sale, plan), reasonOf(body));
}

/**
 * Returns, by row of the sale, the part of its amount without VAT that a return takes; empty for a sale for which that
 * was not stored. A lost discount raises the amount of the goods that stay and lowers that of the returned goods, so
 * that the rows of the sale and of all its returns always add up to what the shop keeps for its goods.
 */
export function returnedNetAmounts({ sale }: ReversalState, plan: ReturnPlan): ReadonlyMap<number, Satang> {
  const goods = (sale.rows ?? []).filter(({ item_type }) => item_type === 'product');
  const before = new Map(
    goods.flatMap((row) =>
      row.net_amount === null ? [] : [[row.position, satang(row.net_amount + row.returned.net_amount)] as const],
    ),
  );
  const back = plan.rows.flatMap(({ returnsPosition, qty }) => {
    const row = goods.find(({ position }) => position === returnsPosition);
    return row ? [{ position: row.position, taken: -qty, left: row.qty + row.returned.qty }] : [];
  });
  if (before.size < goods.length) return new Map();
  if (plan.isLast) return new Map([...before].map(([position, net]) => [position, satang(0 - net)]));
  const { lines } = taxFigures(leftAfter(sale, plan), sale.tax?.percent ?? 0);
  const staying = sum(lines.flatMap(({ type, value }) => (type === 'GOODS' ? value : [])));
  const gone = satang(sum([...before.values()]) - staying);
  const shares = back.map(({ position, taken, left }) => satang(mulDivFloor(before.get(position) ?? 0, taken, left)));
  // Where a return costs the customer something, the amount it takes is below 0.
  const parts = spread(satang(Math.abs(gone)), sum(shares) > 0 ? shares : back.map(({ taken }) => satang(taken)));
  return new Map(back.map(({ position }, at) => [position, satang(-Math.sign(gone) * (parts[at] ?? 0))]));
}

/** Returns what remains of the sale after a return. */
function leftAfter(
  sale: Sale,
  { rows, figures, deducted }: Pick<ReturnPlan, 'rows' | 'figures' | 'deducted'>,
): TaxBasis {
  const taken = new Map(rows.map((row) => [row.returnsPosition, row]));
  const rowsLeft = (sale.rows ?? []).map((row) => ({
    ...row,
    qty: row.qty + row.returned.qty + (taken.get(row.position)?.qty ?? 0),
    discount_amount: row.discount_amount + row.returned.discount_amount + (taken.get(row.position)?.discount ?? 0),
  }));
  const left = basisOf(sale, rowsLeft, {
    delivery: satang(sale.delivery_cost + sale.returned.delivery_cost + figures.delivery),
    kept: add(keptBefore(sale), deducted?.amount ?? ZERO),
    total: satang(sale.total_revenue + sale.delivery_cost + sale.returned.amount + figures.revenue + figures.delivery),
  });
  return isByGoods(sale) ? left : { ...left, offers: [] };
}

/** Returns the reason that a note has to state: the reasons of its lines, else the remark. */
function reasonOf({ lines, remark }: ReturnReasons): string | null {
  return noteReason(lines.map(({ reason }) => reason)) ?? (remark || null);
}

/** Returns the credit note of a void: it covers the whole sale, even on its own day, so that the invoice keeps its number. */
export function voidTax({ sale }: ReversalState, reason: string | null): TaxDraft | null {
  return noteOf(sale, { goods: [], delivery: ZERO, offers: [], total: ZERO, ...pricing(sale) }, reason);
}

/**
 * Returns the VAT that was added to the prices of a sale, as returns give it back; nothing for a sale whose prices
 * include it.
 */
export function returnedVat({ sale }: ReversalState): Pick<ReturnedSale, 'addedVat'> {
  const { tax, added_vat, returned } = sale;
  if (!tax?.is_vat_added) return {};
  return {
    addedVat: {
      left: satang(added_vat + returned.added_vat),
      after: (back) => taxFigures(leftAfter(sale, back), tax.percent).vat,
    },
  };
}

const pricing = ({ tax }: Pick<Sale, 'tax'>) => (tax?.is_vat_added ? { isVatAdded: true } : {});

type Sale = ReversalState['sale'];
type ReturnReasons = Pick<ReturnBody, 'remark'> & { lines: readonly Pick<ReturnBody['lines'][number], 'reason'>[] };

function noteOf({ tax }: Sale, left: TaxBasis, reason: string | null): TaxDraft | null {
  return tax && noteTaxDraft([tax.invoice, ...tax.notes], left, tax.percent, { refers_to_id: tax.id, reason });
}

/**
 * Whether the sale's invoice deducts an offer on certain goods from these goods alone. Invoices issued before ADR 0156
 * do not, and their notes follow the earlier rule, so that they correct only what was returned. Takes the rule whose
 * result is closer to the invoice, as with either rule a satang may be on another line than today.
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

/** Returns what earlier returns kept back, which is in no row of the sale. */
function keptBefore({ tax, returned }: Sale): Satang {
  if (!tax) return satang(returned.kept);
  return sum(tax.notes.flatMap(({ lines }) => lines.flatMap(({ type, amount }) => (type === 'KEPT' ? amount : []))));
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
    ...pricing({ tax }),
  };
}
