import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { loadShedding } from './loadShedding.ts';

let app: FastifyInstance;
afterEach(() => app.close());

const start = async (maxDelayMs: number) => {
  app = fastify();
  await loadShedding(app, maxDelayMs, 50);
  app.post('/graphql', async () => ({ data: {} }));
  app.get('/healthz', async () => ({ status: 'ok' }));
  await app.ready();
};
const post = () => app.inject({ method: 'POST', url: '/graphql', payload: {} });

it('refuses operations while the process is too far behind, and nothing else', async () => {
  // Any process exceeds a limit this small.
  await start(0.000_001);
  await vi.waitFor(async () => expect((await post()).statusCode).toBe(503), { timeout: 5_000 });
  const response = await post();
  expect(response.headers['retry-after']).toBe('2');
  expect(response.json().errors).toMatchObject([{ extensions: { code: 'SERVER_BUSY', status: 503 } }]);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

it.each([60_000, 0])('lets operations pass below the limit, and without one: %i', async (maxDelayMs) => {
  await start(maxDelayMs);
  expect((await post()).json()).toEqual({ data: {} });
});
