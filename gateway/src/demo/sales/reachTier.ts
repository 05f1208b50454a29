import { fromBaht } from '@taem/domain/money/money.ts';
import type { StateTier } from '../../till/PaymentState.ts';

/** Returns the highest tier whose required lifetime value has been reached. */
export function reachTier(tiers: readonly StateTier[], revenue: number): StateTier | null {
  const reached = tiers.filter(({ conditions }) => revenue >= fromBaht(conditions[0]?.value ?? 0));
  return reached.at(-1) ?? null;
}
