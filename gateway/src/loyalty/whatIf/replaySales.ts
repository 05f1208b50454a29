import { setImmediate as turn } from 'node:timers/promises';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import { type WhatIfDraft, whatIf } from '@taem/domain/till/whatIf.ts';
import { WhatIfCount, type WhatIfFigures } from '@taem/domain/till/whatIfFigures.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { pastSale } from '../../sales/pastSale.ts';
import { countSales, type PastPeriod, readPastSales } from './readPastSales.ts';

/** What was examined, with the resulting figures. */
export interface Replay {
  /** Number of valid sales in the period. */
  total: number;
  /** One in this many sales was examined; 1 for all. */
  oneIn: number;
  figures: WhatIfFigures;
}

/** Maximum time, in milliseconds, for which the thread that serves the tills is busy at once. */
const MAX_MILLISECONDS = 8;

/** Prices the sales of a period again, in slices, until aborted. */
export async function replaySales(
  client: DatabaseClient,
  period: PastPeriod,
  draft: WhatIfDraft,
  rules: PricingRules,
  signal: AbortSignal,
): Promise<Replay> {
  const { total, oneIn } = await countSales(client, period);
  const count = new WhatIfCount(rules.rates);
  for await (const rows of readPastSales(client, period, oneIn, signal)) {
    let began = performance.now();
    for (const row of rows) {
      const sale = pastSale(row);
      count.add(sale, whatIf(sale, draft, rules));
      if (performance.now() - began < MAX_MILLISECONDS) continue;
      await turn();
      signal.throwIfAborted();
      began = performance.now();
    }
  }
  return { total, oneIn, figures: count.figures() };
}
