import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holding } from '../../testing/holding.ts';
import { type MergeTests, startMergeTests } from '../../testing/startMergeTests.ts';
import { adjustBody, returnBody, type SoldSale, voidBody } from '../../testing/startReversalTests.ts';
import { paymentBody } from '../../testing/testShop.ts';

let at: MergeTests;
let called = 0;
const newPhone = () => `08${String(40_000_000 + ++called)}|TH|+66`;
const displayed = (phone: string) => phone.slice(0, 10);

beforeAll(async () => {
  at = await startMergeTests();
  const rights = [{ object_code: 'Page.Merchant.Payment.Subscribe', action_codes: ['Read', 'Write'] }];
  await at.tests.rows(at.shop, 'update merchant_roles set authorizes = authorizes || $1::jsonb', [
    JSON.stringify(rights),
  ]);
});
afterAll(() => at.tests.close());

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) =>
  at.tests.call(at.shop, method, path, body);
const rows = (text: string, values?: unknown[]) => at.tests.rows<Record<string, unknown>>(at.shop, text, values);
const sell = (memberId: string, bill = {}) => at.tests.sell(at.shop, { coffee: 4, memberId, ...bill });
const find = async (keyword: string) => {
  const { body } = await call('GET', `members?limit=10&projection=id&keyword=${encodeURIComponent(keyword)}`);
  return body.payload.members.result.map(({ id }: { id: string }) => id);
};
/** Returns everything stored about the accounts, except versions. */
async function everything(...ids: string[]) {
  return {
    members: await rows(
      "select to_jsonb(m) - 'version' as row, (select pieces from member_pieces where member_id = m.id) from members m where id = any($1) order by id",
      [ids],
    ),
    sales: await rows('select id, member_id, earn_points from transactions where member_id = any($1) order by id', [
      ids,
    ]),
    bought: await rows(
      'select to_jsonb(p) as row from member_products p where member_id = any($1) and transactions <> 0 order by member_id, product_id',
      [ids],
    ),
    days: await rows(
      `select member_id, sum(revenue) as revenue, sum(transactions) as sales from daily_members where member_id = any($1)
        group by member_id having sum(transactions) <> 0 order by 1`,
      [ids],
    ),
    appointments: await rows('select id, member_id from appointments where member_id = any($1) order by id', [ids]),
  };
}

describe('two accounts of one customer', () => {
  it('become one with what is chosen of each, and are found by either code, phone and name', async () => {
    const [p1, p2] = [newPhone(), newPhone()];
    const kept = await at.join(10, { firstname: 'Malai', phone: p1, tags: ['vip'], email: 'old@shop.example' });
    const merged = await at.join(5, {
      ...{ firstname: 'มาลัย', nickname: 'Nok', phone: p2, tags: ['tea'], email: 'new@shop.example', gender: 'Female' },
    });
    await sell(merged);
    const { body } = await call('GET', `members/${kept}/merge?merge_id=${merged}`);
    expect(body.payload.preview).toMatchObject({
      refusals: [],
      after: { points: 16, total_revenue: 180, total_transaction: 1, total_qty: 4, tier: { name: 'Silver' } },
      fields: [
        { field: 'NAME', kept: ['Malai K'], merged: ['มาลัย K (Nok)'], both: null, suggested: 'KEPT' },
        { field: 'PHONE', kept: [p1], merged: [p2], suggested: 'KEPT' },
        { field: 'EMAIL', suggested: 'KEPT' },
        { field: 'GENDER', kept: [], merged: ['Female'], suggested: 'MERGED' },
        { field: 'TAGS', both: ['vip', 'tea'], suggested: 'BOTH' },
      ],
    });
    const done = await at.merge(kept, merged, { fields: { PHONE: 'MERGED', EMAIL: 'MERGED' } });
    expect(done.body.payload).toMatchObject({
      kept_id: kept,
      merged_id: merged,
      points: 6,
      by_username: 'cashier',
      by_name: 'Mali S',
    });
    expect(await at.member(kept)).toMatchObject({
      ...{
        firstname: 'Malai',
        phone: p2,
        email: 'new@shop.example',
        gender: 'Female',
        tags: ['vip', 'tea'],
        points: 16,
      },
    });
    expect(await at.member(merged)).toMatchObject({ phone: p1, status: 'Inactive', merged_into_id: kept, points: 0 });
    const code = String((await at.member(merged)).code);
    for (const word of [code, displayed(p1), displayed(p2), 'มาลัย', 'Malai'])
      expect(await find(word), word).toContain(kept);
    for (const word of [code, displayed(p1)]) expect(await find(word), word).not.toContain(merged);
    expect((await call('GET', `members/${merged}`)).body.payload.member.merged_into_id).toBe(kept);
    const likely = JSON.stringify((await call('GET', `members/likely?phone=${displayed(p1)}`)).body);
    expect(likely).toContain(kept);
    expect(likely).not.toContain(merged);
    const byId = await call('GET', `members?filter=${encodeURIComponent(JSON.stringify({ id: { $in: [merged] } }))}`);
    expect(byId.body.payload.members).toHaveLength(1);
  });

  it('the one that was merged is not sold to, edited, merged or signed up again', async () => {
    const phone = newPhone();
    const [kept, merged] = [await at.join(), await at.join(0, { phone })];
    const third = await at.join();
    await at.merge(kept, merged, { fields: { PHONE: 'KEPT' } });
    const sale = await call('POST', 'payment/transaction', paymentBody(at.shop, { coffee: 1, memberId: merged }));
    expect(sale).toMatchObject({ status: 422, body: { code: 'MEMBER_MERGED', details: { member_id: kept } } });
    const { version } = await at.member(merged);
    const edit = await call('PATCH', `members/${merged}`, { __v: version, nickname: 'x' });
    expect(edit).toMatchObject({ status: 422, body: { code: 'MEMBER_MERGED' } });
    for (const [a, b] of [
      [third, merged],
      [merged, third],
    ] as const)
      expect(await at.merge(a, b)).toMatchObject({ status: 422, body: { code: 'MEMBER_MERGED' } });
    expect(await at.merge(kept, kept)).toMatchObject({ status: 400, body: { code: 'VALIDATION' } });
    const again = {
      firstname: 'A',
      lastname: 'B',
      phone: displayed(phone),
      gender: 'Other',
      branch_id: at.shop.branchId,
    };
    expect(await call('POST', 'members', again)).toMatchObject({ status: 422, body: { code: 'E07001' } });
    // Nothing was written.
    expect(await at.faults()).toEqual([]);
    expect((await at.member(merged)).version).toBe(version);
  });

  it('a void and an adjustment of an old sale act on the one that is kept', async () => {
    const [kept, merged] = [await at.join(20), await at.join(0)];
    const [first, second] = [await sell(merged, { coffee: 10 }), await sell(merged)];
    await at.merge(kept, merged);
    const now = { __v: first.__v + 1, member_id: kept };
    const stale = await call('POST', 'payment/void', voidBody(at.shop, first, { member_id: kept }));
    expect(stale).toMatchObject({ status: 409 });
    expect((await call('POST', 'payment/void', voidBody(at.shop, first, now))).body.payload.available_points).toBe(21);
    const adjusted = await call('POST', 'payment/adjust', adjustBody(at.shop, second, 9, now));
    expect(adjusted.body.payload.available_points).toBe(29);
    expect(await at.member(kept)).toMatchObject({ points: 29, total_transaction: 1, total_revenue: 18_000 });
  });

  it('have the tier that their figures reach together, or the higher one that either was given', async () => {
    const [kept, merged] = [await at.join(), await at.join()];
    const gold = (await rows("select id from member_tiers where name = 'Gold'"))[0]?.id;
    for (const id of [kept, merged]) await sell(id, { coffee: 15 });
    await at.merge(kept, merged);
    expect((await at.member(kept)).tier_id).toBe(gold);
    const given = await at.join(0, { tier_id: gold });
    const other = await at.join();
    await at.merge(other, given);
    expect((await at.member(other)).tier_id).toBe(gold);
  });
});

describe('a merge', () => {
  it.each([7, 0])('and its undoing stand in the timeline of both accounts, also with %i points', async (points) => {
    const [kept, merged] = [await at.join(10), await at.join(points)];
    const { body } = await at.merge(kept, merged);
    await at.undo(body.payload.id);
    const eventsOf = async (id: string) => {
      const { result } = (await call('GET', `members/${id}/events`)).body.payload.member_events;
      const events = result as Record<string, unknown>[];
      return events
        .filter(({ kind }) => /merge/.test(String(kind)))
        .map(({ kind, points, remark }) => [kind, points, remark]);
    };
    const code = async (id: string) => (await at.member(id)).code;
    expect(await eventsOf(kept)).toEqual([
      ['unmerge', 0 - points, await code(merged)],
      ['merge', points, await code(merged)],
    ]);
    expect(await eventsOf(merged)).toEqual([
      ['unmerge', points, await code(kept)],
      ['merge', 0 - points, await code(kept)],
    ]);
  });

  it('sent twice is one merge, and is refused where an account has changed since', async () => {
    const [kept, merged] = [await at.join(3), await at.join(4)];
    const body = { __v: 0, merge_version: 0 };
    const key = { 'idempotency-key': 'merge-once-1' };
    expect(await at.merge(kept, merged, { ...body, __v: 7 })).toMatchObject({ status: 409, body: { code: '123' } });
    const first = await at.merge(kept, merged, body, key);
    const again = await at.merge(kept, merged, body, key);
    expect(again).toEqual(first);
    expect(await at.member(kept)).toMatchObject({ points: 7, version: 1 });
  });

  it('undone leaves both as they were, to the last figure', async () => {
    const [p1, p2] = [newPhone(), newPhone()];
    const kept = await at.join(10, { phone: p1, tags: ['a'], merchant_remark: 'first' });
    const merged = await at.join(20, { phone: p2, tags: ['b'], merchant_remark: 'second', birthdate: '1990-02-28' });
    await sell(kept);
    await sell(merged, { coffee: 20, pointsAsCash: 6 });
    await rows(
      "insert into appointments (member_id, name, start_time, end_time) values ($1, 'Fitting', now(), now())",
      [merged],
    );
    const before = await everything(kept, merged);
    const { body } = await at.merge(kept, merged, { fields: { PHONE: 'MERGED' } });
    expect(await everything(kept, merged)).not.toEqual(before);
    const undone = await at.undo(body.payload.id);
    expect(undone.body.payload).toMatchObject({ id: body.payload.id, undone_by_name: 'Mali S' });
    expect(await everything(kept, merged)).toEqual(before);
    expect(await at.undo(body.payload.id)).toMatchObject({ status: 422, body: { code: 'MERGE_STANDS' } });
    expect(await at.faults()).toEqual([]);
  });

  it('when undone leaves each account what became of its sales since, and what was edited since', async () => {
    const [kept, merged] = [
      await at.join(10, { nickname: null }),
      await at.join(20, { nickname: 'Nok', email: 'a@b.co' }),
    ];
    const old = await sell(merged, { coffee: 10 });
    const { body } = await at.merge(kept, merged, { fields: { NAME: 'MERGED' } });
    await sell(kept, { coffee: 10 });
    const { version } = await at.member(kept);
    expect((await call('PATCH', `members/${kept}`, { __v: version, email: 'c@d.co' })).status).toBe(200);
    await call('POST', 'payment/adjust', adjustBody(at.shop, old, 1, { __v: old.__v + 1, member_id: kept }));
    expect((await at.undo(body.payload.id)).status).toBe(200);
    expect(await at.member(kept)).toMatchObject({ points: 14, total_transaction: 1, email: 'c@d.co', nickname: null });
    expect(await at.member(merged)).toMatchObject({
      points: 21,
      total_transaction: 1,
      email: 'a@b.co',
      nickname: 'Nok',
    });
  });

  it('leaves the phone of either account to the customer, and to no one else', async () => {
    const [p1, p2] = [newPhone(), newPhone()];
    const [kept, merged] = [await at.join(0, { phone: p1 }), await at.join(0, { phone: p2 })];
    const { body } = await at.merge(kept, merged);
    const change = async (phone: string) =>
      call('PATCH', `members/${kept}`, { __v: (await at.member(kept)).version, phone });
    expect((await change(displayed(p2))).status).toBe(200);
    expect([(await at.member(kept)).phone, (await at.member(merged)).phone]).toEqual([p2, p1]);
    expect((await at.undo(body.payload.id)).status).toBe(200);
    // Later edits stay.
    expect([(await at.member(kept)).phone, (await at.member(merged)).phone]).toEqual([p2, p1]);
  });

  const obstaclesOf = async (id: string) => (await call('GET', `members/merges/${id}/undo`)).body.payload.obstacles;
  const soldAs = ({ id, transaction_no }: SoldSale) => ({ id, transaction_no });

  it('stands where its points were spent, and says by which sale', async () => {
    const [kept, merged] = [await at.join(1), await at.join(20)];
    const { body } = await at.merge(kept, merged);
    const spent = await sell(kept, { pointsAsCash: 15 });
    expect(await obstaclesOf(body.payload.id)).toMatchObject([{ code: 'POINTS_SPENT', sales: [soldAs(spent)] }]);
    const refused = await at.undo(body.payload.id);
    expect(refused).toMatchObject({ status: 422, body: { code: 'MERGE_STANDS', details: { reason: 'POINTS_SPENT' } } });
    await call('POST', 'payment/void', voidBody(at.shop, spent));
    expect(await obstaclesOf(body.payload.id)).toEqual([]);
    expect((await at.undo(body.payload.id)).status).toBe(200);
  });

  it('stands under a later one, and where its own sales gave more back than it brought', async () => {
    const [kept, merged, last] = [await at.join(50), await at.join(0), await at.join(0)];
    const sale = await sell(merged, { coffee: 20 });
    await sell(merged, { pointsAsCash: 9 });
    const { body } = await at.merge(kept, merged);
    const later = (await at.merge(last, kept)).body.payload.id;
    expect(await obstaclesOf(body.payload.id)).toMatchObject([{ code: 'LATER_MERGE', merge_id: later }]);
    expect((await at.member(merged)).merged_into_id).toBe(last);
    expect((await at.undo(later)).status).toBe(200);
    expect((await at.member(merged)).merged_into_id).toBe(kept);
    await call('POST', 'payment/void', voidBody(at.shop, sale, { __v: sale.__v + 3, member_id: kept }));
    expect(await obstaclesOf(body.payload.id)).toMatchObject([{ code: 'POINTS_TAKEN_BACK', sales: [soldAs(sale)] }]);
  });

  it('is no set of changes that can be taken back by itself', async () => {
    const [kept, merged] = [await at.join(), await at.join(0, { email: 'x@y.co' })];
    await at.merge(kept, merged);
    const [change] = await rows("select set_id from changes where record_id = $1 and before ? 'merged_into_id'", [
      merged,
    ]);
    const refused = await call('POST', `change-sets/${change?.set_id}/revert`, {});
    expect(refused.body.message).toMatchObject([{ message: expect.stringContaining('undone among the merges') }]);
    expect((await at.member(merged)).merged_into_id).toBe(kept);
  });

  it('while the customer buys loses and doubles no sale: each counts for the one that is kept, or is refused', async () => {
    const [kept, merged] = [await at.join(10), await at.join(10)];
    const buying = [kept, merged, merged, kept, merged, merged, merged, kept].map((memberId) =>
      call('POST', 'payment/transaction', paymentBody(at.shop, { coffee: 3, memberId })),
    );
    const [done, ...answers] = await Promise.all([at.merge(kept, merged), ...buying]);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    const sold = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => 'MEMBER_MERGED'));
    expect(await at.member(kept)).toMatchObject({ total_transaction: sold.length, points: 20 + sold.length });
    expect(await at.faults()).toEqual([]);
  });
});

it('an account that many were merged into, one after another, is known by each of them once', async () => {
  let kept = await at.join();
  const codes: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    const next = await at.join();
    codes.push(String((await at.member(kept)).code).toLowerCase());
    expect((await at.merge(next, kept)).status).toBe(200);
    kept = next;
  }
  const lines = String((await at.member(kept)).known_as).split('\n');
  expect(lines.filter((line) => /^m\d+$/.test(line)).toSorted()).toEqual(codes.toSorted());
});

describe('returns of what a merge moved', () => {
  const returnTo = async (sale: SoldSale, qty: number, amount: number) => {
    const [now] = await rows('select version, member_id from transactions where id = $1', [sale.id]);
    const own = { ...sale, __v: Number(now?.version), member_id: String(now?.member_id) };
    return call('POST', 'payment/return', returnBody(at.shop, own, [[0, qty]], amount));
  };

  it('a return that is written while the merge is undone goes with its sale', async () => {
    const [kept, merged] = [await at.join(), await at.join()];
    const sale = await sell(merged);
    const { body } = await at.merge(kept, merged);
    const own = { database: at.tests.db.database, realm: { id: at.shop.session.realmId } };
    const { hold, waiting } = holding(own, 'select from members where id = $1 for update', [kept]);
    const release = await hold();
    const returning = returnTo(sale, 1, -45);
    await expect.poll(waiting).toBe(1);
    const undoing = at.undo(body.payload.id);
    await expect.poll(waiting).toBe(2);
    await release();
    expect([(await returning).status, (await undoing).status]).toEqual([200, 200]);
    expect(await rows('select distinct member_id from transactions where $1 in (id, returns_id)', [sale.id])).toEqual([
      { member_id: merged },
    ]);
    expect(await at.faults()).toEqual([]);
  });

  it('that took more points than the account brought are named where they stand in the way of undoing', async () => {
    const [kept, merged] = [await at.join(50), await at.join()];
    const sale = await sell(merged, { coffee: 20 });
    await sell(merged, { coffee: 1, pointsAsCash: 8 });
    const { body } = await at.merge(kept, merged);
    const back = await returnTo(sale, 20, -900);
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    const { status, body: refused } = await at.undo(body.payload.id);
    expect(status).toBe(422);
    const { transaction_no } = back.body.payload.transaction;
    expect(refused.details).toMatchObject({
      reason: 'POINTS_TAKEN_BACK',
      obstacles: [{ sales: expect.arrayContaining([expect.objectContaining({ transaction_no })]) }],
    });
    expect(await at.faults()).toEqual([]);
  });
});
