import { expect, test } from 'vitest';
import { roomOf } from './drillArchive.ts';

const MIB = 2 ** 20;

test('a drill needs room for a whole file of the log at most, however well it was compressed', () => {
  expect(roomOf(100 * MIB, [])).toBe(1_200 * MIB);
  expect(roomOf(100 * MIB, [MIB, 4 * MIB, 17 * MIB])).toBe((1_200 + 12 + 16 + 16) * MIB);
});
