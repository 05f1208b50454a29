import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { keysInSmallLetters } from '../../database/migrations/0064-keys-in-small-letters.ts';
import { forgetOld } from '../../forgetOld.ts';
import { testGateway } from '../../testing/testGateway.ts';
import { openTestShop, PRICES, saleBody, type TestBill, type TestShop } from '../../testing/testShop.ts';

const gateway = testGateway();
let shop: TestShop;
let neighbour: TestShop;
/** Tokens of two tills of one branch, each with a separate user, and of one of the other branch. */
let first: string;
let second: string;
let elsewhere: string;
let otherShop: string;

beforeEach(async () => {
  [shop, neighbour] = await Promise.all([openTestShop(gateway.database, 150), openTestShop(gateway.database)]);
  first = await tokenOf(shop.session.realmId, shop.session.sessionId);
  otherShop = await tokenOf(neighbour.session.realmId, neighbour.session.sessionId);
  [second, elsewhere] = await Promise.all([addUser('Chai', shop.branchId), addUser('Dao', shop.otherBranchId)]);
});

const tokenOf = (realmId: string, sessionId: string) =>
  gateway.context.tokens.sign({ kind: 'user', realmId, sessionId });
const sql = (text: string, values: unknown[] = []) =>
  gateway.database.withRealm(shop.session.realmId, async (client) => (await client.query(text, values)).rows);

async function addUser(firstname: string, branchId: string): Promise<string> {
  const [{ session }] = (await sql(
    `with u as (insert into merchant_users (username, password_hash, firstname, lastname, role_id, branch_ids)
      select $1, '-', $2, 'T', role_id, array[$3::uuid] from merchant_users limit 1 returning id)
    insert into sessions (user_id, expires_at) select id, '2100-01-01' from u returning id as session`,
    [randomUUID(), firstname, branchId],
  )) as [{ session: string }];
  return tokenOf(shop.session.realmId, session);
}

const call = async (method: string, path: string, token: string, body?: object, query?: Record<string, string>) => {
  const { status, body: answer } = await gateway.send(method, `/parked-bills${path}`, {
    token,
    ...(body && { body }),
    ...(query && { query }),
  });
  return { status, code: answer.code, message: answer.message, details: answer.details, payload: answer.payload };
};

function contentOf({ coffee = 0, tea = 0, memberId, pointsAsCash = 0 }: TestBill) {
  const line = (name: 'coffee' | 'tea', quantity: number) =>
    quantity === 0
      ? []
      : [{ item_ref: name, product_id: shop.products[name], name, code: name, quantity, unit_price: PRICES[name] }];
  return {
    lines: [...line('coffee', coffee), ...line('tea', tea)],
    amount_due: coffee * PRICES.coffee + tea * PRICES.tea - pointsAsCash,
    points_as_cash: pointsAsCash,
    ...(memberId && { member_id: memberId }),
  };
}

async function park(bill: TestBill = { coffee: 1 }, name = 'โต๊ะ 4', token = first) {
  const body = { id: randomUUID(), branch_id: shop.branchId, name, bill: contentOf(bill) };
  const parked = await call('POST', '', token, body);
  expect(parked.status, JSON.stringify(parked)).toBe(200);
  return { id: body.id, body, version: parked.payload.__v as number };
}

async function pay(id: string, token: string, version: number | null, bill: TestBill = { coffee: 1 }, of = shop) {
  const body = { ...saleBody(of, bill), ...(version === null ? {} : { parked_version: version }) };
  const headers = { 'idempotency-key': id };
  const { status, body: answer } = await gateway.send('POST', '/payment/sale', { token, body, headers });
  return { status, code: answer.code, message: answer.message, details: answer.details, payload: answer.payload };
}

const list = async (token: string) => (await call('GET', '', token)).payload.parked_bills;
const events = () =>
  sql(
    `select e.kind, e.subject, u.firstname, e.branch_id = $1 as "isHere" from security_events e join merchant_users u on u.id = e.user_id
    where e.kind like 'PARKED%' order by e.id`,
    [shop.branchId],
  );
const countSales = async () => (await sql('select count(*)::int as n from transactions'))[0].n;

test('a parked bill is on every till of its branch, with its name, sum and who parked it; of no other branch or shop', async () => {
  const { id } = await park({ coffee: 2, memberId: shop.memberId });
  expect(await list(second)).toMatchObject([
    {
      ...{ id, name: 'โต๊ะ 4', amount_due: 90, qty: 2, member_id: shop.memberId, create_by_name: 'Mali S' },
      ...{ status: 'Parked', opened_at: null, __v: 0 },
    },
  ]);
  expect(await list(elsewhere)).toEqual([]);
  expect(await list(otherShop)).toEqual([]);
  expect((await call('GET', '', elsewhere, undefined, { branch_id: shop.branchId })).status).toBe(400);
  for (const token of [elsewhere, otherShop]) {
    expect((await call('GET', `/${id}`, token)).status).toBe(404);
    expect((await call('POST', `/${id}/open`, token)).status).toBe(404);
    expect((await call('PATCH', `/${id}`, token, { __v: 0, name: 'x' })).status).toBe(404);
    expect((await call('DELETE', `/${id}`, token, undefined, { __v: '0' })).status).toBe(404);
  }
  const ofOther = { id: randomUUID(), branch_id: shop.branchId, name: null, bill: contentOf({ coffee: 1 }) };
  expect((await call('POST', '', elsewhere, ofOther)).status).toBe(400);
});

test('a bill parked again with its id, after an answer that was lost, is parked once; another one under it is refused', async () => {
  const { id, body } = await park();
  expect((await call('POST', '', first, body)).payload).toMatchObject({ id, __v: 0 });
  expect(await list(first)).toHaveLength(1);
  const changed = { status: 409, code: 'PARKED_BILL_CHANGED', message: expect.stringMatching(/ at \S+Z\.$/) };
  for (const [token, other] of [
    [first, { ...body, bill: contentOf({ coffee: 5 }) }],
    [first, { ...body, bill: contentOf({ coffee: 1, memberId: shop.memberId }) }],
    [first, { ...body, bill: { ...body.bill, amount_due: 40 } }],
    [first, { ...body, name: 'โต๊ะ 5' }],
    [second, body],
  ] as const)
    expect(await call('POST', '', token, other)).toMatchObject(changed);
  await call('PATCH', `/${id}`, second, { __v: 0, name: 'โต๊ะ 9' });
  expect((await call('POST', '', first, body)).payload).toMatchObject({ id, name: 'โต๊ะ 9' });
});

/** Stops payments and bills of the member at their last step until the returned function is called. */
async function holdMember() {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let finished: Promise<unknown> = Promise.resolve();
  await new Promise<void>((isHeld) => {
    finished = gateway.database.inTransaction(shop.session.realmId, async (client) => {
      await client.query('select 1 from members where id = $1 for update', [shop.memberId]);
      isHeld();
      await held;
    });
  });
  return () => {
    letGo();
    return finished;
  };
}

const WAITING = `select count(distinct pid)::int as n from pg_locks join pg_stat_activity using (pid)
  where not granted and datname = current_database()`;
const waiting = async () => (await gateway.database.system((client) => client.query(WAITING))).rows[0].n;

test('a bill that is parked while its payment is under way is paid, and nothing of it is promised', async () => {
  const letGo = await holdMember();
  const id = randomUUID();
  const paying = pay(id, first, null, { coffee: 1, memberId: shop.memberId });
  await expect.poll(waiting).toBe(1);
  const body = { id, branch_id: shop.branchId, name: null, bill: contentOf({ coffee: 1 }) };
  const parking = call('POST', '', second, body);
  await expect.poll(waiting).toBe(2);
  await letGo();
  const { payload } = await paying;
  expect(await parking).toMatchObject({
    ...{ status: 409, code: 'PARKED_BILL_PAID' },
    details: { by: 'Mali S', at: expect.any(String), transaction_no: payload.trx_no },
  });
  expect(await sql('select 1 from parked_bills')).toEqual([]);
  expect(await call('POST', '', elsewhere, { ...body, branch_id: shop.otherBranchId })).toMatchObject({
    ...{ status: 409, code: 'IDEMPOTENCY_CONFLICT' },
  });
});

test('a payment that comes while its bill is being parked pays it', async () => {
  const letGo = await holdMember();
  const id = randomUUID();
  const bill = contentOf({ coffee: 1, memberId: shop.memberId });
  const parking = call('POST', '', first, { id, branch_id: shop.branchId, name: null, bill });
  await expect.poll(waiting).toBe(1);
  const paying = pay(id, first, null);
  await expect.poll(waiting).toBe(2);
  // Sales to other customers continue while it waits.
  expect((await pay(randomUUID(), second, null)).status).toBe(200);
  await letGo();
  expect([(await parking).status, (await paying).status]).toEqual([200, 200]);
  expect((await call('GET', `/${id}`, first)).payload.status).toBe('Paid');
});

test('the id of a bill is one, in capitals or not', async () => {
  const [paid, parked] = [randomUUID(), randomUUID()];
  const body = (id: string) => ({ id, branch_id: shop.branchId, name: null, bill: contentOf({ coffee: 1 }) });
  const sold = await pay(paid.toUpperCase(), first, null);
  expect((await call('POST', '', first, body(paid))).code).toBe('PARKED_BILL_PAID');
  expect((await pay(paid, first, null)).payload.id).toBe(sold.payload.id);
  expect((await call('POST', '', first, body(parked.toUpperCase()))).payload.id).toBe(parked);
  expect((await call('POST', '', first, body(parked))).payload.id).toBe(parked);
  const once = await pay(parked.toUpperCase(), first, 0);
  expect((await pay(parked, first, 0)).payload.id).toBe(once.payload.id);
  expect(await list(first)).toEqual([]);
});

test('a payment whose key was kept in capitals is the same when it is sent again', async () => {
  const [key, twin] = [randomUUID(), randomUUID()];
  const sold = await pay(key, first, null);
  await pay(twin, first, null);
  await sql('update idempotency_keys set key = upper(key)');
  const again = await pay(twin, first, null);
  const owner = new pg.Client({ connectionString: gateway.databaseUrl });
  await owner.connect();
  await owner.query(keysInSmallLetters);
  await owner.end();
  expect((await pay(key.toUpperCase(), first, null)).payload.id).toBe(sold.payload.id);
  expect((await pay(twin, first, null)).payload.id).toBe(again.payload.id);
  expect(await countSales()).toBe(3);
});

test('a version that a bill never had pays nothing', async () => {
  const { id } = await park();
  expect((await pay(id, first, 7)).code).toBe('PARKED_BILL_CHANGED');
  expect((await pay(id, first, 3_000_000_000)).message).toMatchObject([{ path: 'parked_version' }]);
  expect((await pay(id, first, 0)).status).toBe(200);
});

test('a bill is opened whatever the others of its branch have', async () => {
  await sql('update products set skip_stock = false');
  const line = contentOf({ tea: 9999 }).lines[0];
  const huge = { lines: Array.from({ length: 500 }, () => ({ ...line, unit_price: 0 })), amount_due: 0 };
  const { id } = await park({ tea: 1 });
  const other = await call('POST', '', first, { id: randomUUID(), branch_id: shop.branchId, bill: huge });
  expect(other.status).toBe(200);
  const copies = `insert into parked_bills (id, branch_id, bill, amount_due, qty)
    select new_id(), branch_id, bill, amount_due, qty from parked_bills, generate_series(1, 450) where id = $1`;
  await sql(copies, [other.payload.id]);
  const opened = await call('POST', `/${id}/open`, first);
  expect(opened.payload.shortages).toMatchObject([{ quantity: 1, left: -2_147_483_648 }]);
});

test('a parked bill is paid once by two tills at once, and the other learns who was paid, and when', async () => {
  const { id } = await park();
  const opened = [await call('POST', `/${id}/open`, first), await call('POST', `/${id}/open`, second)];
  const [one, two] = opened.map(({ payload }) => payload.__v as number) as [number, number];
  const answers = await Promise.all([pay(id, first, one), pay(id, second, two)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const paid = answers.find(({ status }) => status === 200);
  const refused = answers.find(({ status }) => status === 409);
  const by = paid === answers[0] ? 'Mali S' : 'Chai T';
  expect(refused).toMatchObject({
    code: 'PARKED_BILL_PAID',
    details: { by, at: expect.any(String), transaction_no: paid?.payload.trx_no },
  });
  expect(await countSales()).toBe(1);
  expect(await list(first)).toEqual([]);
  expect((await call('GET', `/${id}`, second)).payload).toMatchObject({ status: 'Paid', closed_by_name: by });
  for (const attempt of [
    await call('POST', `/${id}/open`, first),
    await call('PATCH', `/${id}`, second, { __v: two, bill: contentOf({ coffee: 2 }) }),
    await call('DELETE', `/${id}`, second, undefined, { __v: `${two}` }),
  ])
    expect(attempt).toMatchObject({ status: 409, code: 'PARKED_BILL_PAID' });
});

test('also one user with two tills is informed, though both send the same payment; sent again by one till it is the same sale', async () => {
  const { id } = await park();
  const [one, two] = [
    (await call('POST', `/${id}/open`, first)).payload.__v,
    (await call('POST', `/${id}/open`, first)).payload.__v,
  ];
  const paid = await pay(id, first, one);
  expect((await pay(id, first, one)).payload.id).toBe(paid.payload.id);
  expect(await pay(id, first, two)).toMatchObject({ status: 409, code: 'PARKED_BILL_PAID' });
  expect(await countSales()).toBe(1);
});

test('a till that was stopped before it cleared the bill pays it once, as every other does', async () => {
  const { id } = await park();
  expect((await pay(id, first, null)).status).toBe(200);
  expect(await list(first)).toEqual([]);
});

test('a bill that was put back with more is not paid as it was before, but as it is now', async () => {
  const { id } = await park();
  const mine = (await call('POST', `/${id}/open`, first)).payload.__v;
  const theirs = (await call('POST', `/${id}/open`, second)).payload.__v;
  const more = { __v: theirs, bill: contentOf({ coffee: 2 }) };
  const changed = (await call('PATCH', `/${id}`, second, more)).payload;
  expect(changed).toMatchObject({ amount_due: 90, opened_at: null });
  const stale = { status: 409, code: 'PARKED_BILL_CHANGED', details: { by: 'Chai T', at: expect.any(String) } };
  expect(await pay(id, first, mine)).toMatchObject(stale);
  expect(await call('PATCH', `/${id}`, first, { __v: mine, bill: contentOf({ coffee: 1 }) })).toMatchObject(stale);
  expect(await countSales()).toBe(0);
  expect((await pay(id, first, changed.__v, { coffee: 2 })).status).toBe(200);
});

test('of two who name a bill the second is informed of the first, and a name stops no payment', async () => {
  const { id } = await park();
  const { payload } = await call('POST', `/${id}/open`, second);
  expect((await call('PATCH', `/${id}`, first, { __v: payload.__v, name: 'โต๊ะ 5' })).payload.name).toBe('โต๊ะ 5');
  const late = await call('PATCH', `/${id}`, second, { __v: payload.__v, name: 'โต๊ะ 6' });
  expect(late).toMatchObject({ status: 409, code: 'PARKED_BILL_CHANGED', details: { by: 'Mali S' } });
  expect((await pay(id, second, payload.__v)).status).toBe(200);
});

test('a bill is discarded as it was read; the till that has it open shows who did it', async () => {
  const { id, version } = await park();
  const mine = (await call('POST', `/${id}/open`, first)).payload.__v;
  const outdated = await call('DELETE', `/${id}`, second, undefined, { __v: `${version}` });
  const { opened_at: at } = (await call('GET', `/${id}`, second)).payload;
  expect(outdated).toMatchObject({ code: 'PARKED_BILL_CHANGED', details: { by: 'Mali S', at } });
  expect((await call('DELETE', `/${id}`, second, undefined, { __v: `${mine}` })).status).toBe(200);
  expect(await pay(id, first, mine)).toMatchObject({ code: 'PARKED_BILL_DISCARDED', details: { by: 'Chai T' } });
  expect([await countSales(), await list(first)]).toEqual([0, []]);
});

test('who throws a parked bill away unpaid is among the security events of its branch, with what it came to, once', async () => {
  await sql('update merchant_users set branch_ids = branch_ids || $1::uuid', [shop.otherBranchId]);
  const { id, version } = await park();
  const { amount_due: amount } = (await call('GET', `/${id}`, first)).payload;
  const discard = () => call('DELETE', `/${id}`, second, undefined, { __v: `${version}` });
  expect((await Promise.all([discard(), discard()])).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await events()).toEqual([
    { kind: 'PARKED_BILL_DISCARDED', subject: amount.toFixed(2), firstname: 'Chai', isHere: true },
  ]);
});

test('what leaves a parked bill is among the security events when it is parked again or paid, whatever comes in its place: pieces, options, or a part of their price; one that only gains is not', async () => {
  const shot = { option_id: randomUUID(), group: 'เพิ่ม', name: 'ช็อต', price: 20 };
  const withShot = ({ lines: [coffee, ...others], ...bill } = contentOf({ coffee: 3, tea: 1 })) => ({
    ...bill,
    lines: [{ ...coffee, options: [shot] }, ...others],
  });
  const parked = async (bill: object = contentOf({ coffee: 3, tea: 1 })) => {
    const id = randomUUID();
    const { status, payload } = await call('POST', '', first, { id, branch_id: shop.branchId, bill });
    expect(status).toBe(200);
    return { id, version: payload.__v as number };
  };
  const again = async (before: object, now: object) =>
    (await call('PATCH', `/${(await parked(before)).id}`, second, { __v: 0, bill: now })).status;
  const { coffee, tea } = PRICES;
  const whole = contentOf({ coffee: 3, tea: 1 });
  const cheaper = { ...whole, lines: whole.lines.map((line) => ({ ...line, unit_price: 1, has_own_price: true })) };
  expect([
    await again(whole, contentOf({ coffee: 1 })),
    await again(whole, contentOf({ coffee: 4, tea: 1 })),
    await again(whole, contentOf({ coffee: 1, tea: 9 })),
    await again(withShot(), whole),
    await again(whole, withShot()),
    await again(whole, cheaper),
  ]).toEqual([200, 200, 200, 200, 200, 200]);
  const [paid, sold, more, optionless] = [await parked(), await parked(), await parked(), await parked(withShot())];
  const sales = [
    await pay(paid.id, first, paid.version, { coffee: 2, tea: 1 }),
    await pay(sold.id, first, sold.version, { tea: 4 }),
    await pay(more.id, first, more.version, { coffee: 4, tea: 1 }),
    await pay(optionless.id, first, optionless.version, { coffee: 3, tea: 1 }),
  ];
  expect(sales.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const numbers = sales.map(({ payload }) => payload.transaction.transaction_no);
  const all = 3 * coffee + tea;
  const reduced = (firstname: string, before: number, now: number, number?: string) => ({
    ...{ kind: 'PARKED_BILL_REDUCED', firstname, isHere: true },
    subject: [`${before.toFixed(2)} → ${now.toFixed(2)}`, number].filter(Boolean).join(' · '),
  });
  expect(await events()).toEqual([
    reduced('Chai', all, coffee),
    reduced('Chai', all, coffee + tea),
    reduced('Chai', all + 60, all),
    reduced('Chai', all, 4),
    reduced('Mali', all, 2 * coffee + tea, numbers[0]),
    reduced('Mali', all, tea, numbers[1]),
    reduced('Mali', all + 60, all, numbers[3]),
  ]);
});

test('issue 34 a parked bill keeps the time that it is dated, and one that is no time of the calendar is refused', async () => {
  const dated = (create_local_time: string) => ({
    ...{ id: randomUUID(), branch_id: shop.branchId },
    bill: { ...contentOf({ coffee: 1 }), create_local_time },
  });
  const bill = dated('2026-03-10 23:59:00');
  expect((await call('POST', '', first, bill)).status).toBe(200);
  expect((await call('POST', '', first, bill)).payload.id).toBe(bill.id);
  const opened = await call('POST', `/${bill.id}/open`, second);
  expect(opened.payload.bill.create_local_time).toBe('2026-03-10 23:59:00');
  expect((await call('POST', '', first, dated('2026-02-30 10:00:00'))).status).toBe(400);
});

test('points on one parked bill are not promised to another, and a payment elsewhere leaves what is left', async () => {
  const spending = { tea: 1, memberId: shop.memberId };
  const { id, version } = await park({ ...spending, pointsAsCash: 100 });
  const second100 = { id: randomUUID(), branch_id: shop.branchId, bill: contentOf({ ...spending, pointsAsCash: 100 }) };
  expect(await call('POST', '', first, second100)).toMatchObject({
    ...{ status: 422, code: 'INSUFFICIENT_POINTS', details: { points: 150, promised: 100, missing: 50 } },
    message: [{ path: 'bill.points_as_cash' }],
  });
  const fifty = await park({ ...spending, pointsAsCash: 50 });
  expect((await call('GET', `/${fifty.id}`, second)).payload).toMatchObject({ points_left: 50 });
  const more = { __v: fifty.version, bill: contentOf({ ...spending, pointsAsCash: 60 }) };
  expect((await call('PATCH', `/${fifty.id}`, second, more)).code).toBe('INSUFFICIENT_POINTS');
  const sold = await pay(randomUUID(), second, null, { ...spending, pointsAsCash: 120 });
  expect(sold.status, JSON.stringify(sold)).toBe(200);
  expect((await call('POST', `/${id}/open`, first)).payload.points_left).toBeLessThan(0);
  expect(await pay(id, first, version, { ...spending, pointsAsCash: 100 })).toMatchObject({
    code: 'INSUFFICIENT_POINTS',
  });
});

test('counted stock that other parked bills have is not there for this one', async () => {
  const received = [shop.branchId, shop.products.tea];
  await sql(`insert into stock_movements (branch_id, product_id, kind, qty) values ($1, $2, 'import', 5)`, received);
  await sql('insert into stock (branch_id, product_id, qty) values ($1, $2, 5)', received);
  await park({ tea: 3 });
  const { id } = await park({ tea: 3, coffee: 9 });
  expect((await call('POST', `/${id}/open`, second)).payload.shortages).toEqual([
    { product_id: shop.products.tea, name: 'tea', quantity: 3, left: 2 },
  ]);
});

test('a bill of a member who was merged is of the other account; one who is no longer active is parked for no more', async () => {
  const [memberId, other] = [randomUUID(), randomUUID()];
  const join = `insert into members (id, code, firstname, lastname) values ($1, 'M2', 'Merged', 'K'), ($2, 'M3', 'Kept', 'K')`;
  await sql(join, [memberId, other]);
  const { id } = await park({ coffee: 1, memberId });
  await sql(`update members set merged_into_id = $1, status = 'Inactive' where id = $2`, [other, memberId]);
  expect((await list(second))[0].member_id).toBe(other);
  const again = { id: randomUUID(), branch_id: shop.branchId, bill: contentOf({ coffee: 1, memberId }) };
  expect((await call('POST', '', first, again)).payload.member_id).toBe(other);
  await sql(`update members set status = 'Inactive' where id = $1`, [other]);
  const gone = { ...again, id: randomUUID() };
  expect(await call('POST', '', first, gone)).toMatchObject({ status: 422, code: 'NOT_FOUND' });
  expect((await call('GET', `/${id}`, first)).status).toBe(200);
});

test('an erased member is on no parked bill, nor is what a bill was called after them', async () => {
  const [{ version }] = await sql('select version from members where id = $1', [shop.memberId]);
  const rights = [{ object_code: 'Page.Merchant.Customer_Insight', action_codes: ['Read', 'Write'] }];
  await sql('update merchant_roles set authorizes = authorizes || $1::jsonb', [JSON.stringify(rights)]);
  await sql(`update merchant_users set branch_ids = '{}'`);
  const spending = { tea: 1, memberId: shop.memberId, pointsAsCash: 100 };
  const [mine, paid] = [await park(spending, 'คุณสมชาย'), await park({ coffee: 1, memberId: shop.memberId }, 'คุณสมชาย')];
  await pay(paid.id, first, 0, { coffee: 1, memberId: shop.memberId });
  const [{ version: now }] = await sql('select version from members where id = $1', [shop.memberId]);
  expect(now).toBe(version);
  const erased = await gateway.send('POST', `/members/${shop.memberId}/erasure`, { token: first, body: { __v: now } });
  expect(erased.status, JSON.stringify(erased.body)).toBe(200);
  for (const { id } of [mine, paid])
    expect((await call('GET', `/${id}`, first)).payload).toMatchObject({ name: null, member_id: null });
  expect((await call('GET', `/${mine.id}`, first)).payload.bill).toMatchObject({
    points_as_cash: 0,
    lines: [{ name: 'tea' }],
  });
  expect((await pay(mine.id, first, mine.version, { tea: 1 })).code).toBe('PARKED_BILL_CHANGED');
});

test('what was closed is forgotten after 30 days, also where nothing is parked any more, and what is parked never', async () => {
  const [paid, kept] = [await park(), await park()];
  await pay(paid.id, first, 0);
  await sql(
    `update parked_bills set created_at = now() - interval '1 year', closed_at = closed_at - interval '31 days'`,
  );
  await forgetOld(gateway.database);
  expect((await call('GET', `/${paid.id}`, first)).status).toBe(404);
  expect((await list(first)).map((bill: { id: string }) => bill.id)).toContain(kept.id);
  expect((await pay(paid.id, first, 1)).code).toBe('IDEMPOTENCY_CONFLICT');
});

test('the tills of a branch are notified of a bill that was parked, and of one that was paid', async () => {
  const received: unknown[] = [];
  let wake = () => {};
  const unfollow = gateway.context.salesNotices.follow(shop.session.realmId, (notice) => {
    if (notice) received.push(notice);
    wake();
  });
  const next = async () => {
    while (received.length === 0) await new Promise<void>((resolve) => (wake = resolve));
    return received.shift();
  };
  const { id } = await park();
  expect(await next()).toMatchObject({ branch_id: shop.branchId, business_date: null, parked: true });
  await pay(id, second, 0);
  expect(await next()).toMatchObject({ business_date: expect.any(String), parked: true });
  await pay(randomUUID(), second, null);
  expect(await next()).toMatchObject({ parked: false });
  unfollow();
});
