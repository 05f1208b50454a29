import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { LIMITS } from './limits.ts';

describe('free queries', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const aliases = Array.from({ length: LIMITS.aliases + 1 }, (_, index) => `a${index}: __typename`).join(' ');
  const tokens = '__typename '.repeat(LIMITS.tokens + 1);
  const deep = `{ ${Array.from({ length: LIMITS.depth + 1 }, () => 'a {').join(' ')} b ${'}'.repeat(LIMITS.depth + 1)} }`;

  it.each([
    ['too many aliases', `{ ${aliases} }`, /aliases; at most 50/],
    ['too many tokens', `{ ${tokens} }`, /tokens/i],
    ['too deep a nesting', deep, /levels deep; at most 12/],
    [
      'a deep nesting behind fragments that follow each other',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      /fragment/i,
    ],
    [
      'too many rows',
      '{ transactions(perPage: 1000) { items { items { qty } channels { type } trace { code params { name } } member { tier { name } } } } }',
      /costs \d+; at most/,
    ],
    ['a page of 1001', '{ products(perPage: 1001) { items { id } } }', /perPage must be from 1 to 1000/],
    ['a page of a million', '{ products(perPage: 1000000) { total } }', /perPage must be from 1 to 1000/],
    ['page 0', '{ members(page: 0) { total } }', /page must be from 1/],
    [
      'two tries of one code',
      'mutation { a: verifyOffer(input: {offerId: "1", authorizePin: "1"}) { verified } b: verifyOffer(input: {offerId: "1", authorizePin: "2"}) { verified } }',
      /verifyOffer may stand only once/,
    ],
    [
      'tries behind a fragment',
      'mutation { ...A } fragment A on Mutation { signOut { signedOut } }',
      /behind a fragment/,
    ],
  ])('are refused with %s, before any call', async (_name, query, message) => {
    const before = server.gateway.calls.length;
    const { errors } = await server.ask(query);
    expect(errors?.map((error) => error.message).join('\n')).toMatch(message);
    expect(server.gateway.calls).toHaveLength(before);
  });

  it('hear what they cost, and which calls they made', async () => {
    const { extensions } = await server.ask('{ transactions(perPage: 100) { items { member { id } } } }');
    expect(extensions.cost).toMatchObject({ estimated: 201, limit: LIMITS.cost });
    expect(extensions.cost.actual).toBeGreaterThan(0);
    expect(extensions.cost.actual).toBeLessThan(201);
    expect(extensions.upstream).toMatchObject({ calls: 2, requests: [{ method: 'GET' }, { method: 'GET' }] });
  });

  it('may read the schema in development', async () => {
    const { data } = await server.ask('{ __schema { queryType { name } } }');
    expect(data.__schema.queryType.name).toBe('Query');
  });
});

describe('free queries in production', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ production: true });
  });
  afterAll(() => server.close());

  it('read the schema only for whom the gateway knows', async () => {
    const stranger = await server.post({ query: '{ __schema { queryType { name } } }' });
    expect(stranger).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    const user = await server.ask('{ __schema { queryType { name } } }');
    expect(user.errors).toBeUndefined();
  });

  it('tell cost and calls only to who asks', async () => {
    const silent = await server.ask('{ coupons { id } }');
    expect(silent.extensions).toBeUndefined();
    const asked = await server.ask('{ coupons { id } }', {}, { 'x-explain': '1' });
    expect(asked.extensions.upstream.calls).toBe(1);
  });
});
