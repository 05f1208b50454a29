import autocannon from 'autocannon';
import type { PeerProcess } from './peerProcess.ts';
import { QUERY, VARIABLES } from './query.ts';

export const CONNECTIONS = 16;

export interface Round {
  rate: number;
  cpuMs: number;
  p99: number;
}

const BODY = JSON.stringify({ operationName: 'Sales', query: QUERY, variables: VARIABLES });

/** The token of each connection. */
export type TokenOf = (connection: number) => string;

export async function load(peer: PeerProcess, seconds: number, tokenOf: TokenOf): Promise<Round> {
  let connection = 0;
  const before = await peer.cpuMs();
  const { requests, latency, non2xx, errors } = await autocannon({
    url: `${peer.url}/graphql`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    body: BODY,
    setupClient: (client) => client.setHeaders(headersOf(tokenOf(connection++))),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${peer.url}: ${non2xx} refused, ${errors} failed`);
  const cpuMs = ((await peer.cpuMs()) - before) / requests.total;
  return { rate: requests.average, cpuMs, p99: latency.p99 };
}

/** A peer that answered otherwise would be measured doing other work. */
export async function refuseDifferentAnswers(peers: readonly PeerProcess[], tokenOf: TokenOf): Promise<void> {
  const answers = await Promise.all(peers.map(({ url }) => ask(url, tokenOf(0))));
  const rows = JSON.parse(answers[0] ?? '{}').data?.transactions.items.length;
  if (rows === VARIABLES.perPage && answers.every((answer) => answer === answers[0])) return;
  throw new Error(`The peers do not answer alike: ${answers.map((answer) => answer.slice(0, 200)).join('\n')}`);
}

async function ask(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers: headersOf(token), body: BODY });
  const { data } = (await response.json()) as { data: unknown };
  return JSON.stringify({ data });
}

function headersOf(token: string): Record<string, string> {
  return { 'content-type': 'application/json', authorization: `Bearer ${token}` };
}
