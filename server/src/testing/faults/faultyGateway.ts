import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { MAX_HEADER_BYTES } from '@taem/domain/limits.ts';
import { Pool } from 'undici';
import type { Fault, PassedAnswer, ProxiedCall } from './Fault.ts';

export interface FaultyGateway {
  /** Where the server under test is to look for its gateway. */
  url: URL;
  /** Every call that arrived, in order. */
  calls: ProxiedCall[];
  /** From now on calls meet this fault, or none; with `when` only those that it picks (of a fault that refuses, all). */
  set(fault: Fault | null, when?: (call: ProxiedCall) => boolean): Promise<void>;
  close(): Promise<void>;
}

/** A proxy on loopback before any gateway, which harms what passes: on real sockets, the same way in every run. */
export async function faultyGateway(gateway: URL | string): Promise<FaultyGateway> {
  const behind = new URL(gateway);
  const base = behind.pathname.replace(/\/$/, '');
  const pool = new Pool(behind.origin);
  const calls: ProxiedCall[] = [];
  const sockets = new Set<Socket>();
  const met = new Set<unknown>();
  let fault: Fault | null = null;
  let picks: (call: ProxiedCall) => boolean = () => true;

  const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const call = await readCall(request, base);
    calls.push(call);
    const harmful = fault && picks(call) && !(fault.once && met.has(requestIdOf(call))) ? fault : null;
    if (!harmful && call.path === EVENTS) return follow(pool, request, response);
    if (!harmful) return send(response, await pass(pool, request, call));
    call.fault = harmful.name;
    met.add(requestIdOf(call));
    const passed = harmful.stage === 'after' ? await pass(pool, request, call) : NOTHING;
    harmful.harm(request.socket, passed, call);
  };

  const disconnect = () => {
    for (const socket of sockets) socket.destroy();
  };
  const stop = () => {
    disconnect();
    return new Promise<void>((resolve) => (server.listening ? server.close(() => resolve()) : resolve()));
  };
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: new URL(`http://127.0.0.1:${port}${base}`),
    calls,
    async set(next, when = () => true) {
      fault = next;
      picks = when;
      met.clear();
      // A connection that a fault left hanging is not to be used by the next call.
      disconnect();
      if (next?.stage === 'refuse') await stop();
      else if (!server.listening) await listen(port);
    },
    async close() {
      await stop();
      await pool.destroy();
    },
  };
}

/** The one call whose answer does not end. */
const EVENTS = '/live/sales';

const NOTHING: PassedAnswer = { status: 0, headers: {}, body: Buffer.alloc(0) };

function requestIdOf({ headers }: ProxiedCall): unknown {
  return headers['x-request-id'];
}

async function readCall(request: IncomingMessage, base: string): Promise<ProxiedCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://gateway');
  return {
    method: request.method ?? 'GET',
    path: pathname.replace(base, ''),
    query: searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks),
    fault: null,
  };
}

async function pass(pool: Pool, request: IncomingMessage, { body }: ProxiedCall): Promise<PassedAnswer> {
  const { connection, host, 'transfer-encoding': _chunked, ...headers } = request.headers;
  const answer = await pool.request({
    method: request.method as 'GET',
    path: request.url ?? '/',
    headers,
    body: body.length > 0 ? body : null,
  });
  const kept = ['content-type', 'retry-after'].flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return { status: answer.statusCode, headers: Object.fromEntries(kept), body: Buffer.from(await answer.body.bytes()) };
}

/** Streams events through, for as long as the caller listens. */
async function follow(pool: Pool, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { connection, host, ...headers } = request.headers;
  const left = new AbortController();
  response.once('close', () => left.abort());
  const {
    statusCode,
    headers: forwarded,
    body,
  } = await pool.request({
    method: 'GET',
    path: request.url ?? '/',
    headers,
    signal: left.signal,
  });
  response.writeHead(statusCode, { 'content-type': String(forwarded['content-type']) });
  await pipeline(body, response).catch(() => response.destroy());
}

function send(response: ServerResponse, { status, headers, body }: PassedAnswer): void {
  response.writeHead(status, { ...headers, 'content-length': body.length });
  response.end(body);
}
