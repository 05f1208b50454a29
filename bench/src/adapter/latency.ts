import { median, quantile } from '../quantile.ts';
import type { BenchResult } from '../run.ts';
import { Client } from './Client.ts';
import { rounded, verdict } from './figures.ts';
import { onServers } from './onServers.ts';
import { SHAPES, type Shape, TWENTY_ROWS } from './shapes.ts';

const WARM_UP = 3_000;
const COUNT = 1_000;
const GOAL_MS = 1.5;

/** Measures the time that our server adds to its upstream calls, one operation at a time. */
export async function latency(): Promise<BenchResult> {
  return await onServers([{}], async ([ours]) => {
    const client = new Client(ours?.url ?? '');
    const rows: BenchResult['rows'] = [];
    for (const shape of SHAPES) rows.push(await measure(client, shape));
    await client.close();
    return {
      title: 'Latency above the upstream calls, one operation at a time, in milliseconds',
      rows,
      notes: [
        'The time of the client less that of the slowest upstream call of the same operation, as `extensions.upstream` tells it; telling it is part of the time.',
        'Above all levels: less the slowest call of each level, one after the other; what is left is the work of the adapter and its HTTP.',
        'The upstream computes nothing, so a second level adds as much as HTTP costs.',
      ],
    };
  });
}

async function measure(client: Client, { name, operation }: Shape): Promise<BenchResult['rows'][number]> {
  const whole: number[] = [];
  const aboveSlowest: number[] = [];
  const aboveLevels: number[] = [];
  for (let count = -WARM_UP; count < COUNT; count += 1) {
    const { ms, answer } = await client.timed(operation, 'till');
    if (count < 0) continue;
    const calls = answer.extensions?.upstream?.requests ?? [];
    whole.push(ms);
    aboveSlowest.push(ms - Math.max(...calls.map((call) => call.ms)));
    aboveLevels.push(ms - levels(calls));
  }
  const p50 = median(aboveSlowest);
  return {
    shape: name,
    'p50 whole': rounded(median(whole)),
    'p50 above the slowest call': rounded(p50),
    'p95 above the slowest call': rounded(quantile(aboveSlowest, 0.95)),
    'p50 above all levels': rounded(median(aboveLevels)),
    goal: name === TWENTY_ROWS.name ? verdict(p50, { atMost: GOAL_MS }) : '',
  };
}

/** Returns the time with any call in progress: calls of one level overlap, levels follow each other. */
function levels(calls: readonly { at: number; ms: number }[]): number {
  let total = 0;
  let until = 0;
  for (const { at, ms } of calls.toSorted((one, other) => one.at - other.at)) {
    total += Math.max(0, at + ms - Math.max(at, until));
    until = Math.max(until, at + ms);
  }
  return total;
}
