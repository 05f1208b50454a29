import fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { logOutages } from './logOutages.ts';

afterEach(() => void vi.useRealTimers());

it('the log says why the database cannot be used, once a minute for many requests, and nothing of other errors', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lines: unknown[] = [];
  const app = fastify({
    logger: { level: 'error', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
  });
  logOutages(app);
  app.setErrorHandler((_error, _request, reply) => reply.status(503).send());
  const codes = ['CERT_HAS_EXPIRED', 'ECONNREFUSED', '53T01', '40001', '42703'];
  for (const code of codes) app.get(`/${code}`, () => Promise.reject(Object.assign(new Error(`of ${code}`), { code })));
  const askAll = async () => {
    for (const code of [codes[0], ...codes]) await app.inject(`/${code}`);
    return lines.splice(0);
  };
  const all = [
    { outage: 'untrusted', reason: 'of CERT_HAS_EXPIRED' },
    { outage: 'lost', reason: 'of ECONNREFUSED' },
  ];
  expect(await askAll()).toMatchObject(all);
  vi.advanceTimersByTime(59_999);
  expect(await askAll()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(await askAll()).toMatchObject(all);
  await app.close();
});
