import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { foldAllRealms } from '../rollups/foldRollups.ts';
import { keepSpan } from '../rollups/keepSpans.ts';
import { rollupFaults } from '../rollups/rollupFaults.ts';
import { createChance, thinkOfSales, writeSale } from '../testing/randomShop.ts';
import { testGateway } from '../testing/testGateway.ts';

const RULE = 'what members bought in kept spans equals their folded days';
const chance = createChance(78);
const pick = <Item>(items: readonly Item[]) => items[chance(items.length)] as Item;

const gateway = testGateway();
let token: string;
let buyers: string[];

beforeAll(async () => {
  token = await gateway.signIn('owner');
  buyers = (
    await rows<{ id: string }>(`insert into members (code, firstname, lastname, tier_id)
      select gen_random_uuid(), 'ก' || n % 5, '-', (select id from member_tiers order by level offset n % 3 limit 1)
      from generate_series(1, 14) n returning id`)
  ).map(({ id }) => id);
  await sell(40);
});

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  await gateway.database.inTransaction(
    gateway.realm.id,
    async (client) => (await client.query<Row>(text, values)).rows,
  );

async function sell(count: number): Promise<void> {
  const { realm, database } = gateway;
  for (const sale of thinkOfSales(chance, realm, count)) {
    const bill = { ...sale, member: sale.member && pick(buyers), earn: 0, redeem: 0, void: false };
    await database.inTransaction(realm.id, (client) => writeSale(client, bill, realm.ids.owner));
  }
}

interface SpanWindow {
  from: string;
  to: string;
  branch: 'ari' | 'bangRak' | null;
}

const WINDOWS: readonly SpanWindow[] = [
  { from: '2026-01-01', to: '2026-12-31', branch: null },
  { from: '2026-01-17', to: '2026-04-09', branch: null },
  { from: '2026-02-01', to: '2026-03-31', branch: null },
  { from: '2026-02-03', to: '2026-02-25', branch: null },
  { from: '2026-03-15', to: '2026-12-31', branch: 'ari' },
  { from: '2025-12-01', to: '2026-05-01', branch: 'bangRak' },
  { from: '2026-01-01', to: '2026-03-20', branch: null },
];

const keep = ({ from, to, branch }: SpanWindow) =>
  keepSpan(gateway.database, gateway.realm.id, { from, to, branchIds: branch && [gateway.realm.ids[branch]] });

const CHANGES = {
  nothing: async () => undefined,
  sell: () => sell(2),
  fold: () => foldAllRealms(gateway.database),
  'fold a little': () => rows('select fold_rollups($1, 2)', [gateway.realm.id]),
  keep: () => keep(pick(WINDOWS)),
  void: () =>
    rows(
      `select void_transaction(jsonb_build_object('realm_id', $1::uuid, 'transaction_id', t.id, 'version', t.version, 'by_id', $2::uuid,
        'stock', '[]'::jsonb, 'member', jsonb_build_object('entries', '[]'::jsonb, 'tier_id', m.tier_id, 'new_tier_id', m.tier_id)))
        from transactions t join members m on m.id = t.member_id
        where t.id = (select id from transactions where status = 'Complete' and member_id = any($3) order by md5(id::text || $4) limit 1)`,
      [gateway.realm.id, gateway.realm.ids.owner, buyers, chance(1000)],
    ),
  'fill anew': () => rows('select rebuild_rollups($1)', [gateway.realm.id]),
};

const SORTS = ['payment.total_revenue', 'payment.total_qty', 'ltv', 'firstname', 'tier.level'];

/** Reads all pages of a window, in a random order, with the totals; and the same from the sales. */
async function answered({ from, to, branch }: SpanWindow) {
  const branch_id = branch ? gateway.realm.ids[branch] : undefined;
  const query = { from, to, ...(branch_id && { branch_id }) };
  const sort = JSON.stringify({ [pick(SORTS)]: pick([1, -1]) });
  const projection = 'firstname,tier,ltv,payment';
  const list: { id: string; ltv: number; payment: Record<string, number> }[] = [];
  let total = Number.POSITIVE_INFINITY;
  while (list.length < total) {
    const page = { ...query, sort, projection, limit: '4', skip: `${list.length}` };
    const { members } = (await gateway.send('GET', '/stat/members', { token, query: page })).body.payload;
    total = members.total[0].count;
    if (members.result.length === 0) break;
    list.push(...members.result);
  }
  const whole = (await gateway.send('GET', '/stat/members', { token, query: { ...query, sort, projection } })).body;
  expect(whole.payload.members).toEqual(list);
  const { totals } = (await gateway.send('GET', '/stat/members/totals', { token, query })).body.payload;
  return {
    rows: list
      .map(({ id, ltv, payment }) => [id, ltv, payment.total_transaction, payment.total_qty, payment.total_revenue])
      .sort(),
    totals: [totals.ltv, totals.payment.total_transaction, totals.payment.total_qty, totals.payment.total_revenue],
  };
}

async function sold({ from, to, branch }: SpanWindow) {
  const list = await rows<{ row: [string, number, number, number, number] }>(
    `select json_build_array(m.id, trim_scale(m.total_revenue / 100.0), count(*), sum(t.total_qty), trim_scale(sum(t.total_revenue) / 100.0)) as row
      from transactions t join members m on m.id = t.member_id
      where t.status = 'Complete' and t.business_date between $1 and $2 and t.branch_id = coalesce($3::uuid, t.branch_id) group by m.realm_id, m.id`,
    [from, to, branch && gateway.realm.ids[branch]],
  );
  const bought = list.map(({ row }) => row).sort();
  const sum = (place: number) => Math.round(bought.reduce((all, row) => all + Number(row[place]) * 100, 0)) / 100;
  return { rows: bought, totals: [1, 2, 3, 4].map(sum) };
}

test('BI-49 what members bought is exact, whatever was kept, sold, voided and folded before', async () => {
  const step = fc.tuple(
    fc.constantFrom(...(Object.keys(CHANGES) as (keyof typeof CHANGES)[])),
    fc.constantFrom(...WINDOWS),
    fc.boolean(),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (steps) => {
      for (const [name, window, isKept] of steps) {
        if (isKept) await keep(window);
        await CHANGES[name]();
        expect(await answered(window), JSON.stringify([name, window, isKept])).toEqual(await sold(window));
        expect(await rows(rollupFaults[RULE] as string)).toEqual([]);
      }
    }),
    { numRuns: 12, seed: 78 },
  );
});

test('a span that reaches to the last sale is kept for the days to come, and the four that were requested last stay', async () => {
  const spans = () =>
    rows<{ span: string }>(
      `select first_day || ' ' || last_day as span from member_spans where realm_id = $1 order by wanted_at`,
      [gateway.realm.id],
    ).then((found) => found.map(({ span }) => span));
  await rows('delete from member_spans');
  await rows('delete from span_members');
  for (const window of WINDOWS.slice(0, 4)) await keep(window);
  expect(await spans()).toEqual([
    '2026-01-01 infinity',
    '2026-01-17 2026-04-09',
    '2026-02-01 2026-03-31',
    '2026-02-03 2026-02-25',
  ]);
  await keep(WINDOWS[0] as SpanWindow);
  await keep({ from: '2026-01-01', to: '2027-06-30', branch: null });
  await keep(WINDOWS[4] as SpanWindow);
  expect(await spans()).toEqual([
    '2026-02-01 2026-03-31',
    '2026-02-03 2026-02-25',
    '2026-01-01 infinity',
    '2026-03-15 infinity',
  ]);
  expect(await rows('select from span_members where span_id not in (select id from member_spans)')).toEqual([]);
});

test.runIf(IS_DEEP)(
  'days whose figures took too long are kept, so that the next request is answered from them',
  async () => {
    const [from, to] = ['2026-01-05', '2026-05-05'];
    await rows('delete from member_spans');
    await rows('delete from span_members');
    const ask = () => gateway.send('GET', '/stat/members', { token, query: { from, to, limit: '4' } });
    const owner = await gateway.database.openConnection();
    try {
      // Makes readers wait, as they would for the figures of a very large shop.
      await owner.query('begin; lock table monthly_members in access exclusive mode');
      expect((await ask()).body).toMatchObject({ code: 'VALIDATION', message: [{ path: 'from' }] });
    } finally {
      await owner.end();
    }
    const spans = () => rows('select from member_spans where first_day = $1', [from]);
    await expect.poll(spans, { timeout: 20_000 }).toHaveLength(1);
    expect((await ask()).status).toBe(200);
  },
);
