import autocannon from 'autocannon';
import type { PeerProcess } from './peerProcess.ts';
import type { Operation } from './shapes.ts';

export const CONNECTIONS = 16;

export interface Round {
  rate: number;
  cpuMs: number;
  p99: number;
}

/** The token of each connection. */
export type TokenOf = (connection: number) => string;

/** A different token for each connection, so that no call is shared. */
export const OWN_TOKENS: TokenOf = (connection) => `till-${connection}`;

export async function load(
  peer: PeerProcess,
  operation: Operation,
  seconds: number,
  tokenOf: TokenOf = OWN_TOKENS,
): Promise<Round> {
  let connection = 0;
  const before = await peer.cpuMs();
  const { requests, latency, non2xx, errors, duration } = await autocannon({
    url: `${peer.url}/graphql`,
    method: 'POST',
    connections: CONNECTIONS,
    duration: seconds,
    body: JSON.stringify(operation),
    setupClient: (client) => client.setHeaders(headersOf(tokenOf(connection++))),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${peer.url}: ${non2xx} refused, ${errors} failed`);
  const cpuMs = ((await peer.cpuMs()) - before) / requests.total;
  return { rate: requests.total / duration, cpuMs, p99: latency.p99 };
}

export interface Answer {
  data?: unknown;
  errors?: unknown;
  extensions?: { upstream?: { calls: number; requests: UpstreamCall[] } };
}

export interface UpstreamCall {
  method: string;
  path: string;
  at: number;
  ms: number;
  shared: boolean;
}

/** Runs one operation; with `explain` our server reports its calls. */
export async function ask(url: string, operation: Operation, token: string, explain = false): Promise<Answer> {
  const headers = { ...headersOf(token), ...(explain && { 'x-explain': '1' }) };
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify(operation) });
  return (await response.json()) as Answer;
}

export function headersOf(token: string): Record<string, string> {
  return { 'content-type': 'application/json', authorization: `Bearer ${token}` };
}
