import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/startTestServer.ts';

describe('anything that is not a GraphQL request', () => {
  const server = openForTests(startTestServer);

  const json = 'application/json';
  it.each([
    ['bad JSON', 'POST', json, '{', 400, 'BAD_REQUEST'],
    ['a batch', 'POST', json, '[{"query":"{ __typename }"}]', 400, 'BAD_REQUEST'],
    ['no query', 'POST', json, '{"a":1}', 400, 'BAD_REQUEST'],
    ['variables as text', 'POST', json, '{"query":"{ __typename }","variables":"{}"}', 400, 'BAD_REQUEST'],
    ['no GraphQL', 'POST', json, '{"query":"{"}', 400, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', 'POST', json, '{"query":"{ nothing }"}', 400, 'GRAPHQL_VALIDATION_FAILED'],
    [
      'an unknown operation',
      'POST',
      json,
      '{"query":"query A { __typename }","operationName":"B"}',
      400,
      'OPERATION_RESOLUTION_FAILURE',
    ],
    ['a DELETE', 'DELETE', undefined, undefined, 405, 'METHOD_NOT_ALLOWED'],
    ['a large body', 'POST', json, JSON.stringify({ query: 'x'.repeat(300_000) }), 413, 'TOO_LARGE'],
    [
      'variables that are nested deeper than any question is',
      'POST',
      json,
      `{"query":"query ($r: DayRangeInput!) { statistics(range: $r) { id } }","variables":{"r":${'['.repeat(90_000)}${']'.repeat(90_000)}}}`,
      400,
      'BAD_REQUEST',
    ],
    [
      'the same in more than variables may have',
      'POST',
      json,
      `{"query":"{ __typename }","variables":{"r":${'['.repeat(110_000)}${']'.repeat(110_000)}}}`,
      400,
      'BAD_REQUEST',
    ],
    [
      'a query under the hash of another',
      'POST',
      json,
      '{"query":"{ __typename }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
      400,
      'BAD_REQUEST',
    ],
    [
      'persisted queries of another kind',
      'POST',
      json,
      '{"query":"{ __typename }","extensions":{"persistedQuery":{"version":2,"sha256Hash":"x"}}}',
      400,
      'BAD_REQUEST',
    ],
    ['a text', 'POST', 'text/plain', '{"query":"{ __typename }"}', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', 'POST', 'application/x-www-form-urlencoded', 'query=a', 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['an upload of a stranger', 'POST', 'multipart/form-data; boundary=x', '--x--', 401, 'UNAUTHENTICATED'],
  ] as const)(
    'answers %s with its status, a code and the request’s id',
    async (_what, method, type, payload, status, code) => {
      const response = await server.app.inject({
        method,
        url: '/graphql',
        headers: { 'x-request-id': 'till-9', ...(type && { 'content-type': type }) },
        payload,
      });
      expect(response.statusCode).toBe(status);
      expect(response.headers['x-request-id']).toBe('till-9');
      expect(response.json().errors[0].extensions).toEqual({ code, status, requestId: 'till-9' });
      expect(response.json().data).toBeUndefined();
    },
  );

  it('S5 says in the log, once for each, that a proxy is not trusted', async () => {
    const lines: string[] = [];
    const behind = await startTestServer({ trustedProxies: ['10.0.0.1'], production: true }, lines);
    const from = (remoteAddress: string) =>
      behind.app.inject({ url: '/healthz', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.9' } });
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.2', '10.0.0.3']) await from(address);
    await behind.app.inject({ url: '/healthz', remoteAddress: '10.0.0.4' });
    await behind.close();
    const said = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.includes('TRUSTED_PROXIES'));
    expect(said.map(({ level, msg }) => [level, /TRUSTED_PROXIES=(\S+)\.$/.exec(msg)?.[1]])).toEqual([
      [50, '10.0.0.2'],
      [50, '10.0.0.3'],
    ]);
  });

  it('makes a new id for a request whose id could do harm', async () => {
    const { headers, errors } = await server.ask('{ nothing }', {}, { 'x-request-id': 'a\\nb' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(errors?.[0]?.extensions.requestId).toBe(headers['x-request-id']);
  });
});
