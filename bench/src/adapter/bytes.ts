import { gzipSync } from 'node:zlib';
import { startPaymentShop } from '../payment/paymentShop.ts';
import type { BenchResult } from '../run.ts';
import { programPath } from './build.ts';
import { rounded, verdict } from './figures.ts';
import { ask, headersOf, type UpstreamCall } from './load.ts';
import { startProcess } from './peerProcess.ts';
import { DASHBOARD, HISTORY, type Screen, salesPage } from './screens.ts';

const VIEWERS = 16;
const [GOAL_CLIENT, GOAL_UPSTREAM, GOAL_CALLS] = [0.35, 0.5, 1];

/** The addresses of the product, and the token of its caller. */
interface Shop {
  server: string;
  gateway: string;
  token: string;
}

/** Measures three screens in bytes and calls, against the REST calls that the same screens would make. */
export async function bytes(): Promise<BenchResult> {
  const paymentShop = await startPaymentShop(1);
  const gateway = new URL('/v3.0', paymentShop.url).href;
  const server = await startProcess(programPath('ours'), { GATEWAY_URL: gateway });
  const shop = { server: server.url, gateway, token: paymentShop.token };
  try {
    const screens = [salesPage(await memberOf(shop)), HISTORY, DASHBOARD];
    const rows: BenchResult['rows'] = [];
    for (const screen of screens) rows.push(await weigh(shop, screen));
    rows.push(await together(shop, DASHBOARD));
    return {
      title: 'Bytes and calls of a screen, against its REST calls',
      rows,
      notes: [
        'Over the reference gateway with the demo shop. REST: the bodies of the same calls without projection, which is what a client that calls the gateway itself would load. Uncompressed; the second share is of both sides with gzip.',
        'Upstream: bodies of the calls with projection against without. Calls: upstream calls divided by the lists, records and statistics that the operation reads, each once.',
        `The last row: the same dashboard asked for by ${VIEWERS} at the same moment with one token; calls that one asks for while another waits for them are shared.`,
      ],
    };
  } finally {
    server.stop();
    await paymentShop.stop();
  }
}

/** Returns the id of the member at the till. */
async function memberOf({ server, token }: Shop): Promise<string> {
  const query = 'query Member { members(perPage: 1) { items { id } } }';
  const { data } = await ask(server, { operationName: 'Member', query, variables: {} }, token);
  return (data as { members: { items: { id: string }[] } }).members.items[0]?.id ?? '';
}

async function weigh(shop: Shop, { name, operation, levels }: Screen): Promise<BenchResult['rows'][number]> {
  const { errors, extensions } = await ask(shop.server, operation, shop.token, true);
  if (errors || !extensions?.upstream) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  const { calls, requests } = extensions.upstream;
  const answer = await post(shop, operation);
  const selected = await Promise.all(requests.map((call) => get(shop, call.path)));
  const whole = await Promise.all(requests.map((call) => get(shop, withoutProjection(call))));
  const [client, rest] = [answer.length / sum(whole), sum(selected) / sum(whole)];
  return {
    screen: name,
    'client bytes': answer.length,
    'REST bytes': sum(whole),
    'client / REST': rounded(client),
    'with gzip': rounded(gzipSync(answer).length / sum(whole.map((body) => gzipSync(body)))),
    'goal client': verdict(client, { atMost: GOAL_CLIENT }),
    'upstream / REST': rounded(rest),
    'goal upstream': verdict(rest, { atMost: GOAL_UPSTREAM }),
    calls,
    levels: levels.length,
    'goal calls': verdict(calls / levels.length, { atMost: GOAL_CALLS }),
  };
}

/** Measures many viewers who open the same screen at the same moment. */
async function together(shop: Shop, { name, operation, levels }: Screen): Promise<BenchResult['rows'][number]> {
  const answers = await Promise.all(
    Array.from({ length: VIEWERS }, () => ask(shop.server, operation, shop.token, true)),
  );
  const calls = answers.reduce((total, { extensions }) => total + (extensions?.upstream?.calls ?? Number.NaN), 0);
  const share = calls / (VIEWERS * levels.length);
  return {
    screen: `${name}, ${VIEWERS} at once`,
    calls,
    levels: VIEWERS * levels.length,
    'goal calls': share < GOAL_CALLS ? `< ${GOAL_CALLS}: yes (${rounded(share)})` : `< ${GOAL_CALLS}: no`,
  };
}

async function post({ server, token }: Shop, operation: Screen['operation']): Promise<Buffer> {
  const init = { method: 'POST', headers: headersOf(token), body: JSON.stringify(operation) };
  return Buffer.from(await (await fetch(`${server}/graphql`, init)).arrayBuffer());
}

async function get({ gateway, token }: Shop, path: string): Promise<Buffer> {
  const response = await fetch(gateway + path, { headers: headersOf(token) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

function withoutProjection({ path }: UpstreamCall): string {
  return path.replace(/(?<=[?&])projection=[^&]*&?/, '');
}

function sum(bodies: readonly Buffer[]): number {
  return bodies.reduce((total, { length }) => total + length, 0);
}
