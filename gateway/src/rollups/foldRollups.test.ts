import { expect, test } from 'vitest';
import { createChance, thinkOfSales, writeSale } from '../testing/randomShop.ts';
import { testGateway } from '../testing/testGateway.ts';
import { foldAllRealms } from './foldRollups.ts';
import { keepSpan } from './keepSpans.ts';
import { rollupFaults } from './rollupFaults.ts';

const gateway = testGateway();

async function read(text: string): Promise<Record<string, unknown>[]> {
  return gateway.database.withRealm(gateway.realm.id, async (client) => (await client.query(text)).rows);
}

test('folding, and keeping spans, while tills sell and void loses nothing and stops no one', async () => {
  const { realm, database } = gateway;
  const waiting = thinkOfSales(createChance(3), realm, 120);
  const till = async () => {
    for (let sale = waiting.pop(); sale; sale = waiting.pop()) {
      const next = sale;
      await database.inTransaction(realm.id, (client) => writeSale(client, next, realm.ids.owner));
    }
  };
  const folding = async () => {
    while (waiting.length > 0) await foldAllRealms(database);
  };
  const keeping = async () => {
    for (let day = 1; waiting.length > 0; day = (day % 28) + 1) {
      const from = `2026-02-${String(day).padStart(2, '0')}`;
      await keepSpan(database, realm.id, { from, to: day % 2 ? '2026-12-31' : '2026-03-20', branchIds: null });
    }
  };
  await Promise.all([till(), till(), till(), folding(), folding(), keeping()]);
  for (const [rule, text] of Object.entries(rollupFaults))
    expect({ rule, faults: await read(text) }).toEqual({ rule, faults: [] });

  await foldAllRealms(database);
  for (const rollup of ['sales', 'channels', 'products', 'members', 'guests']) {
    expect(await read(`select * from daily_${rollup} where slot > 0`)).toEqual([]);
  }
  for (const [rule, text] of Object.entries(rollupFaults))
    expect({ rule, faults: await read(text) }).toEqual({ rule, faults: [] });
});
