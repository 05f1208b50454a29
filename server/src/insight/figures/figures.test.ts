import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, it } from 'vitest';
import { ids } from '../../testing/demoRows.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = openForTests(startTestServer);

async function ask(fields: string) {
  const before = server.gateway.calls.length;
  const { data, errors } = await server.ask(
    `{ statistics(range: { from: "2026-11-01", to: "2026-11-30" }) { ${fields} } }`,
  );
  expect(errors).toBeUndefined();
  return { figures: data.statistics, calls: server.gateway.calls.slice(before).map(({ path }) => path) };
}

it('the liability of points opens with the first unit, closes with the last, and names faults only where they are selected', async () => {
  const plain = await ask('pointsLiability { opening closing rows { time earned spent closing } }');
  expect(plain).toEqual({
    figures: {
      pointsLiability: {
        opening: 90,
        closing: 98,
        rows: [
          { time: '2026-11-01', earned: 14, spent: -10, closing: 96 },
          { time: '2026-11-03', earned: 4, spent: 0, closing: 98 },
        ],
      },
    },
    calls: ['/stat/points-liability'],
  });
  const { figures, calls } = await ask('pointsLiability { closing faults { memberId code balance ledger } }');
  expect(figures.pointsLiability.faults).toEqual([{ memberId: ids.member, code: 'M0', balance: 98, ledger: 95 }]);
  expect(calls).toEqual(['/stat/points-liability', '/stat/points-faults']);
});

it('products that no one bought, sizes of baskets, retention and groups of buyers are one call each', async () => {
  const { figures, calls } = await ask(`
    unsoldProducts(sort: { field: LAST_SOLD_DATE }, filter: { categoryId: "c1" }) { total items { code category { name } stockQuantity stockHidden lastSoldDate } }
    basketSizes { median average steps { from to totalTransactions share } }
    basketPieces { average steps { pieces orMore totalTransactions } }
    retention { month totalMembers months { month totalMembers share } }
    buyerGroups { group totalMembers share lifetimeRevenue }`);
  expect(figures).toEqual({
    unsoldProducts: {
      total: 1,
      items: [{ code: 'P0', category: null, stockQuantity: null, stockHidden: false, lastSoldDate: '2026-10-31' }],
    },
    basketSizes: {
      median: 40,
      average: 75.13,
      steps: [
        { from: 0, to: 50, totalTransactions: 3, share: 75 },
        { from: 50, to: null, totalTransactions: 1, share: 25 },
      ],
    },
    basketPieces: {
      average: 1.5,
      steps: [
        { pieces: 1, orMore: false, totalTransactions: 3 },
        { pieces: 2, orMore: true, totalTransactions: 1 },
      ],
    },
    retention: [
      {
        month: '2026-09-01',
        totalMembers: 4,
        months: [
          { month: 0, totalMembers: 4, share: 100 },
          { month: 2, totalMembers: 1, share: 25 },
        ],
      },
      { month: '2026-11-01', totalMembers: 2, months: [{ month: 0, totalMembers: 2, share: 100 }] },
    ],
    buyerGroups: [{ group: 'AT_RISK', totalMembers: 3, share: 30, lifetimeRevenue: 900.5 }],
  });
  expect(calls.sort()).toEqual(
    ['basket-pieces', 'basket-sizes', 'buyer-groups', 'retention', 'unsold-products'].map((path) => `/stat/${path}`),
  );
});

it('notes on days are in the requested language, with the branches that they name', async () => {
  const { figures, calls } = await ask(`
    th: notes { day kind text names percent revenue usualRevenue count branchId }
    en: notes(language: EN) { text quietBranches { branchId after branch { id } } }`);
  expect(figures.th).toEqual([
    {
      ...{ day: '2026-11-14', kind: 'UNUSUAL', text: 'ต่ำกว่าวันเสาร์ปกติ 62%', names: [], percent: -62 },
      ...{ revenue: 380.5, usualRevenue: 1000, count: null, branchId: null },
    },
  ]);
  expect(figures.en).toEqual([
    {
      text: '62% under a usual Saturday',
      quietBranches: [{ branchId: ids.branch, after: '13:10', branch: { id: ids.branch } }],
    },
  ]);
  expect(new Set(calls)).toEqual(new Set(['/stat/notes', '/merchant-branches']));
});
