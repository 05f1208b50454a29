import type { BenchResult } from '../run.ts';
import { median, rounded, verdict } from './figures.ts';
import { onServers } from './onServers.ts';
import { SHAPES } from './shapes.ts';
import { takeTurns } from './takeTurns.ts';

const TURNS = { rounds: 5, seconds: 1.5, warmUp: 1.5 };
const GOAL = 0.85;
const [OFF, ON] = ['off', 'on'];

/** Our server with logs, metrics and traces beside our server without. */
export async function overhead(): Promise<BenchResult> {
  const quiet = { LOG_LEVEL: 'error', METRICS: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: '' };
  return await onServers([{ environment: quiet }], async ([off], upstream) => {
    const telling = {
      LOG_LEVEL: 'info',
      METRICS: 'on',
      METRICS_TOKEN: 'of-the-bench-and-nobody-else',
      OTEL_EXPORTER_OTLP_ENDPOINT: upstream.url,
    };
    return await onServers([{ environment: telling }], async ([on]) => {
      if (!off || !on) throw new Error('two servers are needed');
      const rows: BenchResult['rows'] = [];
      for (const { name: shape, operation } of SHAPES) {
        const contenders = [
          { name: OFF, process: off, operation },
          { name: ON, process: on, operation },
        ];
        const measured = await takeTurns(contenders, TURNS);
        const [without, with_] = [measured.get(OFF) ?? [], measured.get(ON) ?? []];
        const share = median(with_.map(({ rate }, index) => rate / (without[index]?.rate ?? Number.NaN)));
        rows.push({
          shape,
          'off, requests/s': Math.round(median(without.map(({ rate }) => rate))),
          'on, requests/s': Math.round(median(with_.map(({ rate }) => rate))),
          'on / off': rounded(share),
          'CPU off / on': rounded(median(without.map(({ cpuMs }) => cpuMs)) / median(with_.map(({ cpuMs }) => cpuMs))),
          goal: verdict(share, { atLeast: GOAL }),
        });
      }
      return {
        title: 'Throughput with logs, metrics and traces on, against off',
        rows,
        notes: [
          'On: LOG_LEVEL=info, METRICS=on, OTEL_EXPORTER_OTLP_ENDPOINT to a collector that answers at once. Off: LOG_LEVEL=error, METRICS=off, no endpoint.',
          'Rounds take turns; the shares are compared round by round and the median is taken.',
        ],
      };
    });
  });
}
