import { drawingsFor, figureParts } from '@taem/domain/insight/dashboards/figureParts.ts';
import { layOut } from '@taem/domain/insight/dashboards/layOut.ts';
import { readDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, it } from 'vitest';
import { createSchema } from '../../schema.ts';
import { startTestStack, type TestUser } from '../../testing/stack/startTestStack.ts';

/** The ten questions of an owner that `npm run bench -- questions` compares with a file of real sales. */
const { questions } = (await import(new URL('../../../../bench/src/questions/questions.ts', import.meta.url).href)) as {
  questions: readonly {
    name: string;
    document: string;
    ofMonth?: boolean;
    read(answer: { statistics: Record<string, unknown> }): ReadonlyMap<string, number>;
  }[];
};
const schema = createSchema();
const RANGE = { from: '2026-01-02', to: '2026-03-20' };
const MONTH = { from: '2026-02-01', to: '2026-02-28' };

/** Sales in two branches and three months, to two members and guests, one of them with the shop's discount. */
const SOLD = [
  ['2026-01-05 09:10:00', 'ari', 'mali', 'coffee', 2, 'CASH'],
  ['2026-01-05 21:00:00', 'bangRak', null, 'tea', 1, 'OTHER'],
  ['2026-01-31 23:59:59', 'ari', 'somchai', 'tea', 3, 'CASH'],
  ['2026-02-01 00:00:00', 'ari', null, 'coffee', 1, 'CASH'],
  ['2026-02-14 09:30:00', 'bangRak', 'mali', 'coffee', 2, 'OTHER'],
  ['2026-02-28 23:59:59', 'bangRak', 'mali', 'coffee', 1, 'CASH'],
  ['2026-03-02 09:45:00', 'ari', 'mali', 'coffee', 4, 'CASH'],
] as const;
const PRICES = { coffee: 4_500, tea: 12_050 } as const;
/** Index of the sale with 10% off. */
const WITH_DISCOUNT = 6;

interface Raw {
  businessDate: string;
  createLocalTime: string;
  branchId: string;
  memberId: string | null;
  tierName: string | null;
  totalRevenue: number;
  totalDiscount: number;
  earnPoints: number;
  items: { name: string; code: string | null; quantity: number }[];
  channels: { type: string; amount: number }[];
}

const stack = openForTests(startTestStack);
let owner: TestUser;
let raw: Raw[];

beforeAll(async () => {
  owner = await stack.as('owner');
  for (const [at, [createLocalTime, branch, member, product, quantity, type]] of SOLD.entries()) {
    const total = PRICES[product] * quantity;
    const due = (at === WITH_DISCOUNT ? total * 0.9 : total) / 100;
    const input = {
      ...{ idempotencyKey: `question-${at}`, createLocalTime, tierPrivileges: false, expectedAmountDue: due },
      branchId: stack.ids[branch],
      memberId: member && stack.ids[member],
      lines: [{ productId: stack.ids[product], quantity }],
      discount: at === WITH_DISCOUNT ? { offerId: stack.ids.open } : null,
      channels: [{ type, amount: due, ...(type === 'CASH' && { receivedAmount: 1_000 }) }],
    };
    const paid = await owner.ask(
      'mutation ($input: PayInput!) { pay(input: $input) { userErrors { code message } } }',
      {
        input,
      },
    );
    expect(paid.data?.pay.userErrors, JSON.stringify(paid.errors)).toEqual([]);
  }
  const { data } = await owner.ask(
    `query ($range: DayRangeInput!) { report(range: $range) { transactions(perPage: 100) { total items {
       businessDate createLocalTime branchId memberId tierName totalRevenue totalDiscount earnPoints
       items { name code quantity } channels { type amount } } } } }`,
    { range: RANGE },
  );
  expect(data.report.transactions.total).toBe(SOLD.length);
  raw = (data.report.transactions.items as Raw[]).toSorted((a, b) =>
    a.createLocalTime.localeCompare(b.createLocalTime),
  );
});

const satang = (baht: number) => Math.round(baht * 100);
const hourOf = ({ createLocalTime }: Raw) => Number(createLocalTime.slice(11, 13));
const monthOf = ({ businessDate }: Raw) => businessDate.slice(0, 7);
const goods = ({ items }: Raw) => items.filter(({ code }) => code !== null);

function weekOf({ businessDate }: Raw): string {
  const day = new Date(`${businessDate}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
}

/** Adds up values sale by sale. */
function summed(add: (put: (keys: readonly unknown[], value: number) => void, sale: Raw) => void): Map<string, number> {
  const sums = new Map<string, number>();
  for (const sale of raw) add((keys, value) => sums.set(keys.join(' '), (sums.get(keys.join(' ')) ?? 0) + value), sale);
  return new Map([...sums].filter(([, value]) => value !== 0));
}

const firstOf = (sale: Raw) => raw.find(({ memberId }) => memberId === sale.memberId) ?? sale;

const EXPECTED: Readonly<Record<string, () => Map<string, number>>> = {
  'sales by hour by branch against last month': () =>
    summed((put, sale) => {
      const when = { '2026-02': 'now', '2026-01': 'before' }[monthOf(sale)];
      if (when) put([hourOf(sale), sale.branchId, when], satang(sale.totalRevenue));
    }),
  'top products by tier': () =>
    summed((put, sale) => {
      for (const { name, code, quantity } of goods(sale))
        put([name, sale.tierName ? 'member' : 'guest'], quantity * (code === 'C-1' ? PRICES.coffee : PRICES.tea));
    }),
  'use of each offer': () =>
    summed((put, sale) => {
      if (sale.totalDiscount === 0) return;
      put(['10% off', 'sales'], 1);
      put(['10% off', 'off'], satang(sale.totalDiscount));
    }),
  'basket sizes by branch and hour': () => {
    const counts = summed((put, sale) => put([sale.branchId, hourOf(sale)], 1));
    const sums = summed((put, sale) => put([sale.branchId, hourOf(sale)], satang(sale.totalRevenue)));
    return new Map([...sums].map(([key, sum]) => [key, Math.round(sum / (counts.get(key) ?? 1))]));
  },
  'new against returning revenue': () =>
    summed((put, sale) => {
      const who = sale.memberId === null ? null : firstOf(sale) === sale ? 'NEW' : 'RETURNING';
      put([who], satang(sale.totalRevenue));
    }),
  'revenue by tender by branch by week': () =>
    summed((put, sale) => {
      for (const { type, amount } of sale.channels) put([type, sale.branchId, weekOf(sale)], satang(amount));
    }),
  'liability of points by day': () => {
    // Mali has 120 points from the year before.
    let closing = 120;
    const sums = summed((put, sale) => put([sale.businessDate, 'earned'], sale.earnPoints));
    for (const [key, earned] of [...sums]) {
      closing += earned;
      sums.set(key.replace('earned', 'closing'), closing);
    }
    // The first day has the opening balance and no movement.
    return sums.set(`${RANGE.from} earned`, 0).set(`${RANGE.from} closing`, 120);
  },
  retention: () => {
    const sums = summed((put, sale) => {
      if (sale.memberId === null) return;
      const months = Number(monthOf(sale).slice(5)) - Number(monthOf(firstOf(sale)).slice(5));
      put([monthOf(firstOf(sale)), months, sale.memberId], 1);
    });
    const members = new Map<string, number>();
    for (const key of sums.keys()) {
      const cohort = key.split(' ').slice(0, 2).join(' ');
      members.set(cohort, (members.get(cohort) ?? 0) + 1);
    }
    return members;
  },
};

it.each(questions.map((question) => [question.name, question] as const))(
  '%s: saved as a dashboard, opened in one operation and compared with the sales themselves',
  async (name, question) => {
    const read = readDocument(question.document);
    if (!read.ok) throw new Error(read.fault.message);
    const parts = figureParts(read.read, schema).map((figure) => ({
      ...{ path: figure.path, title: name, width: 12, columns: [] },
      drawing: drawingsFor(figure)[0] ?? ('TABLE' as const),
    }));
    const saved = await owner.ask(
      'mutation ($input: CreateDashboardInput!) { createDashboard(input: $input) { dashboard { id } userErrors { code message } } }',
      { input: { name, document: question.document, variables: '{}', parts } },
    );
    expect(saved.data?.createDashboard.userErrors, JSON.stringify(saved.errors)).toEqual([]);
    const opened = await owner.ask(
      'query ($id: ID!) { dashboard(id: $id) { name document parts { path title drawing width } faults { message } } }',
      { id: saved.data.createDashboard.dashboard.id },
    );
    const { dashboard } = opened.data;
    expect(dashboard).toMatchObject({ name, faults: [] });
    const variables = question.ofMonth ? { range: MONTH, compare: 'PREVIOUS_PERIOD' } : { range: RANGE };
    const { data, errors } = await owner.ask(dashboard.document, variables);
    expect(errors).toBeUndefined();

    const [part] = layOut({ document: dashboard.document, parts: parts.map((one) => ({ ...one })) }, schema, { data });
    expect(part?.fault).toBeNull();
    expect(part?.rows.length).toBeGreaterThan(0);
    const found = new Map(question.read(data));
    const expected = EXPECTED[name];
    if (expected) {
      expect(found.size).toBeGreaterThan(0);
      expect(found).toEqual(expected());
    } else if (name === 'products that did not sell') {
      const sold = raw.filter((sale) => monthOf(sale) === '2026-02').flatMap(goods);
      const unsold = [
        ['C-1', 'กาแฟ'],
        ['T_1', 'ชา 100%'],
      ].filter(([code]) => !sold.some((one) => one.code === code));
      expect(data.statistics.unsoldProducts.items.map(({ name: one }: { name: string }) => one)).toEqual(
        unsold.map(([, one]) => one),
      );
    } else {
      expect(name).toBe('members by recency and value');
      const ofMembers = raw.filter(({ memberId }) => memberId !== null);
      const sumOf = (what: string) =>
        [...found].reduce((sum, [key, value]) => (key.endsWith(what) ? sum + value : sum), 0);
      expect(sumOf('members')).toBe(new Set(ofMembers.map(({ memberId }) => memberId)).size);
      expect(sumOf('sales')).toBe(ofMembers.length);
      expect(sumOf('revenue')).toBe(satang(ofMembers.reduce((sum, { totalRevenue }) => sum + totalRevenue, 0)));
    }
  },
);
