import { expect, test } from 'vitest';
import { refuseUnfrozen } from '../refuseUnfrozen.ts';
import { frozenLine, readFrozen } from './frozenLine.ts';
import { migrations } from './index.ts';

test('migrations are frozen: what ran in a shop is never changed, only followed by another one', async () => {
  const lines = await Promise.all(Object.keys(migrations).map(frozenLine));
  const frozen = (await readFrozen()).trim().split('\n');
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

test('while developing, a migration that is not frozen, or differs from its frozen text, does not run', async () => {
  const frozen = await readFrozen();
  await expect(refuseUnfrozen(frozen)).resolves.toBeUndefined();
  const newest = frozen.trimEnd().split('\n').at(-1) ?? '';
  await expect(refuseUnfrozen(frozen.replace(newest, ''))).rejects.toThrow(`frozen.txt says so:\n${newest}`);
  const changed = newest.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  await expect(refuseUnfrozen(frozen.replace(newest, changed))).rejects.toThrow(`write this line instead:\n${newest}`);
});
