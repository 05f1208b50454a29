import { readFile } from 'node:fs/promises';
import { type BenchShop, startShops } from '../dashboard/Shops.ts';
import { type RunningProcess, startProcess } from '../payment/paymentShop.ts';
import { RestClient } from '../payment/RestClient.ts';

/** A shop with a separate gateway and adapter. */
export interface QueriedShop extends BenchShop {
  serverUrl: string;
  serverPid: number;
}

export interface Answer<Data = Record<string, unknown>> {
  data: Data;
  /** The number of gateway calls for it. */
  calls: number;
  ms: number;
}

export async function startQueriedShops(
  names: readonly string[],
): Promise<{ shops: QueriedShop[]; stop(): Promise<void> }> {
  const { shops, stop } = await startShops(names);
  const servers: RunningProcess[] = [];
  const stopAll = async () => {
    for (const server of servers) {
      server.process.kill('SIGTERM');
      await server.ended;
    }
    await stop();
  };
  try {
    const queried: QueriedShop[] = [];
    for (const shop of shops) {
      const limits = { RATE_LIMIT_COST: '0', RATE_LIMIT_SENSITIVE: '0' };
      const server = startProcess('@taem/server', { GATEWAY_URL: shop.client.url, PORT: '0', ...limits });
      servers.push(server);
      queried.push({ ...shop, serverUrl: await server.ready, serverPid: server.process.pid ?? 0 });
    }
    return { shops: queried, stop: stopAll };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Signs in again, because loading millions of sales takes longer than the quarter of an hour that a token lasts. */
export async function signInAgain(shop: QueriedShop, password: string): Promise<void> {
  shop.client = await RestClient.signIn(shop.client.url, 'owner@taem', password);
}

export async function ask<Data = Record<string, unknown>>(
  { serverUrl, client }: QueriedShop,
  query: string,
  variables: object,
): Promise<Answer<Data>> {
  const headers = { authorization: `Bearer ${client.token}`, 'content-type': 'application/json', 'x-explain': '1' };
  const started = performance.now();
  const answer = await fetch(`${serverUrl}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query, variables }),
  });
  const text = await answer.text();
  const ms = performance.now() - started;
  const { data, errors, extensions } = JSON.parse(text);
  if (errors) throw new Error(`${query.slice(0, 60)}: ${text.slice(0, 400)}`);
  return { data, calls: extensions?.upstream?.calls ?? 0, ms };
}

/** Returns an operation of the web's insight with its fragments, as the web sends it. */
export async function webDocument(name: string): Promise<string> {
  const file = new URL('../../../web/src/insight/gql/persisted-documents.json', import.meta.url);
  const documents: string[] = Object.values(JSON.parse(await readFile(file, 'utf8')));
  const document = documents.find((text) => text.includes(`query ${name}(`));
  if (!document) throw new Error(`insight knows no query ${name}`);
  return document;
}
