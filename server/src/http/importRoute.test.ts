import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Upstream } from '../gateway/Upstream.ts';
import { importRoute } from './importRoute.ts';

let gateway: Server;
let upstream: Upstream;
let app: FastifyInstance;
let address: string;
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;

beforeAll(async () => {
  gateway = createServer((request, response) => void answer(request, response)).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const { port } = gateway.address() as AddressInfo;
  upstream = new Upstream(new URL(`http://127.0.0.1:${port}/v3.0`));
  app = fastify();
  app.addContentTypeParser('multipart/form-data', (_request, _form, done) => done(null));
  importRoute(app, upstream, async () => undefined);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await upstream.close();
  gateway.close();
});

interface Sent {
  signal?: AbortSignal;
  token?: string;
  rows?: string;
}

function send(path: string, { signal, token = 'Bearer t', rows = 'A,ชา' }: Sent = {}) {
  const body = new FormData();
  body.append('action', 'test');
  body.append('image', new Blob([`code,name\n${rows}`]), 'rows.csv');
  const headers = {
    accept: 'application/x-ndjson',
    'idempotency-key': 'key-12345',
    'apollographql-client-name': 'web',
    ...(token && { authorization: token }),
  };
  return fetch(`${address}/import/${path}`, { method: 'POST', body, headers, ...(signal && { signal }) });
}

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

test('a file passes through as it is, with who sent it and the key; the answer comes line by line', async () => {
  let came: { url: string | undefined; headers: IncomingMessage['headers']; body: string } | null = null;
  const answered = deferred();
  answer = async (request, response) => {
    came = { url: request.url, headers: request.headers, body: await text(request) };
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.write('{"progress":{"rows":1,"percent":50}}\n');
    await answered.promise;
    response.end('{"status":200,"payload":{}}\n');
  };
  const response = await send('products');
  const lines = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await lines?.read())?.value).toBe('{"progress":{"rows":1,"percent":50}}\n');
  answered.resolve();
  expect((await lines?.read())?.value).toBe('{"status":200,"payload":{}}\n');
  expect(came).toMatchObject({
    url: '/v3.0/products/import',
    headers: {
      authorization: 'Bearer t',
      'client-name': 'web',
      'idempotency-key': 'key-12345',
      'x-forwarded-for': '127.0.0.1',
    },
    body: expect.stringContaining('A,ชา'),
  });
});

test('a client that hangs up ends the call of the gateway', async () => {
  const closed = deferred();
  answer = async (request, response) => {
    await text(request);
    response.once('close', closed.resolve);
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    response.write('{"progress":{"rows":1,"percent":50}}\n');
  };
  const called = new AbortController();
  const response = await send('products', { signal: called.signal });
  await response.body?.getReader().read();
  called.abort();
  await closed.promise;
});

test('PR-26 a file that is refused before it is here is answered, and the connection goes on', async () => {
  answer = (_request, response) => {
    response.writeHead(405, { 'content-type': 'application/json' }).end('{"status":405}');
  };
  for (let n = 0; n < 20; n += 1) {
    const response = await send('stock', { rows: 'x'.repeat(3_000_000) });
    expect([n, response.status, await response.text()]).toEqual([n, 405, '{"status":405}']);
  }
});

test('nothing is passed on without a token, from another place, or that is no file', async () => {
  answer = () => expect.unreachable();
  expect((await send('products', { token: '' })).status).toBe(401);
  expect((await send('..%2Foauth')).status).toBe(404);
  const headers = { authorization: 'Bearer t', 'content-type': 'application/json' };
  expect((await fetch(`${address}/import/products`, { method: 'POST', body: '{}', headers })).status).toBe(415);
});
