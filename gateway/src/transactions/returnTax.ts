import { satang } from '@taem/domain/money/money.ts';
import type { ReturnPlan } from '@taem/domain/transactions/planReturn.ts';
import { creditTaxDraft, type TaxDraft, type TaxedSale } from '../sales/taxDraft.ts';
import type { ReversalState } from './ReversalState.ts';
import type { ReturnBody } from './reversalBody.ts';

/** The credit note of a return: from what was left of the sale to what is left of it then. null of a sale without a document. */
export function returnTax(
  { sale }: ReversalState,
  { rows, figures, due }: ReturnPlan,
  body: ReturnReasons,
): TaxDraft | null {
  if (!sale.tax) return null;
  const before = leftOf(sale);
  const taken = new Map(rows.map(({ returnsPosition, qty }) => [returnsPosition, qty]));
  const after = {
    goods: before.goods.map((row) => ({ ...row, qty: row.qty + (taken.get(row.position) ?? 0) })),
    delivery: before.delivery + figures.delivery,
    total: before.total + due,
  };
  return creditTaxDraft(before, after, sale.tax.percent, corrects(sale, reasonOf(body)));
}

/** What has to stand on a credit note: the reasons of its lines, else the remark. */
function reasonOf({ lines, remark }: ReturnReasons): string | null {
  const reasons = new Set(lines.map(({ reason }) => reason || '').filter(Boolean));
  return [...reasons].join(', ') || remark || null;
}

/** The credit note of a void: all of the sale, also on its own day, so that its number stays where it is. */
export function voidTax({ sale }: ReversalState, reason: string | null): TaxDraft | null {
  if (!sale.tax) return null;
  return creditTaxDraft(leftOf(sale), { goods: [], delivery: 0, total: 0 }, sale.tax.percent, corrects(sale, reason));
}

type Sale = ReversalState['sale'];
type ReturnReasons = Pick<ReturnBody, 'remark'> & { lines: readonly Pick<ReturnBody['lines'][number], 'reason'>[] };

const corrects = ({ tax }: Sale, reason: string | null) => ({
  refers_to_id: tax?.id ?? null,
  reason,
});

function leftOf({ tax, rows, delivery_cost, total_revenue, returned }: Sale): TaxedSale {
  const documented = new Map(tax?.lines.map((line) => [line.position, line]));
  return {
    goods: (rows ?? [])
      .filter(({ item_type }) => item_type === 'product')
      .map(({ position, qty, charge_amount, name, returned: back }) => ({
        ...{ position, name, code: documented.get(position)?.code ?? null },
        ...{ qty: qty + back.qty, price: satang(charge_amount) },
        isExempt: documented.get(position)?.is_exempt === true,
      })),
    delivery: delivery_cost + returned.delivery_cost,
    total: total_revenue + delivery_cost + returned.amount,
  };
}
