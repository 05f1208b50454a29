import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPaymentShop } from '../payment/paymentShop.ts';
import { median } from '../quantile.ts';
import type { BenchResult } from '../run.ts';
import { programPath } from './build.ts';
import { rounded, verdict } from './figures.ts';
import { installMesh } from './installMesh.ts';
import { CONNECTIONS, type Round } from './load.ts';
import { type PeerProcess, startProcess } from './peerProcess.ts';
import { OURS, OVER_GATEWAY, PEERS } from './peers.ts';
import { refuseDifferentAnswers } from './refuseDifferentAnswers.ts';
import { restCalls } from './restCalls.ts';
import { HUNDRED_ROWS, SHAPES } from './shapes.ts';
import { takeTurns } from './takeTurns.ts';

/** Two processes of one program can differ by more than the measured effect, so each is started this many times. */
const STARTS = 3;
const TURNS = { rounds: 2, seconds: 1.2, warmUp: 1.5 };
const GATEWAY_TURNS = { rounds: 2, seconds: 2, warmUp: 1.5 };

/** Measures requests per second of every server, over fixed answers and over the real gateway. */
export async function throughput(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'taem-adapter-'));
  const shop = await startPaymentShop(1);
  const upstream = await startProcess(programPath('upstream'));
  try {
    const openapi = join(folder, 'openapi.json');
    await writeFile(openapi, await (await fetch(new URL('/openapi.json', shop.url))).text());
    const mesh = await installMesh();
    const gatewayUrl = `${upstream.url}/v3.0`;
    const startAll = async (): Promise<Map<string, PeerProcess>> => {
      const ours = await startProcess(programPath('ours'), { GATEWAY_URL: gatewayUrl });
      const servers = new Map([[OURS, ours]]);
      const calls = JSON.stringify(await restCalls(ours));
      for (const { name, program } of PEERS) {
        if (program === 'ours' || (program === 'mesh' && 'missing' in mesh)) continue;
        const path = program === 'mesh' ? ('program' in mesh ? mesh.program : '') : programPath(program);
        servers.set(name, await startProcess(path, { GATEWAY_URL: gatewayUrl, CALLS: calls, OPENAPI: openapi }));
      }
      return servers;
    };
    const rows = [...(await overFixedAnswers(startAll)), ...(await overGateway(shop))];
    return {
      title: `Throughput with ${CONNECTIONS} connections`,
      rows,
      notes: [
        'Each server runs in its own process with the same options for Node. Ours is the built server as it is deployed, with all its limits but the rate limits (RATE_LIMIT_COST=0, RATE_LIMIT_SENSITIVE=0), as no till asks as often as a measurement, and at its usual log level, at which it writes no line for each operation, as no peer does; what such lines cost is measured by overhead.',
        'Apollo, Yoga and Mercurius have our schema, resolvers, REST client and loaders; 1 row and the mutation cost 1 upstream call, 20 rows 3, 100 rows 5.',
        'missing' in mesh
          ? `GraphQL Mesh did not install: ${mesh.missing}`
          : "GraphQL Mesh serves the gateway's own OpenAPI document through Yoga, its relations batched as ours; it answers the same fields under the names of the wire.",
        'REST calls: the bodies of the same upstream calls, fetched all at once and handed on unread.',
        'Fixed answers: an upstream in its own process that computes nothing; each connection has a token of its own, so no call is shared.',
        'Gateway: the reference gateway with the demo shop; all connections have one token, so equal calls in flight are shared.',
        `Each server is started ${STARTS} times. Rounds take turns; "ours is" compares round by round and takes the median. Processor time is the better figure on a busy machine.`,
      ],
    };
  } finally {
    upstream.stop();
    await shop.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function overFixedAnswers(startAll: () => Promise<Map<string, PeerProcess>>): Promise<BenchResult['rows']> {
  const measured = new Map(SHAPES.map((shape) => [shape, new Map<string, Round[]>()]));
  for (let start = 0; start < STARTS; start += 1) {
    const servers = await startAll();
    for (const [shape, rounds] of measured) {
      const contenders = [...servers].map(([name, process]) => ({
        name,
        process,
        operation: name === 'GraphQL Mesh' ? shape.mesh : shape.operation,
      }));
      await refuseDifferentAnswers(contenders);
      for (const [name, more] of await takeTurns(contenders, TURNS))
        rounds.set(name, [...(rounds.get(name) ?? []), ...more]);
    }
    for (const server of servers.values()) server.stop();
  }
  return [...measured].flatMap(([shape, rounds]) => tableOf('fixed answers', shape.name, rounds));
}

async function overGateway(shop: { url: string; token: string }): Promise<BenchResult['rows']> {
  const { name: shape, operation } = HUNDRED_ROWS;
  const peers = PEERS.filter(({ name }) => OVER_GATEWAY.includes(name));
  const contenders: { name: string; process: PeerProcess; operation: typeof operation }[] = [];
  try {
    for (const { name, program } of peers) {
      if (program === 'mesh') continue;
      const process = await startProcess(programPath(program), { GATEWAY_URL: new URL('/v3.0', shop.url).href });
      contenders.push({ name, process, operation });
    }
    const tokenOf = () => shop.token;
    await refuseDifferentAnswers(contenders, tokenOf);
    return tableOf('gateway', shape, await takeTurns(contenders, { ...GATEWAY_TURNS, tokenOf }));
  } finally {
    for (const { process } of contenders) process.stop();
  }
}

function tableOf(upstream: string, shape: string, measured: ReadonlyMap<string, readonly Round[]>) {
  const ours = measured.get(OURS) ?? [];
  return [...measured].map(([server, rounds]) => {
    const times = median(rounds.map(({ rate }, index) => (ours[index]?.rate ?? Number.NaN) / rate));
    const cpuMs = median(rounds.map((round) => round.cpuMs));
    const goal = PEERS.find(({ name }) => name === server)?.goal ?? null;
    return {
      upstream,
      shape,
      server,
      'requests/s': Math.round(median(rounds.map(({ rate }) => rate))),
      'ours is': rounded(times),
      goal: goal === null ? '' : verdict(times, { atLeast: goal }),
      'CPU ms/request': rounded(cpuMs),
      'CPU by ours': rounded(cpuMs / median(ours.map((round) => round.cpuMs))),
      'p99 ms': median(rounds.map(({ p99 }) => p99)),
    };
  });
}
