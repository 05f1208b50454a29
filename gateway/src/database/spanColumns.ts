import type { LifetimeSpan } from '@taem/domain/loyalty/lifetimeSpan.ts';

/** Returns the bounds under the names that statements writing a member's figures use. */
export function spanColumns({ leastLtv, mostLtv, leastTransactions, mostTransactions }: LifetimeSpan) {
  return {
    least_ltv: leastLtv,
    most_ltv: mostLtv,
    least_transactions: leastTransactions,
    most_transactions: mostTransactions,
  };
}
