import { buildPeers } from './adapter/build.ts';
import { CONNECTIONS, load, type Round, refuseDifferentAnswers, type TokenOf } from './adapter/load.ts';
import { type PeerProcess, startProcess } from './adapter/peerProcess.ts';
import { startPaymentShop } from './payment/paymentShop.ts';
import type { BenchResult } from './run.ts';

const SECONDS = 3;
const WARM_UP_SECONDS = 2;

const PEERS = {
  Taem: 'ours',
  'Mercurius, graphql-jit': 'mercuriusJit',
  'Apollo Server, defaults': 'plainApollo',
} as const;

type Peer = keyof typeof PEERS;
const peers = Object.keys(PEERS) as Peer[];
const REFERENCE: Peer = 'Mercurius, graphql-jit';

type Program = (name: string) => string;

/** Throughput of one page of 100 sales with their relations: the server beside its peers, over the same upstream. */
export default async function adapter(): Promise<BenchResult> {
  const program = await buildPeers(['upstream', ...Object.values(PEERS)]);
  const rows = [...(await overFixedAnswers(program)), ...(await overGateway(program))];
  return {
    title: `One page of 100 sales with member, tier, branch and cashier, ${CONNECTIONS} connections`,
    rows,
    notes: [
      'Each server runs in its own process, built as for deployment, with the same schema, resolvers, REST client and loaders; a request costs 5 upstream calls.',
      'Fixed answers: an upstream in its own process that computes nothing; each connection has a token of its own, so no call is shared.',
      'Gateway: the reference gateway with the demo shop; all connections have one token, so equal calls in flight are shared.',
      'Processor time is the better figure on a busy machine: it does not depend on what else runs.',
    ],
  };
}

async function overFixedAnswers(program: Program) {
  const upstream = await startProcess(program('upstream'));
  try {
    return await compare('fixed answers', program, upstream.url, 4, (connection) => `till-${connection}`);
  } finally {
    upstream.stop();
  }
}

async function overGateway(program: Program) {
  const shop = await startPaymentShop(1);
  try {
    return await compare('gateway', program, new URL('/v3.0', shop.url).href, 2, () => shop.token);
  } finally {
    await shop.stop();
  }
}

/** Rounds take turns, so that a busy moment of the machine meets every peer. */
async function compare(upstream: string, program: Program, gatewayUrl: string, rounds: number, tokenOf: TokenOf) {
  const started = await Promise.all(
    peers.map((peer) => startProcess(program(PEERS[peer]), { GATEWAY_URL: gatewayUrl })),
  );
  const processes = new Map<Peer, PeerProcess>(peers.map((peer, index) => [peer, started[index] as PeerProcess]));
  const measured = new Map<Peer, Round[]>(peers.map((peer) => [peer, []]));
  try {
    await refuseDifferentAnswers(started, tokenOf);
    for (const process of started) await load(process, WARM_UP_SECONDS, tokenOf);
    for (let round = 0; round < rounds; round += 1) {
      for (const [peer, process] of round % 2 === 0 ? [...processes] : [...processes].reverse()) {
        measured.get(peer)?.push(await load(process, SECONDS, tokenOf));
      }
    }
  } finally {
    for (const process of started) process.stop();
  }
  return tableOf(upstream, measured);
}

function tableOf(upstream: string, measured: ReadonlyMap<Peer, Round[]>) {
  const of = (peer: Peer, figure: keyof Round) => median((measured.get(peer) ?? []).map((round) => round[figure]));
  return peers.map((peer) => ({
    upstream,
    server: peer,
    'requests/s': Math.round(of(peer, 'rate')),
    'of Mercurius': rounded(of(peer, 'rate') / of(REFERENCE, 'rate')),
    'CPU ms/request': rounded(of(peer, 'cpuMs')),
    'p99 ms': of(peer, 'p99'),
    rounds: (measured.get(peer) ?? []).map(({ rate }) => Math.round(rate)).join(' '),
  }));
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}
