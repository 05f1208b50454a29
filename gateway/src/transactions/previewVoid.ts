import { toBaht } from '@taem/domain/money/money.ts';
import type {
  LifetimeFigures,
  MemberReversal,
  Reversal,
  ReversalTender,
  Standing,
} from '@taem/domain/transactions/planReversal.ts';
import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { Locale } from '../resource/listQuery.ts';
import { planVoid } from './planVoid.ts';
import type { ReversalState } from './ReversalState.ts';
import { readReversalState } from './readReversalState.ts';
import { readBranch } from './reversalBody.ts';
import { reversalWords } from './reversalRefusals.ts';

/** Returns what a void would do, and what prevents it; changes nothing. */
export async function previewVoid(
  database: Database,
  session: GatewaySession,
  { transaction_no, branch_id, locale }: { transaction_no: string; branch_id?: string; locale?: Locale | null },
): Promise<Record<string, unknown>> {
  const state = await readReversalState(database, session, transaction_no, null, locale);
  const plan = planVoid(state, readBranch(branch_id), session.branchIds);
  return {
    transaction_no,
    __v: state.sale.version,
    refusals: plan.refusals.map(refusalRecord),
    tenders: plan.tenders.map(tenderRecord),
    stock: stockRecords(plan.stock, state),
    member: plan.member && memberRecord(plan.member, state),
  };
}

export const refusalRecord = (refusal: Parameters<typeof reversalWords>[0]) => ({
  code: refusal.code,
  message: reversalWords(refusal),
  missing: 'missing' in refusal ? refusal.missing : null,
});

export function stockRecords(stock: Reversal['stock'], { sale }: ReversalState) {
  const nameOf = new Map(sale.products?.map(({ product_id, name }) => [product_id, name]));
  return stock.map(({ productId, qty }) => ({
    product_id: productId,
    product_name: nameOf.get(productId) ?? null,
    qty,
  }));
}

export function tenderRecord({ type, amount, institute, card }: ReversalTender) {
  return { type, amount: toBaht(amount), institute_name: institute, card_name: card };
}

function memberRecord(plan: MemberReversal, state: ReversalState) {
  return {
    points: {
      earned: plan.earned,
      redeemed: plan.redeemed,
      adjusted: plan.adjusted,
      before: plan.balanceBefore,
      after: plan.balanceAfter,
    },
    ...standingRecord(plan, state),
  };
}

export function standingRecord(plan: Standing, { tiers }: ReversalState) {
  const tier = (id: string | null) => {
    const found = tiers?.find((row) => row.id === id);
    return found ? { id: found.id, name: found.name } : null;
  };
  return {
    lifetime_value: { before: figures(plan.before), after: figures(plan.after) },
    tier: { before: tier(plan.tierBefore), after: tier(plan.tierAfter) },
    badges_lost: plan.badgesLost,
  };
}

function figures({ totalRevenue, totalTransaction, totalQty }: LifetimeFigures) {
  return { total_revenue: toBaht(totalRevenue), total_transaction: totalTransaction, total_qty: totalQty };
}
