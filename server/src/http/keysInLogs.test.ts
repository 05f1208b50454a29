import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const KEY = `taem_${'k3y'.repeat(21)}`;
const lines: string[] = [];
const server = openForTests(() =>
  startTestServer({ observability: { ...readConfig({}).observability, logLevel: 'debug' } }, lines),
);

it('S5 a key is in no line of the log: not of what is right, wrong, refused or lost, wherever a program sends it', async () => {
  const headers = { authorization: `Bearer ${KEY}` };
  const query = '{ viewer { id } }';
  for (const status of [200, 401, 500]) {
    server.gateway.reply = () => ({ status, body: { code: 'UNAUTHENTICATED', message: 'no' } });
    await server.post({ query }, headers);
    await server.post({ query: '{ nothing' }, headers);
    await server.post({ query, variables: { key: KEY } }, headers);
    for (const url of [`/graphql?query=${encodeURIComponent(query)}&key=${KEY}`, `/${KEY}`, `/graphql/stream?${KEY}`])
      await server.app.inject({ method: 'GET', url, headers });
    await server.app.inject({ method: 'POST', url: '/graphql', headers, payload: `{${KEY}` });
  }
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => line.includes(KEY))).toEqual([]);
});
