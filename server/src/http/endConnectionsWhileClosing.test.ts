import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

test('F3, ADR 0202 the server closes in the same way as the gateway, whose tests try it', async () => {
  const path = (name: string) => `../../../${name}/src/http/endConnectionsWhileClosing.ts`;
  const textIn = (name: string) => readFile(new URL(path(name), import.meta.url), 'utf8');
  expect(await textIn('server')).toBe(await textIn('gateway'));
});
