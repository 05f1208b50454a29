import fastify from 'fastify';
import { expect, test } from 'vitest';
import { logSlowRequests } from './logSlowRequests.ts';

function gatewayThatIsSlowFrom(ms: number, log: string[]) {
  const app = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void log.push(line) } },
    genReqId: ({ headers }) => String(headers['x-request-id']),
  });
  logSlowRequests(app, ms);
  app.get('/v3.0/members', async () => ({}));
  return app.inject({ url: '/v3.0/members?keyword=0812345678', headers: { 'x-request-id': 'web-1' } });
}

test('a request that took long is logged under its id, without its query', async () => {
  const log: string[] = [];
  await gatewayThatIsSlowFrom(0, log);
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? '')).toMatchObject({
    reqId: 'web-1',
    route: '/v3.0/members',
    status: 200,
    msg: 'slow request',
  });
  expect(log.join()).not.toContain('0812345678');
});

test('one that did not is not logged', async () => {
  const log: string[] = [];
  await gatewayThatIsSlowFrom(60_000, log);
  expect(log).toEqual([]);
});
