import { formatCount } from '@taem/domain/money/formatNumber.ts';
import type { BenchResult } from '../run.ts';
import { Client } from './Client.ts';
import { verdict } from './figures.ts';
import { headersOf } from './load.ts';
import { onServers } from './onServers.ts';
import type { PeerProcess } from './peerProcess.ts';
import { HUNDRED_ROWS, SHAPES, TWENTY_ROWS } from './shapes.ts';

const OPERATIONS = 100_000;
const STEP = 10_000;
const CLIENTS = 16;
/** One operation in every ten is a document that was never seen before. */
const NEW_EVERY = 10;
/** After this many operations the store of documents is full. */
const SETTLED = 20_000;
const GOAL = 1.1;

/** Measures the memory of our server after garbage collection, while it gets new documents. */
export async function memory(): Promise<BenchResult> {
  return await onServers([{ nodeOptions: ['--expose-gc'] }], async ([ours]) => {
    if (!ours) throw new Error('a server is needed');
    const client = new Client(ours.url, CLIENTS);
    const measured: { operations: number; heap: number; resident: number }[] = [];
    for (let from = 0; from <= OPERATIONS; from += STEP) {
      measured.push({ operations: from, ...(await megabytes(ours)) });
      if (from < OPERATIONS) await send(client, from, from + STEP);
    }
    await client.close();
    const settled = measured.find(({ operations }) => operations === SETTLED)?.heap ?? Number.NaN;
    const last = measured.at(-1)?.heap ?? Number.NaN;
    return {
      title: `Memory of the server over ${formatCount(OPERATIONS)} operations, one in ${NEW_EVERY} a new document`,
      rows: measured.map(({ operations, heap, resident }) => ({
        operations,
        'heap MB': heap,
        'resident MB': resident,
        goal: operations === OPERATIONS ? verdict(last / settled, { atMost: GOAL }) : '',
      })),
      notes: [
        `After a forced collection each. Flat: the heap at the end is at most ${GOAL} of that after ${formatCount(SETTLED)} operations, when the store of 1,000 free documents is full.`,
        `The others are 1 row, ${TWENTY_ROWS.name}, and the mutation in turns; all by ${CLIENTS} clients.`,
      ],
    };
  });
}

async function send(client: Client, from: number, to: number): Promise<void> {
  let next = from;
  const one = async () => {
    while (next < to) {
      const number = next++;
      await client.text(bodyOf(number), headersOf(`till-${number % 1_000}`));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, one));
}

// A hundred rows take long and retain no more memory than twenty.
const repeated = SHAPES.filter((shape) => shape !== HUNDRED_ROWS).map(({ operation }) => JSON.stringify(operation));

function bodyOf(number: number): string {
  if (number % NEW_EVERY > 0) return repeated[number % repeated.length] ?? '';
  const { query, ...rest } = TWENTY_ROWS.operation;
  return JSON.stringify({ ...rest, query: query.replace('total items', `total count${number}: total items`) });
}

async function megabytes(server: PeerProcess): Promise<{ heap: number; resident: number }> {
  const { heapUsed, rss } = await server.memory();
  return { heap: Math.round(heapUsed / 1e5) / 10, resident: Math.round(rss / 1e6) };
}
