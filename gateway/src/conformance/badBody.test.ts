/** @module-tag slow */

import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { type ThreadWork, threadWork } from '@taem/domain/testing/threadWork.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';
import { randomRequest } from './randomRequest.ts';
import { type Described, type DescribedOperation, sampleOf } from './sampleOf.ts';

const gateway = testGateway();
let document: Described;
let token: string;
beforeAll(async () => {
  document = (await gateway.app.inject('/openapi.json')).json();
  token = await gateway.signIn('owner');
});

const WHOLE = ['', '{bad', '[]', 'null', '"x"', '1', '{"__proto__":{}}', '{"unknown":1}'];
const VALUES = [
  null,
  '',
  {},
  [],
  [null],
  [{}],
  true,
  -1,
  1.005,
  1e308,
  'x'.repeat(5_000),
  '\u0000',
  "'; --",
  '2026-02-31',
];

/** In the deep run every field gets every value, otherwise every fourth; fields of a kind take turns. */
const isTried = (field: number, value: number) => IS_DEEP || (field + value) % 4 === 0;

/** Returns valid bodies, each with one value replaced by an invalid one. */
function bodiesFor({ requestBody }: DescribedOperation): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return WHOLE;
  const good = sampleOf(document, { __v: 0 }, schema) as Record<string, unknown>;
  const spoilt = Object.keys(good).flatMap((name, field) =>
    VALUES.filter((_, value) => isTried(field, value)).map((value) => JSON.stringify({ ...good, [name]: value })),
  );
  return [...WHOLE, ...spoilt];
}

test('no body whatsoever is a fault of the gateway: every one has a documented answer', {
  timeout: 240_000,
}, async () => {
  const faults: string[] = [];
  let attempts = 0;
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      if (method === 'get' || method === 'delete' || operation.operationId === 'signOut') continue;
      const url = path.replace('{id}', gateway.realm.ids.coffee).replace('{token}', 'a.b.c');
      for (const payload of bodiesFor(operation)) {
        const response = await gateway.app.inject({
          method: method.toUpperCase() as 'POST',
          url,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          payload,
        });
        attempts += 1;
        if (response.statusCode < 500 && operation.responses[response.statusCode]) continue;
        faults.push(`${method} ${path} ${payload.slice(0, 200)}: ${response.body.slice(0, 200)}`);
      }
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
  expect(attempts).toBeGreaterThan(1_000);
});

/** They end the caller's session, or their answer never ends. */
const ENDLESS: ReadonlySet<string> = new Set(['signOut', 'changePassword', 'followSales']);

const linesOf = (work: ThreadWork) =>
  work
    .longest(IS_DEEP ? 15 : 3)
    .map(({ name, ms }) => `  ${ms} ms  ${name}\n`)
    .join('');

/** The number of requests for all routes together. */
const RANDOM_REQUESTS = IS_DEEP ? 20_000 : 600;

test('no random request is a fault of the gateway, and none holds it up', { timeout: 3_600_000 }, async () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const tried = operations.filter(({ operation }) => !ENDLESS.has(operation.operationId));
  const each = Math.ceil(RANDOM_REQUESTS / tried.length);
  const faults: string[] = [];
  let count = 0;
  const work = threadWork();
  for (const [index, { path, method, operation }] of tried.entries()) {
    const requests = fc.sample(randomRequest(document, operation), { numRuns: each, seed: index });
    for (const { payload, query } of requests) {
      const sent = JSON.stringify({ query, payload }).slice(0, 300);
      const response = await work.of(`${method} ${path} ${payload?.length ?? 0} bytes ${sent.slice(0, 120)}`, () =>
        gateway.app.inject({
          method: method.toUpperCase() as 'POST',
          url: path.replace('{id}', gateway.realm.ids.coffee).replace('{token}', 'a.b.c'),
          query,
          headers: {
            authorization: `Bearer ${token}`,
            ...(payload !== undefined && { 'content-type': 'application/json' }),
          },
          payload,
        }),
      );
      count += 1;
      if (response.statusCode < 500) continue;
      faults.push(`${method} ${path} ${sent}: ${response.statusCode} ${response.body.slice(0, 200)}`);
    }
  }
  process.stdout.write(
    `${count} random requests to ${tried.length} routes: ${faults.length} faults, most work for one:\n${linesOf(work)}`,
  );
  expect(faults.slice(0, 20)).toEqual([]);
  // The caller was signed in throughout.
  expect((await gateway.send('GET', '/merchants/home', { token })).status).toBe(200);
});

test.each([
  ['lists', '['.repeat(15_000) + ']'.repeat(15_000)],
  ['objects', `${'{"a":'.repeat(4_000)}1${'}'.repeat(4_000)}`],
  ['conditions', `${'{"$and":['.repeat(1_500)}{}${']}'.repeat(1_500)}`],
])('N5 H1 a filter of %s in each other is refused by every list, not a fault', async (_, filter) => {
  for (const path of ['/products', '/members', '/transactions', '/transactions/totals', '/products/export']) {
    const answer = await gateway.send('GET', path, { token, query: { filter, limit: '1', columns: '[["id","Id"]]' } });
    expect([path, answer.status, answer.body.message[0].path]).toEqual([path, 400, 'filter']);
  }
});

test.each(['{}', '1', '"x"'])(
  'a list of %s that is longer than its field may be is refused by its length alone',
  async (entry) => {
    const body = `{"name":"R","status":"Active","__v":0,"authorizes":[${Array(49_000).fill(entry).join(',')}]}`;
    const { cashierRole } = gateway.realm.ids;
    for (const [method, url] of [
      ['POST', '/v3.0/merchant-roles'],
      ['PATCH', `/v3.0/merchant-roles/${cashierRole}`],
    ] as const) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const answer = await gateway.app.inject({ method, url, headers, payload: body });
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        [{ path: 'authorizes', message: 'has more than 500 entries' }],
      ]);
    }
  },
);
