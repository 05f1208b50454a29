import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountLines } from './accountLines.ts';
import { type ConformanceShop, openConformanceShop } from './ConformanceShop.ts';
import { customerLines } from './customerLines.ts';
import { dataLines } from './dataLines.ts';
import { reportLines } from './reportLines.ts';
import { statLines } from './statLines.ts';
import { tillLines } from './tillLines.ts';

/** The number of lines of each kind in the catalogue; they are numbered from 1. */
const CATALOGUE = { DATA: 23, STAT: 18, CALL: 47 } as const;

const ids = Object.entries(CATALOGUE).flatMap(([kind, count]) =>
  Array.from({ length: count }, (_, index) => `${kind}-${String(index + 1).padStart(2, '0')}`),
);
const lines = { ...dataLines, ...statLines, ...accountLines, ...tillLines, ...customerLines, ...reportLines };

let shop: ConformanceShop;
beforeAll(async () => {
  shop = await openConformanceShop();
}, 120_000);
afterAll(() => shop?.close());

test('every line of the catalogue is checked', () => {
  expect(Object.keys(lines).sort()).toEqual([...ids].sort());
});

describe.each(Object.keys(CATALOGUE))('%s', (kind) => {
  for (const [id, line] of Object.entries(lines).filter(([name]) => name.startsWith(kind))) {
    test(`${id} ${line.asserts}`, () => line.check(shop));
  }
});
