import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { frozenLine } from './frozenLine.ts';
import { migrations } from './index.ts';

test('migrations are frozen: what ran in a shop is never changed, only followed by another one', async () => {
  const lines = await Promise.all(Object.keys(migrations).map(frozenLine));
  const frozen = (await readFile(new URL('frozen.txt', import.meta.url), 'utf8')).trim().split('\n');
  expect(
    lines.slice(0, frozen.length),
    'A migration differs from what shops have run: take the change back and write a new migration, or change the function in ../functions.',
  ).toEqual(frozen);
  expect(
    lines.slice(frozen.length),
    'Add these lines to frozen.txt: from then on the migration is not changed.',
  ).toEqual([]);
});

test('migrations have a number each, in the order they run', () => {
  const numbers = Object.keys(migrations).map((key) => Number(key.slice(0, 4)));
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
