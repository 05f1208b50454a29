import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, it } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';

const server = openForTests(startTestServer);

it.each([
  [undefined, 'th-TH'],
  ['th', 'th-TH'],
  ['en', 'en-US'],
  ['fr-FR,en-GB;q=0.8,th;q=0.5', 'en-US'],
  ['de', 'th-TH'],
])('DATA-06 a client that accepts %s gets shared names in %s', async (accepted, locale) => {
  await server.ask('{ occupations { name } }', {}, accepted ? { 'accept-language': accepted } : {});
  expect(server.gateway.calls.at(-1)?.query.get('locale')).toBe(locale);
});
