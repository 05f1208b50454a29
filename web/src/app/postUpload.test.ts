import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { postUpload } from './postUpload.ts';

const DOCUMENT = parse('mutation Upload { upload }') as TypedDocumentNode<{ upload: boolean }, object>;
const slip = new File(['slip'], 'slip.png', { type: 'image/png' });
const post = vi.fn(async (_url: string, _request: RequestInit) => Response.json({ data: { upload: true } }));

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['in the input', { input: { image: slip, version: 4 } }, 'input.image', { input: { image: null, version: 4 } }],
  [
    'in a part of it, beside what is not given',
    { input: { returned: { pin: null }, sale: { channels: [{ amount: 1 }], slipImage: slip } } },
    'input.sale.slipImage',
    { input: { returned: { pin: null }, sale: { channels: [{ amount: 1 }], slipImage: null } } },
  ],
])('a file %s is sent beside the operation, which has null in its place', async (_where, given, path, variables) => {
  vi.stubGlobal('fetch', post);
  await expect(postUpload(DOCUMENT, given, 'token')).resolves.toEqual({ upload: true });
  const form = post.mock.lastCall?.[1].body as FormData;
  expect(JSON.parse(String(form.get('operations'))).variables).toEqual(variables);
  expect(JSON.parse(String(form.get('map')))).toEqual({ 0: [`variables.${path}`] });
  expect(form.get('0')).toBe(slip);
});
