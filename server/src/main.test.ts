/** @module-tag slow */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';

let upstream: Server | undefined;
let child: ChildProcess;

afterEach(() => {
  child.kill('SIGKILL');
  upstream?.close();
});

/** Starts the server as in production, in a separate process. */
async function start(gatewayUrl = 'http://127.0.0.1:1/v3.0', settings: Record<string, string> = {}) {
  child = fork(new URL('./main.ts', import.meta.url), [], {
    // Runs the sources, as `npm run dev` does.
    execArgv: [],
    env: { ...process.env, PORT: '0', GATEWAY_URL: gatewayUrl, NODE_ENV: '', ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const code = once(child, 'exit').then(([exitCode]) => exitCode);
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return { url: url.replace('localhost', '127.0.0.1'), code };
}

test('F2 the server stops when its starter is gone, so that the port is free for the next start', async () => {
  const { code } = await start();
  child.disconnect();
  expect(await code).toBe(0);
});

test('F3 a connection that is kept alive does not keep a server that stops: what is under way is answered and ends it', async () => {
  upstream = createServer().listen(0, '127.0.0.1');
  await once(upstream, 'listening');
  const address = upstream.address();
  const { url, code } = await start(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v3.0`);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const called = connectionFor(upstream, 'GET /readyz');
  const answered = once(get(`${url}/readyz`, { agent }), 'response');
  const call = await called;
  child.kill('SIGTERM');
  await refusesConnections(url);
  call.end('HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n');
  const [response] = (await answered) as [IncomingMessage];
  response.resume();
  expect([response.statusCode, response.headers.connection]).toEqual([200, 'close']);
  expect(await code).toBe(0);
});

test('F3 a server that is signalled to stop is not ready first, and serves until it has drained', async () => {
  const { url, code } = await start(undefined, { DRAIN_SECONDS: '2' });
  const stateOf = async (path: string) => ((await (await fetch(url + path)).json()) as { status: string }).status;
  child.kill('SIGTERM');
  await expect.poll(() => stateOf('/readyz'), { interval: 5 }).toBe('stopping');
  expect(await stateOf('/healthz')).toBe('ok');
  expect(await code).toBe(0);
});

test('F3 a hundred requests that were sent before the server is stopped are all answered', async () => {
  const { url, code } = await start();
  const { hostname, port } = new URL(url);
  const answers = Array.from({ length: 100 }, async () => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write('GET /healthz HTTP/1.1\r\nhost: shop\r\n\r\n');
    return socket;
  });
  const sockets = await Promise.all(answers);
  child.kill('SIGTERM');
  const statuses = await Promise.all(sockets.map(async (socket) => (await text(socket)).slice(9, 12)));
  expect(statuses).toEqual(Array(100).fill('200'));
  expect(await code).toBe(0);
});

/** Returns the connection of this request; the server opens others for due schedules. */
function connectionFor(server: Server, request: string): Promise<Socket> {
  return new Promise((resolve) => {
    server.on('connection', (socket) => {
      socket.once('data', (bytes) => {
        if (String(bytes).startsWith(request)) resolve(socket);
        else socket.destroy();
      });
    });
  });
}

async function refusesConnections(url: string): Promise<void> {
  // The server listens as long as new connections arrive, and each request here opens one.
  await expect
    .poll(() => fetch(`${url}/healthz`).then(String, (error) => error.cause?.code), { interval: 300 })
    .toBe('ECONNREFUSED');
}
