import { priceBasket } from '@taem/domain/till/priceBasket.ts';
import type { PricingBasket, PricingRules } from '@taem/domain/till/pricing.ts';
import { manyOffers } from './basket/manyOffers.ts';
import { quantile } from './quantile.ts';
import type { BenchResult } from './run.ts';

const LINES = [30, 50];
const ROUNDS = 2_000;
/** Rounds to warm up, in which the code is still being compiled. */
const WARM = 200;

/** Counts how often another program took the processor. */
const switches = () => process.resourceUsage().involuntaryContextSwitches;

/** Measures how much of the time to price one bill is spent on choosing among automatic offers. */
export default async function offers(): Promise<BenchResult> {
  const bills = LINES.map((count) => ({ count, ...manyOffers(count) }));
  const timed = (basket: PricingBasket, rules: PricingRules) =>
    Array.from({ length: WARM + ROUNDS }, () => {
      const before = switches();
      const began = performance.now();
      priceBasket(basket, rules);
      const took = performance.now() - began;
      return { took, isWhole: switches() === before };
    })
      .slice(WARM)
      .filter(({ isWhole }) => isWhole)
      .map(({ took }) => took);
  const row = (what: string, times: readonly number[]) => {
    const at = (share: number) => quantile(times, share).toFixed(2);
    return { what, median: at(0.5), p95: at(0.95), p99: at(0.99), of: times.length };
  };
  return {
    title: 'Pricing a bill for a member (milliseconds)',
    rows: bills.flatMap(({ count, basket, rules: { automatic = [], ...rules } }) => [
      row(`${count} lines without offers`, timed(basket, rules)),
      row(
        `${count} lines, best of ${automatic.length} offers that apply by themselves`,
        timed(basket, { ...rules, automatic }),
      ),
    ]),
    notes: [
      'The same function prices at the till, with every change of the basket, and in the gateway. At most 2 ms are aimed at.',
      `Of ${ROUNDS} prices each; those in the middle of which the machine gave the processor to another program are left out.`,
    ],
  };
}
