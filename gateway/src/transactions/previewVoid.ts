import { type Satang, toBaht } from '@taem/domain/money/money.ts';
import type { LifetimeFigures, MemberReversal, ReversalTender } from '@taem/domain/transactions/planReversal.ts';
import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import type { Locale } from '../resource/listQuery.ts';
import { planVoid } from './planVoid.ts';
import type { ReversalState } from './ReversalState.ts';
import { readReversalState } from './readReversalState.ts';
import { readBranch } from './reversalBody.ts';
import { reversalWords } from './reversalRefusals.ts';

/** What a void would do, and what stands in its way; nothing is changed. */
export async function previewVoid(
  database: Database,
  session: GatewaySession,
  { transaction_no, branch_id, locale }: { transaction_no: string; branch_id?: string; locale?: Locale | null },
): Promise<Record<string, unknown>> {
  const state = await readReversalState(database, session, transaction_no, null, locale);
  const plan = planVoid(state, readBranch(branch_id), session.branchIds);
  const nameOf = new Map(state.sale.products?.map(({ product_id, name }) => [product_id, name]));
  return {
    transaction_no,
    __v: state.sale.version,
    refusals: plan.refusals.map((refusal) => ({
      code: refusal.code,
      message: reversalWords(refusal),
      missing: 'missing' in refusal ? refusal.missing : null,
    })),
    tenders: plan.tenders.map(tenderRecord),
    stock: plan.stock.map(({ productId, qty }) => ({
      product_id: productId,
      product_name: nameOf.get(productId) ?? null,
      qty,
    })),
    member: plan.member && memberRecord(plan.member, state),
  };
}

function tenderRecord({ type, amount, institute, card }: ReversalTender) {
  return { type, amount: toBaht(amount), institute_name: institute, card_name: card };
}

function memberRecord(plan: MemberReversal, { tiers }: ReversalState) {
  const tier = (id: string | null) => {
    const found = tiers?.find((row) => row.id === id);
    return found ? { id: found.id, name: found.name } : null;
  };
  return {
    points: {
      earned: plan.earned,
      redeemed: plan.redeemed,
      adjusted: plan.adjusted,
      before: plan.balanceBefore,
      after: plan.balanceAfter,
    },
    lifetime_value: { before: figures(plan.before), after: figures(plan.after) },
    tier: { before: tier(plan.tierBefore), after: tier(plan.tierAfter) },
    badges_lost: plan.badgesLost,
  };
}

function figures({ totalRevenue, totalTransaction, totalQty }: LifetimeFigures) {
  const baht = (amount: Satang) => toBaht(amount);
  return { total_revenue: baht(totalRevenue), total_transaction: totalTransaction, total_qty: totalQty };
}
