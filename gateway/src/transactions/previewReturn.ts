import { add, toBaht, ZERO } from '@taem/domain/money/money.ts';
import { JOURNAL_AMOUNTS } from '@taem/domain/till/salesJournal.ts';
import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { Locale } from '../resource/listQuery.ts';
import { planSaleReturn } from './planSaleReturn.ts';
import { refusalRecord, standingRecord, stockRecords, tenderRecord } from './previewVoid.ts';
import { readReversalState } from './readReversalState.ts';
import type { ReturnPreviewBody } from './reversalBody.ts';

/** Returns what a return would give back, row by row, and what prevents it; changes nothing. */
export async function previewReturn(
  database: Database,
  session: GatewaySession,
  body: ReturnPreviewBody & { locale?: Locale | null },
): Promise<Record<string, unknown>> {
  const { transaction_no } = body;
  const state = await readReversalState(database, session, transaction_no, null, body.locale);
  const plan = planSaleReturn(state, body, session.branchIds);
  const pointsAsCash = JOURNAL_AMOUNTS.points_as_cash[body.locale === 'en-US' ? 'en' : 'th'];
  const nameOf = new Map(
    state.sale.rows?.map(({ position, item_type, name }) => [
      position,
      // Every sale records them as "Points".
      item_type === 'event' && body.locale ? pointsAsCash : name,
    ]),
  );
  const { figures, deducted, member } = plan;
  return {
    transaction_no,
    __v: state.sale.version,
    refusals: plan.refusals.map(refusalRecord),
    amount: toBaht(plan.due),
    rows: plan.rows
      .filter(({ qty, discount, returnsPosition }) => returnsPosition !== null && (qty !== 0 || discount !== 0))
      .map(({ returnsPosition, qty, payment, discount }) => ({
        position: returnsPosition,
        name: nameOf.get(returnsPosition ?? -1) ?? '',
        qty,
        amount: toBaht(add(payment, discount)),
      })),
    total_payment: toBaht(figures.payment),
    total_discount: toBaht(figures.discount),
    delivery_cost: toBaht(figures.delivery),
    added_vat: toBaht(figures.addedVat ?? ZERO),
    cash_rounding: toBaht(plan.cashRounding),
    cash_before: { held: toBaht(plan.cash.held), rounding: toBaht(plan.cash.rounding) },
    tenders: plan.tenders.filter(({ amount }) => amount !== 0).map(tenderRecord),
    stock: stockRecords(plan.stock, state),
    is_last: plan.isLast,
    lost: plan.lost,
    deducted: deducted && { points: deducted.points, amount: toBaht(deducted.amount) },
    member: member && {
      points: { taken: member.taken, given: member.given, before: member.balanceBefore, after: member.balanceAfter },
      ...standingRecord(member, state),
    },
  };
}
