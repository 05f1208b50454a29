import { fromBaht, isBaht, type Satang } from '../money/money.ts';
import type { Condition } from './coupon.ts';
import { namesIn } from './formula.ts';
import { conditionLogic, plainTest } from './plainTest.ts';

/** A range of lifetime figures, both bounds included; null means no bound. */
export interface LifetimeSpan {
  leastLtv: number | null;
  mostLtv: number | null;
  leastTransactions: number | null;
  mostTransactions: number | null;
}

interface Lifetime {
  totalLtv: Satang;
  totalTransaction: number;
}

const ANY: LifetimeSpan = { leastLtv: null, mostLtv: null, leastTransactions: null, mostTransactions: null };

/**
 * Returns the range in which a member's lifetime figures may move without changing the result of any of these
 * conditions, so that a decision based on them stays right while other tills sell to the same member.
 */
export function lifetimeSpan(
  required: readonly { conditionId: string; value: number }[],
  conditions: ReadonlyMap<string, Condition>,
  lifetime: Lifetime,
): LifetimeSpan {
  const spans = required.map(({ conditionId, value }) => {
    const condition = conditions.get(conditionId);
    return condition ? spanOf(conditionLogic(condition), value, lifetime) : ANY;
  });
  return spans.reduce(overlap, ANY);
}

/** Returns the figures that lie in both spans. */
export function overlap(a: LifetimeSpan, b: LifetimeSpan): LifetimeSpan {
  return {
    leastLtv: larger(a.leastLtv, b.leastLtv),
    mostLtv: smaller(a.mostLtv, b.mostLtv),
    leastTransactions: larger(a.leastTransactions, b.leastTransactions),
    mostTransactions: smaller(a.mostTransactions, b.mostTransactions),
  };
}

/** Converts a span of the figures after a sale to the figures before it, or the other way round for a void. */
export function shift(span: LifetimeSpan, by: { ltv: number; transactions: number }): LifetimeSpan {
  const moved = (bound: number | null, distance: number) => (bound === null ? null : bound + distance);
  return {
    leastLtv: moved(span.leastLtv, by.ltv),
    mostLtv: moved(span.mostLtv, by.ltv),
    leastTransactions: moved(span.leastTransactions, by.transactions),
    mostTransactions: moved(span.mostTransactions, by.transactions),
  };
}

function spanOf(logic: string, value: number, lifetime: Lifetime): LifetimeSpan {
  const test = plainTest(logic);
  const name = test?.operator === '>=' ? test.fact : null;
  if (name === 'total_ltv' && isBaht(value)) {
    const [leastLtv, mostLtv] = sideOf(fromBaht(value), lifetime.totalLtv);
    return { ...ANY, leastLtv, mostLtv };
  }
  if (name === 'total_transaction' && Number.isInteger(value)) {
    const [leastTransactions, mostTransactions] = sideOf(value, lifetime.totalTransaction);
    return { ...ANY, leastTransactions, mostTransactions };
  }
  // The effect of a more complex formula cannot be predicted, so the span contains exactly this figure.
  const names = namesIn(logic);
  const [leastLtv, mostLtv] = names.includes('total_ltv') ? exactly(lifetime.totalLtv) : NO_BOUND;
  const [leastTransactions, mostTransactions] = names.includes('total_transaction')
    ? exactly(lifetime.totalTransaction)
    : NO_BOUND;
  return { leastLtv, mostLtv, leastTransactions, mostTransactions };
}

type Bounds = readonly [least: number | null, most: number | null];

const NO_BOUND: Bounds = [null, null];

const exactly = (figure: number): Bounds => [figure, figure];

const sideOf = (threshold: number, figure: number): Bounds =>
  figure >= threshold ? [threshold, null] : [null, threshold - 1];

function larger(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.max(a, b);
}

function smaller(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}
