import { beforeAll, expect, test } from 'vitest';
import { callerOf, type Operation } from '../http/Operation.ts';
import { clientOf } from '../testing/fixtures.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let tokens: Readonly<Record<'client' | 'server' | 'user', string>>;
beforeAll(async () => {
  const program = async (type: 'client' | 'server') =>
    (await gateway.send('POST', '/oauth/signin', { body: { type, ...clientOf('shop') } })).body.payload.access_token;
  tokens = { client: await program('client'), server: await program('server'), user: await gateway.signIn('owner') };
});

const tokenFor = (operation: Operation) => {
  const caller = callerOf(operation);
  return tokens[caller === 'client' || caller === 'server' ? caller : 'user'];
};

/** Returns the refusals of a query by a route. */
async function refusalsOf(method: string, url: string, operation: Operation, query: Record<string, string>) {
  const response = await gateway.app.inject({
    method: method as 'GET',
    url: url.replace(/:\w+|\*/g, 'x'),
    query,
    headers: { authorization: `Bearer ${tokenFor(operation)}` },
  });
  const { message } = response.statusCode === 400 ? response.json() : { message: [] };
  return Array.isArray(message) ? message.filter((problem) => problem.message === 'is not known here') : [];
}

test('R3 every route refuses a name that none of its parameters has, and none that goes with every call', async () => {
  const faults: string[] = [];
  for (const { method, url, operation } of gateway.app.servedRoutes) {
    // These would end the session, never finish answering, or check the signature first.
    if (operation.id === 'signOut' || operation.endless || callerOf(operation) === 'bank') continue;
    const query = { forn: '2026-01-01', locale: 'th-TH', lang: 'th', realm_id: gateway.realm.id, branch_id: 'All' };
    const refusals = await refusalsOf(method, url, operation, query);
    if (refusals.length !== 1 || refusals[0].path !== 'forn')
      faults.push(`${method} ${url}: ${JSON.stringify(refusals)}`);
  }
  expect(faults).toEqual([]);
});
