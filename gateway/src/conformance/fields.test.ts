import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendar } from '../calendar/calendar.ts';
import { statistics } from '../insight/routes.ts';
import type { FieldType, Resource } from '../resource/defineResource.ts';
import { resources } from '../resources.ts';
import { stockProducts } from '../stock/stockProducts.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { transactions } from '../transactions/transactions.resource.ts';

const lists: readonly Resource[] = [
  ...resources,
  calendar,
  stockProducts,
  transactions,
  ...statistics.map(({ resource }) => resource(() => true)),
];

const SAMPLES: Readonly<Record<FieldType, unknown>> = {
  text: "it's",
  money: 1.5,
  integer: 1,
  decimal: 1.5,
  boolean: true,
  date: '2026-01-31',
  timestamp: '2026-01-31T10:00:00Z',
  id: '00000000-0000-4000-8000-000000000000',
  json: 'x',
  textArray: 'x',
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway?.close());

test.each(lists.map((resource) => [resource.path, resource] as const))(
  '%s can be asked by every field, or says why not',
  async (path, resource) => {
    const token = await gateway.signIn('owner');
    const faults: string[] = [];
    const ask = async (query: Record<string, string>) => {
      const { status, body } = await gateway.send('GET', `/${path}`, { token, query: { limit: '2', ...query } });
      const isTold = status === 200 || (status === 400 && body.code === 'VALIDATION');
      if (!isTold) faults.push(`${JSON.stringify(query)}: ${status} ${body.code}`);
    };
    for (const [field, { type }] of resource.fieldByPath) {
      const sample = SAMPLES[type];
      const conditions = [
        sample,
        null,
        { $ne: null },
        { $ne: sample },
        { $in: [sample] },
        { $gte: sample, $lt: sample },
      ];
      for (const condition of conditions) await ask({ filter: JSON.stringify({ [field]: condition }) });
      await ask({ sort: JSON.stringify({ [field]: -1 }) });
      await ask({ projection: field, addon: field });
    }
    expect(faults).toEqual([]);
  },
  60_000,
);
