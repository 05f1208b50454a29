import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { refusal } from '../testing/fakeGateway.ts';
import { startTestServer } from '../testing/startTestServer.ts';
import { LIMITS } from './limits.ts';

describe('free queries', () => {
  const server = openForTests(startTestServer);

  const range = (count: number, text: (index: number) => string) =>
    Array.from({ length: count }, (_, n) => text(n)).join(' ');
  const tryCode = (key: string) => `${key}: verifyOffer(input: {offerId: "1", authorizePin: "${key}"}) { verified }`;
  const aliases = Array.from({ length: LIMITS.aliases + 1 }, (_, index) => `a${index}: __typename`).join(' ');
  const tokens = '__typename '.repeat(LIMITS.tokens + 1);
  const deep = `{ ${Array.from({ length: LIMITS.depth + 1 }, () => 'a {').join(' ')} b ${'}'.repeat(LIMITS.depth + 1)} }`;

  it.each([
    ['too many tokens', `{ ${tokens} }`, /tokens/i],
    ['too deep a nesting', deep, /levels deep; at most 12/],
    [
      'a deep nesting behind fragments that follow each other',
      '{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }',
      /fragment/i,
    ],
    [
      'too many rows',
      '{ transactions(perPage: 1000) { items { items { quantity } channels { type } trace { code params { name } } member { tier { name } } } } }',
      /costs \d+; at most/,
    ],
    ['a page of 1001', '{ products(perPage: 1001) { items { id } } }', /perPage must be from 1 to 1000/],
    ['a page of a million', '{ products(perPage: 1000000) { total } }', /perPage must be from 1 to 1000/],
    ['page 0', '{ members(page: 0) { total } }', /page must be from 1/],
    ['two tries of one code', `mutation { ${tryCode('a')} ${tryCode('b')} }`, /verifyOffer may stand only once/],
    [
      'two tries behind fragments',
      `mutation { ...A ... on Mutation { ${tryCode('b')} } } fragment A on Mutation { ...B } fragment B on Mutation { ${tryCode('a')} }`,
      /verifyOffer may stand only once/,
    ],
    [
      'two tries of different secrets',
      `mutation { signIn(input: {username: "a", password: "b"}) { session { accessToken } } ${tryCode('a')} }`,
      /signIn and verifyOffer may stand only once/,
    ],
    ['N9 a field of one name too often', `{ viewer { ${'a: id '.repeat(201)} } }`, /asks for a more than 200 times/],
    ['brackets deeper than any parser', `{ a(b: ${'['.repeat(101)}${']'.repeat(101)}) }`, /more than 100 brackets/],
    ['too many directives', `{ ${'__typename @include(if: true) '.repeat(101)} }`, /101 directives; at most 100/],
    [
      'an introspection that turns in circles',
      '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
      /introspection depth/i,
    ],
  ])('are refused with %s, before any call', async (_name, query, message) => {
    const before = server.gateway.calls.length;
    const { errors } = await server.ask(query);
    expect(errors?.map((error) => error.message).join('\n')).toMatch(message);
    expect(server.gateway.calls).toHaveLength(before);
  });

  it('a subscription is refused here as the caller’s fault, with the address of subscriptions', async () => {
    const { errors } = await server.ask('subscription { figuresChanged { at } }');
    expect(errors).toMatchObject([
      { message: expect.stringContaining('/graphql/stream'), extensions: { code: 'BAD_REQUEST', status: 400 } },
    ]);
  });

  const doubled = `{ ...F0 } ${range(200, (n) => `fragment F${n} on Query { ...F${n + 1} ... on Query { ...F${n + 1} } }`)} fragment F200 on Query { a: __typename }`;

  it.each([
    ['too many aliases', `{ ${aliases} }`, /aliases; at most 50/],
    ['too many root fields', `{ ${range(41, (n) => `a${n}: __typename`)} }`, /41 root fields; at most 40/],
    ['aliases that fragments double', doubled, /aliases; at most 50/],
  ])(
    'D16 of strangers are refused with %s; a signed-in user is bounded by cost alone',
    async (_name, query, message) => {
      for (const headers of [{}, { authorization: 'Bearer made-up' }] as Record<string, string>[]) {
        const { status, errors } = await server.post({ query }, headers);
        expect(errors).toMatchObject([
          { message: expect.stringMatching(message), extensions: { code: 'TOO_COMPLEX' } },
        ]);
        expect(status).toBe(400);
      }
      expect((await server.ask(query)).errors).toBeUndefined();
    },
  );

  const levels = (count: number) => `{ ${'a {'.repeat(count - 1)} b ${'}'.repeat(count - 1)} }`;
  const onItself = `{ ...A } fragment A on Query { ...A ${'a {'.repeat(LIMITS.depth)} b ${'}'.repeat(LIMITS.depth)} }`;

  it.each([
    ['levels', levels(LIMITS.depth), levels(LIMITS.depth + 1)],
    ['levels with a fragment', `{ ...A } fragment A on Query ${levels(LIMITS.depth)}`, onItself],
    [
      'directives',
      `{ ${'__typename @include(if: true) '.repeat(LIMITS.directives)} }`,
      `{ ${'__typename @include(if: true) '.repeat(LIMITS.directives + 1)} }`,
    ],
    [
      'aliases of strangers',
      `{ ... on Query { ${range(LIMITS.aliases, (n) => `a${n % LIMITS.rootFields}: __typename`)} } }`,
      `{ ... on Query { ${range(LIMITS.aliases + 1, (n) => `a${n % LIMITS.rootFields}: __typename`)} } }`,
    ],
    [
      'root fields of strangers',
      `{ ${range(LIMITS.rootFields, (n) => `a${n}: __typename`)} }`,
      `{ ${range(LIMITS.rootFields + 1, (n) => `a${n}: __typename`)} }`,
    ],
  ])('may have as many %s as the limit says, and no more', async (_what, most, tooMany) => {
    const codesOf = async (query: string) =>
      ((await server.post({ query })).errors ?? []).map(({ extensions }) => extensions.code);
    expect(await codesOf(most)).not.toContain('TOO_COMPLEX');
    expect(await codesOf(tooMany)).toContain('TOO_COMPLEX');
  });

  it.each([
    ['too deep', deep],
    ['too many tokens', `{ ${tokens} }`],
    ['too many directives', `{ ${'__typename @include(if: true) '.repeat(101)} }`],
    [
      'too costly',
      '{ transactions(perPage: 1000) { items { items { quantity } channels { type } trace { code params { name } } member { tier { name } } } } }',
    ],
    ['two sensitive mutations', `mutation { ${tryCode('a')} ${tryCode('b')} }`],
  ])('D12 say TOO_COMPLEX when they are %s', async (_name, query) => {
    const { status, errors } = await server.ask(query);
    expect(errors?.map(({ extensions }) => extensions.code)).toContain('TOO_COMPLEX');
    expect(status).toBe(400);
  });

  it('receive what they cost, and which calls they made', async () => {
    const { extensions } = await server.ask('{ transactions(perPage: 100) { items { member { id } } } }');
    expect(extensions.cost).toMatchObject({ estimated: 201, limit: LIMITS.cost });
    expect(extensions.cost.actual).toBeGreaterThan(0);
    expect(extensions.cost.actual).toBeLessThan(201);
    expect(extensions.upstream).toMatchObject({ calls: 2, requests: [{ method: 'GET' }, { method: 'GET' }] });
  });

  it('may hold a mutation twice that guards no secret, and one that does behind a fragment', async () => {
    const { data, errors } = await server.ask(
      `mutation { a: signOut { signedOut } b: signOut { signedOut } ...A } fragment A on Mutation { ${tryCode('x')} }`,
    );
    expect(errors).toBeUndefined();
    expect(data).toHaveProperty('x');
  });

  it('take variables up to a size', async () => {
    const { status, errors } = await server.ask('query Q($ids: [ID!]) { products(filter: { ids: $ids }) { total } }', {
      ids: ['x'.repeat(LIMITS.variablesBytes)],
    });
    expect(status).toBe(413);
    expect(errors?.[0]?.extensions.code).toBe('TOO_LARGE');
  });

  it('may read the schema in development, as deep as its standard query goes', async () => {
    expect((await server.ask(getIntrospectionQuery())).errors).toBeUndefined();
    const { data } = await server.ask('{ __schema { queryType { name } } }');
    expect(data.__schema.queryType.name).toBe('Query');
  });
});

describe('free queries in production', () => {
  const server = openForTests(() => startTestServer({ production: true }));

  const ordinary = () => server.gateway.reply;

  it.each([
    '{ __schema { queryType { name } } }',
    '{ __type(name: "Query") { name } }',
    '{ a: __type(name: "Query") { name } }',
    '{ ... { ...A } } fragment A on Query { ... on Query { __schema { queryType { name } } } }',
  ])('read the schema only for whom the gateway knows: %s', async (query) => {
    const refusedIt = { status: 401, errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };
    expect(await server.post({ query })).toMatchObject(refusedIt);
    expect((await server.ask(query)).errors).toBeUndefined();
    const ordinaryFields = ordinary();
    server.gateway.reply = () => refusal(401, 'TOKEN_REVOKED', 'Revoked.');
    expect(await server.ask(query)).toMatchObject(refusedIt);
    server.gateway.reply = ordinaryFields;
  });

  it('get a suggestion of what they may have meant only when the gateway knows the caller', async () => {
    const query = '{ membr(id: "1") { id } }';
    const messages = async (headers: Record<string, string>) =>
      JSON.stringify((await server.post({ query }, headers)).errors);
    expect(await messages({ authorization: 'Bearer token-1' })).toMatch(/Did you mean .*member/);
    expect(await messages({})).not.toMatch(/Did you mean/);
    const ordinaryFields = ordinary();
    server.gateway.reply = () => refusal(401, 'TOKEN_REVOKED', 'Revoked.');
    expect(await messages({ authorization: 'Bearer forged' })).not.toMatch(/Did you mean/);
    server.gateway.reply = ordinaryFields;
  });

  it('S11 reveal inner paths and times to no one, unless it is set: then to a caller with a token on request; the cost on request', async () => {
    const query = '{ coupons { id } }';
    const asking = { 'x-explain': '1' };
    expect(Object.keys((await server.ask(query, {}, asking)).extensions)).toEqual(['cost']);
    const explaining = await startTestServer({ production: true, explain: true });
    expect((await explaining.ask(query)).extensions).toBeUndefined();
    expect((await explaining.post({ query: 'mutation { signOut { signedOut } }' }, asking)).extensions).toBeUndefined();
    expect((await explaining.ask(query, {}, asking)).extensions.upstream.calls).toBe(1);
    await explaining.close();
  });
});
