import { median } from '../quantile.ts';
import type { BenchResult } from '../run.ts';
import { rounded, verdict } from './figures.ts';
import type { Round } from './load.ts';
import { onServers } from './onServers.ts';
import type { PeerProcess } from './peerProcess.ts';
import { SHAPES } from './shapes.ts';
import { takeTurns } from './takeTurns.ts';

const TURNS = { rounds: 2, seconds: 1.2, warmUp: 1.5 };
/** Two processes of one program can differ by more than the measured effect, so each is started this many times. */
const STARTS = 5;
const GOAL = 0.85;
const [OFF, ON] = ['off', 'on'];

/** Compares our server with logs, metrics and traces to our server without. */
export async function overhead(): Promise<BenchResult> {
  const measured = new Map(SHAPES.map((shape) => [shape, { without: [] as Round[], with_: [] as Round[] }]));
  for (let start = 0; start < STARTS; start += 1) {
    await onBoth(async (off, on) => {
      for (const [{ operation }, { without, with_ }] of measured) {
        const contenders = [
          { name: OFF, process: off, operation },
          { name: ON, process: on, operation },
        ];
        const rounds = await takeTurns(contenders, TURNS);
        without.push(...(rounds.get(OFF) ?? []));
        with_.push(...(rounds.get(ON) ?? []));
      }
    });
  }
  return {
    title: 'Throughput with logs, metrics and traces on, against off',
    rows: [...measured].map(([{ name: shape }, { without, with_ }]) => {
      const share = median(with_.map(({ rate }, index) => rate / (without[index]?.rate ?? Number.NaN)));
      return {
        shape,
        'off, requests/s': Math.round(median(without.map(({ rate }) => rate))),
        'on, requests/s': Math.round(median(with_.map(({ rate }) => rate))),
        'on / off': rounded(share),
        'CPU off / on': rounded(median(without.map(({ cpuMs }) => cpuMs)) / median(with_.map(({ cpuMs }) => cpuMs))),
        goal: verdict(share, { atLeast: GOAL }),
      };
    }),
    notes: [
      'On: LOG_LEVEL=info, METRICS=on, OTEL_EXPORTER_OTLP_ENDPOINT to a collector that answers at once. Off: LOG_LEVEL=error, METRICS=off, no endpoint.',
      `Both are started ${STARTS} times. Rounds take turns; the shares are compared round by round and the median is taken.`,
    ],
  };
}

/** Starts one server without any reporting, and one with all of it. */
async function onBoth(measure: (off: PeerProcess, on: PeerProcess) => Promise<void>): Promise<void> {
  const quiet = { LOG_LEVEL: 'error', METRICS: 'off', OTEL_EXPORTER_OTLP_ENDPOINT: '' };
  await onServers([{ environment: quiet }], async ([off], upstream) => {
    const telling = {
      LOG_LEVEL: 'info',
      METRICS: 'on',
      METRICS_TOKEN: 'of-the-bench-and-nobody-else',
      OTEL_EXPORTER_OTLP_ENDPOINT: upstream.url,
    };
    await onServers([{ environment: telling }], async ([on]) => {
      if (!off || !on) throw new Error('two servers are needed');
      await measure(off, on);
    });
  });
}
