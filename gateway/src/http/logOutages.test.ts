import fastify from 'fastify';
import { expect, it } from 'vitest';
import { logOutages } from './logOutages.ts';

it('the log says why the database cannot be used, once for many requests, and nothing of other errors', async () => {
  const lines: unknown[] = [];
  const app = fastify({
    logger: { level: 'error', stream: { write: (line: string) => lines.push(JSON.parse(line)) } },
  });
  logOutages(app);
  app.setErrorHandler((_error, _request, reply) => reply.status(503).send());
  for (const code of ['CERT_HAS_EXPIRED', 'ECONNREFUSED', '53T01', '42703'])
    app.get(`/${code}`, () => Promise.reject(Object.assign(new Error(`of ${code}`), { code })));
  for (const path of ['/CERT_HAS_EXPIRED', '/CERT_HAS_EXPIRED', '/ECONNREFUSED', '/53T01', '/42703'])
    await app.inject(path);
  expect(lines).toMatchObject([
    { outage: 'untrusted', reason: 'of CERT_HAS_EXPIRED' },
    { outage: 'lost', reason: 'of ECONNREFUSED' },
  ]);
  await app.close();
});
