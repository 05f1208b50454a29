import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { manyOffers } from './basket/manyOffers.ts';
import type { BenchResult } from './run.ts';

const ROUNDS = 600;
/** The first ones are compiled while they run. */
const WARM = 200;

/** What the choice among offers that apply by themselves takes of the price of one bill. */
export default async function offers(): Promise<BenchResult> {
  const { basket, rules } = manyOffers();
  const { automatic = [], ...withoutOffers } = rules;
  const timed = (rules: PricingRules) =>
    Array.from({ length: WARM + ROUNDS }, () => {
      const began = performance.now();
      priceBasket(basket, rules);
      return performance.now() - began;
    })
      .slice(WARM)
      .sort((a, b) => a - b);
  const row = (what: string, sorted: readonly number[]) => {
    const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
    return { what, median: at(0.5), p95: at(0.95), p99: at(0.99) };
  };
  return {
    title: `Pricing a bill of ${basket.lines.length} lines (milliseconds)`,
    rows: [
      row('without offers', timed(withoutOffers)),
      row(`best of ${automatic.length} offers that apply by themselves`, timed(rules)),
    ],
    notes: [
      'The same function prices at the till, with every change of the basket, and in the gateway. At most 2 ms are aimed at.',
    ],
  };
}
