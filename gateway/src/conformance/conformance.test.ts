import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountLines } from './accountLines.ts';
import { type ConformanceShop, openConformanceShop } from './ConformanceShop.ts';
import { customerLines } from './customerLines.ts';
import { dataLines } from './dataLines.ts';
import { reportLines } from './reportLines.ts';
import { statLines } from './statLines.ts';
import { tillLines } from './tillLines.ts';

/** How many lines the catalogue has of each kind; they are numbered from 1. */
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

test('every line of the catalogue is here: as a check, or with the reason why it is not the gateway’s', () => {
  expect(Object.keys(lines).sort()).toEqual([...ids].sort());
  for (const [id, { check, callersOwn }] of Object.entries(lines))
    expect(Boolean(check) !== Boolean(callersOwn), id).toBe(true);
});

describe.each(Object.keys(CATALOGUE))('%s', (kind) => {
  for (const id of ids.filter((name) => name.startsWith(kind))) {
    const line = lines[id];
    if (line?.check) test(`${id} ${line.asserts}`, () => line.check?.(shop));
    else test.skip(`${id} ${line?.asserts}: ${line?.callersOwn}`, () => undefined);
  }
});

afterAll(() => {
  const checked = ids.filter((id) => lines[id]?.check);
  const others = ids.filter((id) => !lines[id]?.check);
  const report = [
    `Conformance: ${checked.length} of ${ids.length} lines of the catalogue checked: ${checked.join(' ')}`,
  ];
  for (const id of others) report.push(`  ${id} not here: ${lines[id]?.callersOwn ?? 'missing'}`);
  process.stdout.write(`${report.join('\n')}\n`);
});
