import { expect, test } from 'vitest';
import { STRANGER_CALL_COST } from '../../execution/rateLimits.ts';
import { ok } from '../../testing/fakeGateway.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

test('opening links on and on has to wait before the gateway is called; the token of the server is fetched once', async () => {
  const server = await startTestServer({ rates: { cost: 3 * STRANGER_CALL_COST, sensitive: 0 } });
  server.answerWrites(() => ok({ access_token: 'of-the-server' }));
  const open = async (remoteAddress: string) =>
    (await server.app.inject({ url: '/unsubscribe/x.y', remoteAddress })).statusCode;
  const opened: number[] = [];
  const calls = await server.callsOf(async () => {
    for (let time = 0; time < 5; time += 1) opened.push(await open('203.0.113.7'));
  });
  const other = await open('198.51.100.7');
  await server.close();
  expect(opened.map((status) => status === 429)).toEqual([false, false, false, true, true]);
  expect(calls.filter((call) => call === 'POST /oauth/signin')).toHaveLength(1);
  expect(calls.filter((call) => call === 'GET /schedule-links/x.y')).toHaveLength(3);
  expect(other).not.toBe(429);
});
