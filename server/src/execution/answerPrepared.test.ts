import { ApolloServer } from '@apollo/server';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSchema } from '../schema.ts';
import { refusal } from '../testing/fakeGateway.ts';
import { plausibleVariables } from '../testing/faults/plausibleVariables.ts';
import { webOperations } from '../testing/faults/webOperations.ts';
import { shopReplies } from '../testing/shopReplies.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const schema = createSchema();
const stored = webOperations().map(({ name, text, ...operation }) => ({
  name,
  body: { query: text, operationName: name, variables: plausibleVariables({ name, text, ...operation }, schema) },
}));

const TWO = 'query One { coupons { id } } query Other { memberBadges { id } }';
const ODD: [what: string, body: object, headers?: Record<string, string>][] = [
  ['without a token', { query: '{ coupons { id } }' }, { authorization: '' }],
  ['of a document with two, by name', { query: TWO, operationName: 'Other' }],
  ['that is not in its document', { query: TWO, operationName: 'Third' }],
  ['without the name that it needs', { query: TWO }],
  ['with an empty name', { query: '{ coupons { id } }', operationName: '' }],
  [
    'with variables that do not fit',
    { query: 'query Q($n: Int!) { products(perPage: $n) { total } }', variables: { n: 'x' } },
  ],
  ['with variables that are a text', { query: '{ coupons { id } }', variables: '{}' }],
  ['with a list of variables', { query: '{ coupons { id } }', variables: [] }],
  ['with extensions that are a text', { query: '{ coupons { id } }', extensions: 'x' }],
  [
    'with another hash than its own',
    { query: '{ coupons { id } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'f' } } },
  ],
  [
    'that costs too much',
    {
      query: 'query Q($n: Int!) { members(perPage: $n) { items { id tier { id coupons { id } } } } }',
      variables: { n: 1_000 },
    },
  ],
  [
    'that its client takes as a GraphQL response',
    { query: '{ coupons { id } }' },
    { accept: 'application/graphql-response+json' },
  ],
  ['that its client takes as a page only', { query: '{ coupons { id } }' }, { accept: 'text/html' }],
  [
    'that the gateway refuses',
    { query: 'mutation { verifyOffer(input: { offerId: "x", authorizePin: "1" }) { verified userErrors { code } } }' },
  ],
];

describe('an operation that is known', () => {
  // A session has an expiry time.
  beforeAll(() => vi.setSystemTime('2026-11-20T10:00:00Z'));
  const server = openForTests(() => startTestServer({ production: true, rates: { cost: 0, sensitive: 0 } }));
  const byApollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');

  beforeEach(() => {
    server.gateway.reply = shopReplies;
    byApollo.mockClear();
  });
  afterAll(() => {
    vi.useRealTimers();
    byApollo.mockRestore();
  });

  const send = async (body: object, headers: Record<string, string> = {}) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { 'content-type': 'application/json', authorization: 'Bearer token-1', 'x-request-id': 'r', ...headers },
      payload: JSON.stringify(body),
    });
    // The durations of calls change the length.
    const { date, 'content-length': _length, ...rest } = response.headers;
    return { status: response.statusCode, headers: rest, text: response.body.replace(/"(at|ms)":[\d.]+/g, '"$1":0') };
  };

  const isAnsweredAlike = async (body: object, headers?: Record<string, string>) => {
    const first = await send(body, headers);
    for (const time of ['second', 'third'])
      expect({ time, ...(await send(body, headers)) }).toEqual({ time, ...first });
    return first;
  };

  /** Returns the errors that the caller receives, and the writes that were sent. */
  const failed = async (body: object) => {
    let answer = { status: 0, data: null as unknown, codes: [] as unknown[] };
    const calls = await server.callsOf(async () => {
      const { status, text } = await send(body);
      const { data, errors = [] } = JSON.parse(text);
      answer = { status, data, codes: errors.map((error: { extensions: unknown }) => error.extensions) };
    });
    // After a failure, it depends on timing which further reads begin.
    return [answer, calls.filter((call) => !call.startsWith('GET '))] as const;
  };

  it.each(stored)('is answered without Apollo exactly as by it: $name', async ({ body }) => {
    const { text } = await isAnsweredAlike(body);
    expect(byApollo).toHaveBeenCalledTimes(JSON.parse(text).errors ? 3 : 1);
    byApollo.mockClear();
    await isAnsweredAlike({ ...body, variables: { ...body.variables } }, { 'x-explain': '1' });
  });

  it.each(stored)(
    'is run once and reported by Apollo when a call of it fails: $name',
    { tags: 'slow' },
    async ({ body }) => {
      const paths = new Set(await server.callsOf(() => send(body)));
      for (const failing of paths) {
        // A refusal: an unavailable gateway is called once more, as long as the budget allows.
        server.gateway.reply = (call) =>
          `${call.method} ${call.path}` === failing ? refusal(422, 'OUT_OF_ORDER', 'Out of order') : shopReplies(call);
        const fast = await failed(body);
        // A unique text is new to the server.
        const slow = await failed({ ...body, query: `${body.query} # without ${failing}` });
        expect(fast).toEqual(slow);
      }
    },
  );

  it.each(ODD)('is answered the same way whenever it comes: one %s', async (_what, body, headers) => {
    server.gateway.reply = (call) =>
      call.path.endsWith('/verify') ? refusal(422, 'WRONG_AUTHORIZE_CODE', 'The code is wrong') : shopReplies(call);
    await send({ query: '{ coupons { id } }' });
    await isAnsweredAlike(body, headers);
  });
});
