import type { LifetimeSpan } from '@taem/domain/loyalty/lifetimeSpan.ts';

/** The bounds as the statements that write a member's figures name them. */
export function spanColumns({ leastLtv, mostLtv, leastTransactions, mostTransactions }: LifetimeSpan) {
  return {
    least_ltv: leastLtv,
    most_ltv: mostLtv,
    least_transactions: leastTransactions,
    most_transactions: mostTransactions,
  };
}
