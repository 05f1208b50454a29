import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { type Described, type DescribedOperation, sampleOf } from './sampleOf.ts';

let gateway: TestGateway;
let document: Described;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  document = (await gateway.app.inject('/openapi.json')).json();
  token = await gateway.signIn('owner');
});
afterAll(() => gateway?.close());

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

/** The body as it should be, with one value at a time that should not be. */
function bodiesFor({ requestBody }: DescribedOperation): string[] {
  const schema = requestBody?.content['application/json']?.schema;
  if (!schema) return WHOLE;
  const good = sampleOf(document, { __v: 0 }, schema) as Record<string, unknown>;
  const spoilt = Object.keys(good).flatMap((name) => VALUES.map((value) => JSON.stringify({ ...good, [name]: value })));
  return [...WHOLE, ...spoilt];
}

test('no body whatsoever is a fault of the gateway: every one has a documented answer', {
  timeout: 240_000,
}, async () => {
  const faults: string[] = [];
  let asked = 0;
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
        asked += 1;
        if (response.statusCode < 500 && operation.responses[response.statusCode]) continue;
        faults.push(`${method} ${path} ${payload.slice(0, 200)}: ${response.body.slice(0, 200)}`);
      }
    }
  }
  expect(faults.slice(0, 20)).toEqual([]);
  expect(asked).toBeGreaterThan(1_000);
});
