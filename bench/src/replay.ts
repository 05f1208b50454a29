import { readBaskets } from './groceries/baskets.ts';
import { byClients } from './groceries/byClients.ts';
import { Shop } from './groceries/Shop.ts';
import { startGroceries } from './groceries/startGroceries.ts';
import { expectedStatistics, reportedStatistics } from './groceries/statistics.ts';
import type { BenchResult } from './run.ts';

/** Every tenth basket is voided again. */
const VOID_EVERY = 10;
const FREQUENT_FROM = 6;
const BIG_FROM = 900;

/**
 * Pays every basket of a file of real purchases on a different day within the last year, voids a tenth of them, and
 * compares every statistic of the gateway with figures computed straight from the file.
 */
export default async function replay([file, count = 'all']: string[]): Promise<BenchResult> {
  if (!file) throw new Error('npm run bench -- replay <file.csv> [baskets]');
  const baskets = await readBaskets(file, count);
  const stack = await startGroceries();
  try {
    const shop = await Shop.open(stack);
    await shop.stockUp(baskets);
    await shop.allowThisYear();
    await shop.setThreshold('Frequent Member', FREQUENT_FROM);
    await shop.setThreshold('Big Spender', BIG_FROM);
    let voided = 0;
    const seconds = await byClients([...baskets.entries()], async ([index, basket]) => {
      const paid = await shop.pay(basket);
      if (index % VOID_EVERY !== VOID_EVERY - 1) return;
      await shop.void(paid, { basket, branch: 0, isGuest: false });
      voided += 1;
    });
    const kept = baskets.filter((_, index) => index % VOID_EVERY !== VOID_EVERY - 1);
    const thresholds = { frequent: FREQUENT_FROM, big: BIG_FROM * 100 };
    const expected = expectedStatistics(kept, shop.rates, thresholds);
    const reported = await reportedStatistics(shop, baskets);
    const rows = [...expected].map(([statistic, figures]) => {
      const found = reported.get(statistic) ?? new Map<string, number>();
      const keys = new Set([...figures.keys(), ...found.keys()]);
      const different = [...keys].filter((key) => (figures.get(key) ?? 0) !== (found.get(key) ?? 0));
      return { statistic, figures: figures.size, different: different.length, first: different[0] ?? '' };
    });
    const wrong = rows.filter(({ different }) => different > 0).length;
    return {
      title: `${baskets.length} real baskets, ${voided} of them voided: every statistic against the file`,
      rows,
      notes: [
        `${byClients.count} clients paid and voided in ${seconds.toFixed(0)} s.`,
        wrong === 0 ? 'Every figure is equal.' : `${wrong} statistics differ.`,
      ],
    };
  } finally {
    await stack.close();
  }
}
