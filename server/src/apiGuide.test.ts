import { readFileSync } from 'node:fs';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, test } from 'vitest';
import { startTestStack } from './testing/stack/startTestStack.ts';

const GUIDE = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');

interface GuideRequest {
  /** The heading above it. */
  title: string;
  status: number;
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** The requests of the guide, in their order. */
const requests: GuideRequest[] = GUIDE.split(/^#+ /m).flatMap((section) => {
  const [title = ''] = section.split('\n');
  return [...section.matchAll(/^```http (\d+)\n([\s\S]*?)^```$/gm)].map(([, status, text = '']) => {
    const [head = '', ...rest] = text.trimEnd().split('\n\n');
    const [first = '', ...lines] = head.split('\n');
    const [method = '', path = ''] = first.split(' ');
    const headers = Object.fromEntries(lines.map((line) => line.split(': ') as [string, string]));
    return { title, status: Number(status), method, path, headers, body: rest.join('\n\n') };
  });
});

const stack = openForTests(startTestStack);
/** The values for `{name}`: the reader's own, and those from earlier answers. */
let values: Record<string, string>;

beforeAll(() => {
  values = { username: 'owner', password: 'correct horse', categoryId: stack.ids.drinks };
});

// A single white pixel.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

const filled = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function payloadOf({ headers, body }: GuideRequest): Buffer | undefined {
  if (body === '') return undefined;
  const text = filled(body);
  if (!headers['content-type']?.startsWith('multipart/')) return Buffer.from(text);
  const [before = '', after = ''] = `${text}\n`.replaceAll('\n', '\r\n').split('{bytes}');
  return Buffer.concat([Buffer.from(before), PNG, Buffer.from(after)]);
}

/** Returns all refusals in an answer, at any depth. */
function refusalsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'userErrors' ? inner : refusalsIn(inner)));
}

test('the guide has a request for everything that it explains', () => {
  expect(requests.length).toBeGreaterThanOrEqual(10);
  expect(new Set(requests.map(({ title }) => title)).size).toBeGreaterThanOrEqual(8);
});

test.each(requests.map((request, index) => [`${index + 1} ${request.title}`, request] as const))(
  'D7 the guide’s request %s does what is said of it',
  async (_title, request) => {
    const { method, path, status } = request;
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, filled(value)]));
    if (path.startsWith('/export/')) {
      const file = await fetch((await stack.listen()) + path, { headers });
      expect([file.status, (await file.text()).split('\r\n').length]).toEqual([
        status,
        expect.toSatisfy((lines) => lines > 2),
      ]);
      return;
    }
    const answer = await stack.send({ method, path, headers, body: payloadOf(request) });
    expect([answer.status, answer.errors?.map(({ message }) => message)]).toEqual([
      status,
      status === 200 ? undefined : [expect.any(String)],
    ]);
    expect(refusalsIn(answer.data)).toEqual([]);
    const session = answer.data?.signIn?.session ?? answer.data?.refreshSession?.session;
    if (session) Object.assign(values, { accessToken: session.accessToken, refreshToken: session.refreshToken });
    const product = answer.data?.createProduct?.product;
    if (product) {
      // The repeated request gets the first answer again.
      if (values.productId) expect(product.id).toBe(values.productId);
      values.productId = product.id;
    }
    if (headers['x-explain']) expect(answer.extensions.cost.estimated).toBeGreaterThan(0);
  },
);
