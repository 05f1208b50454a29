/** @module-tag slow */
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shopDate } from '../demo/bangkokTime.ts';
import { holding } from '../testing/holding.ts';
import { type ImportTests, startImportTests } from '../testing/startImportTests.ts';
import type { TestGateway } from '../testing/startTestGateway.ts';
import { workbookWith } from '../testing/workbook.ts';

let shop: ImportTests;
let gateway: TestGateway;
let owner: string;

beforeAll(async () => {
  shop = await startImportTests();
  ({ gateway, owner } = shop);
});
afterAll(() => gateway.close());

const rows: ImportTests['rows'] = (text, values) => shop.rows(text, values);
const send: ImportTests['send'] = (resource, file, sent) => shop.send(resource, file, sent);
const sendTwice: ImportTests['sendTwice'] = (resource, file, sent) => shop.sendTwice(resource, file, sent);
const lastImport = () => shop.lastImport();
const takeBack: ImportTests['takeBack'] = (setId, token) => shop.takeBack(setId, token);
const userWith: ImportTests['userWith'] = (pages) => shop.userWith(pages);
const faults = () => shop.faults();
const member: ImportTests['member'] = (phone) => shop.member(phone);

describe('PR-07 customers of elsewhere', () => {
  const SHAPES = [
    ...['###.###.####', '##########', '+1-###-###-####', '(###)###-####x#####', '001-###-###-####x#####'],
    ...['###-###-####x###', '001-###-###-####', '###-###-####', '(###)###-####', '+1-###-###-####x#####'],
  ];
  let digits = 7;
  const digit = () => {
    digits = (digits * 16_807) % 2_147_483_647;
    return String(digits % 10);
  };
  const phones = Array.from({ length: 100 }, (_, place) => (SHAPES[place % 10] ?? '').replace(/#/g, digit));
  const rowsOf = (line: (phone: string, place: number) => string) => phones.map(line).join('\n');

  test('go in by their code without a phone that cannot be kept, which is reported whole', async () => {
    const file = `Index,Customer Id,First Name,Last Name,Company,City,Country,Phone 1,Phone 2,Email,Subscription Date,Website\n${rowsOf(
      (phone, n) =>
        `${n + 1},DD37Cf${n}aa,Sheryl${n},Baxter,"Rasmussen, Group",East Leonard,Chile,${phone},397.884.0519x718,s${n}@smith.info,2020-08-24,http://www.stephenson.com/`,
    )}`;
    const sent = { branch: gateway.realm.ids.ari };
    const tried = (await send('members', file, { ...sent, action: 'test' })).payload;
    expect(tried).toMatchObject({ inserted: 100, bad: 0 });
    expect(tried.doubtful).toBeGreaterThan(80);
    const message = `“${phones[3]}” is a number of another country: only Thai numbers can be kept`;
    expect(tried.doubts).toContainEqual({ path: 'row 5.phone', message });
    expect(await sendTwice('members', file, sent)).toMatchObject({ inserted: 100 });
    const kept = await rows<{ phone: string }>(
      "select phone from members where code like 'DD37Cf%' and phone is not null",
    );
    expect(kept.filter(({ phone }) => !phone.startsWith('0'))).toEqual([]);
    expect(kept.length).toBeLessThan(20);
  });

  test('without a code go in as potential customers, by their name', async () => {
    const file = `First Name,Last Name,Phone\n${rowsOf((phone, n) => `Roy${n},Landry,${phone}`)}`;
    expect(await sendTwice('potentials', file)).toMatchObject({ inserted: 100, bad: 0 });
    const members = await send('members', file, { branch: gateway.realm.ids.ari, action: 'test' });
    expect(members.payload.problems[0].message).toMatch(/is a number of another country/);
  });
});

describe('PR-08 members bring what they had', () => {
  const HEAD = 'Name,Phone,Points balance,Total spent,Total visits,Tier,Registered,Branch,May be sent messages';
  const file = `${HEAD}\nคุณสมหญิง รักดี,0891230001,300,"1,250.50",4,Gold,31/12/2560,Ari,yes\nNoi,0891230002,0,,,,,Bang Rak,\n`;

  test('one column of names, points, spending, visits, tier, day of joining, consent and branch', async () => {
    expect(await sendTwice('members', file)).toMatchObject({ inserted: 2 });
    expect(await member('0891230001')).toMatchObject({
      ...{ firstname: 'สมหญิง', lastname: 'รักดี', points: 300, total_revenue: 125_050, total_transaction: 4 },
      ...{ brought_revenue: 125_050, brought_transactions: 4, tier: 'Gold', branch: 'Ari' },
    });
    expect(await member('0891230002')).toMatchObject({ firstname: 'Noi', lastname: '', points: 0, branch: 'Bang Rak' });
    const { id, created_at } = (await member('0891230001')) as { id: string; created_at: Date };
    expect(created_at.toISOString()).toBe('2017-12-30T17:00:00.000Z');
    const { body } = await gateway.send('GET', `/members/${id}/point-entries`, { token: owner });
    expect(body.payload.point_entries.result).toMatchObject([
      { kind: 'opening', points: 300, balance: 300, remark: 'old-shop.csv' },
    ]);
    expect(await rows('select is_given, by_username from message_consents where member_id = $1', [id])).toEqual([
      { is_given: true, by_username: 'owner' },
    ]);
    expect(await faults()).toEqual([]);
  });

  test('one who has a code is taken in without a phone of another country, which is said', async () => {
    const tourist =
      'Customer code,Name,Phone,Branch\nFOR-1,Ana Ruiz,+34 600 123 456,Ari\n,Ben Roe,+44 7700 900123,Ari\n';
    const tried = await send('members', tourist, { action: 'test' });
    expect(tried.payload).toMatchObject({ inserted: 1, bad: 1, doubtful: 1 });
    expect(tried.payload.doubts[0].path).toBe('row 2.phone');
  });

  test('points that are brought are no points that were given', async () => {
    const day = shopDate(Date.now());
    const query = { from: day, to: day };
    const { body } = await gateway.send('GET', '/stat/points-liability', { token: owner, query });
    expect(body.payload.points_liability[0]).toMatchObject({ brought: 300, earned: 0 });
  });

  test('one who is known is left as they are, or brought up to date where that is chosen', async () => {
    const corrected = `${HEAD}\nสมหญิง รักดีมาก,0891230001,300,1250.50,4,Gold,,,\nใหม่ มาก,0891230003,,,,,,Ari,\n`;
    const tried = await send('members', corrected, { action: 'test' });
    expect(tried.payload).toMatchObject({ inserted: 1, same: 1, updated: 0 });
    expect(tried.payload.choices).toEqual([{ key: 'update_known', count: 1, names: ['สมหญิง รักดี'], value: false }]);
    const done = await sendTwice('members', corrected, { choices: { update_known: true } });
    expect(done).toMatchObject({ inserted: 1, updated: 1, doubtful: 0 });
    expect(await member('0891230001')).toMatchObject({ lastname: 'รักดีมาก', points: 300, branch: 'Ari' });
    const other = await send('members', `${HEAD}\nสมหญิง รักดีมาก,0891230001,999,99,9,,,,\n`, {
      choices: { update_known: true },
      action: 'test',
    });
    expect(other.payload.doubts).toContainEqual({
      path: 'row 2.points',
      message: 'is not taken in: the member has points here already',
    });
  });

  test('of two who share a phone one bears it: of the other the row is refused, or doubtful where it is new', async () => {
    const branch = gateway.realm.ids.ari ?? '';
    const head = 'Customer code,Name,Phone';
    const couple = `${head}\nPAIR-1,สมชาย คู่ใจ,0891230071\nPAIR-2,สมศรี คู่ใจ,089-123-0071\nPAIR-3,ลูก คู่ใจ,\n`;
    const problem = { path: 'row 3.phone', message: 'is in row 2 already' };
    const tried = await send('members', couple, { branch, action: 'test' });
    expect(tried.payload).toMatchObject({ inserted: 2, bad: 1, problems: [problem] });
    expect((await send('members', couple, { branch })).body.message).toEqual([problem]);
    expect((await send('members', couple, { branch, skipBad: true })).payload).toMatchObject({ inserted: 2, bad: 1 });

    // Each row has a code, and the phone is that of the first.
    const choices = { update_known: true };
    const shared = `${head}\nPAIR-3,ลูก คู่ใจ,0891230071\n`;
    expect((await send('members', shared, { branch, choices })).body.message).toEqual([
      { path: 'row 2.phone', message: 'belongs to another member than the code' },
    ]);
    // An unknown code may be the same person's in the previous system.
    const late = `${head}\nPAIR-2,สมศรี คู่ใจ,0891230071\n`;
    const doubts = [
      {
        path: 'row 2.phone',
        message: 'belongs to a member with another code: the row is taken to be about them',
      },
    ];
    expect((await send('members', late, { branch })).payload).toMatchObject({ inserted: 0, same: 1, doubts });
    expect(await rows("select code, firstname, phone from members where code like 'PAIR-%' order by code")).toEqual([
      { code: 'PAIR-1', firstname: 'สมชาย', phone: '0891230071|TH|+66' },
      { code: 'PAIR-3', firstname: 'ลูก', phone: null },
    ]);
    const again = await send('members', `${head}\nPAIR-1,สมชาย คู่ใจ,0891230071\n`, { branch, action: 'test' });
    expect(again.payload).toMatchObject({ same: 1, doubts: [] });
  });

  test('PR-06 days are read with the month first where one of the file proves it, which is said', async () => {
    const branch = gateway.realm.ids.ari ?? '';
    const MONTH_FIRST = 'has days with the month first: all of them are read so';
    const file =
      'Name,Phone,Birthday,Joined\nAnn Dee,0891230081,03/04/1991,05/06/2024\nBen Dee,0891230082,12/25/1990,07/08/2024\nCim Dee,0891230083,02/30/1991,\n';
    const { payload } = await send('members', file, { branch, skipBad: true });
    expect(payload).toMatchObject({
      ...{ inserted: 2, bad: 1 },
      doubts: ['Birthday', 'Joined'].map((head) => ({ path: `row 1.${head}`, message: MONTH_FIRST })),
      problems: [{ path: 'row 4.birthdate', message: expect.stringContaining('“02/30/1991”') }],
    });
    const days = `select birthdate::text as born, (created_at at time zone 'Asia/Bangkok')::date::text as joined
      from members where phone like $1`;
    expect(await rows(days, ['0891230081|%'])).toEqual([{ born: '1991-03-04', joined: '2024-05-06' }]);
    const again = await send('members', file, { branch, action: 'test' });
    expect(again.payload).toMatchObject({ same: 2, bad: 1 });
  });

  test('S12 a user who may not adjust points brings none, and one who may not read members does not learn who is one', async () => {
    const token = await userWith([PAGE.subscribe]);
    expect((await send('members', `${HEAD}\nA B,0891230009,1,,,,,Ari,\n`, { token })).body.code).toBe('PERMISSION');
    expect((await send('members', `${HEAD}\nA B,0891230009,,,,,,Ari,\n`, { token })).status).toBe(200);
    const tried = await send('members', 'name,phone\nA B,0891230001\n', { token, action: 'test' });
    expect(tried.payload).toMatchObject({ same: 1, choices: [] });
  });

  test('points of a member who was there come by an entry, and go by a counter-entry', async () => {
    const there = 'phone,name,points,tier\n0891230002,Noi,50,Gold\n';
    expect(await sendTwice('members', there, { choices: { update_known: true } })).toMatchObject({ updated: 1 });
    expect(await member('0891230002')).toMatchObject({ points: 50, tier: 'Gold' });
    const set = await lastImport();
    const { id } = (await member('0891230002')) as { id: string };
    // Reverts the points and the tier that followed from them.
    expect(await takeBack(set)).toMatchObject({ left: [], changed: 2 });
    expect(await member('0891230002')).toMatchObject({ points: 0, tier: 'Silver' });
    const entries = await rows('select points from point_entries where member_id = $1 order by id', [id]);
    expect(entries).toEqual([{ points: 50 }, { points: -50 }]);
    expect(await takeBack(set)).toMatchObject({ changed: 0 });
    expect(await faults()).toEqual([]);
    expect((await send('members', there, { choices: { update_known: true } })).payload).toMatchObject({ updated: 1 });
  });

  test('an import of members is taken back whole: their phones and codes are free, and the file goes in again', async () => {
    const again =
      'Customer code,Name,Phone,Points,Branch\nOLD-1,ก ข,0891239001,10,Ari\nOLD-2,ค ง,0891239002,,Ari\nOLD-3,จ ฉ,0891239003,7,Ari\n';
    await send('members', again);
    const set = await lastImport();
    await rows("update members set points = points - 3 where code = 'OLD-3'");
    await rows(`insert into point_entries (member_id, kind, points, business_date)
      select id, 'adjust', -3, '2026-01-01' from members where code = 'OLD-3'`);
    const done = await takeBack(set);
    expect(done.left.map(({ reason, name }: { reason: string; name: string }) => [name, reason])).toEqual([
      ['จ ฉ', 'IN_USE'],
    ]);
    expect(await member('0891239001')).toBeUndefined();
    expect(await rows("select code from members where code in ('OLD-1', 'OLD-2')")).toEqual([]);
    expect(await faults()).toEqual([]);
    expect((await send('members', again)).payload).toMatchObject({ inserted: 2, same: 1 });
    expect(await member('0891239001')).toMatchObject({ points: 10, code: 'OLD-1' });
    const revert = await rows<{ id: string }>(
      'select id from change_sets where reverts_id = $1 order by time desc limit 1',
      [set],
    );
    expect((await takeBack(revert[0]?.id ?? '')).code).toBe('VALIDATION');
  });

  test('points of a shop that gave parts of them are taken in as whole ones, which is said', async () => {
    const file = 'name,phone,branch,points\nA B,0894440091,Ari,12.75\nC D,0894440092,Ari,-1.5\n';
    const { payload } = await send('members', file, { skipBad: true });
    expect(payload).toMatchObject({ inserted: 1, bad: 1, doubtful: 1 });
    expect(payload.doubts).toEqual([{ path: 'row 2.points', message: 'is taken in as 12: points are whole' }]);
    expect(await member('0894440091')).toMatchObject({ points: 12 });
  });

  test.each([
    [
      '0894440095',
      'merged',
      "merged_into_id = (select id from members where phone like '0894440094%'), status = 'Inactive'",
    ],
    ['0894440096', 'erased', "erased_at = now(), status = 'Inactive'"],
  ])('the member of %s who is %s while a file is taken in gets nothing of it', async (phone, _, change) => {
    await send('members', `name,phone,branch\nA B,${phone},Ari\nC D,0894440094,Ari\n`);
    const { id } = (await member(phone)) as { id: string };
    const { hold, waiting } = holding(gateway, `update members set ${change}, version = version + 1 where id = $1`, [
      id,
    ]);
    const letGo = await hold();
    const sent = send('members', `name,phone,nickname,points,consent\nA B,${phone},Nok,100,yes\n`, {
      choices: { update_known: true },
      branch: gateway.realm.ids.ari ?? '',
    });
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1).finally(letGo);
    expect((await sent).status).toBe(200);
    expect(await rows('select points, nickname from members where id = $1', [id])).toEqual([
      { points: 0, nickname: null },
    ]);
    const traces =
      'select from point_entries where member_id = $1 union all select from message_consents where member_id = $1';
    expect(await rows(traces, [id])).toEqual([]);
  });
});

describe('the history of an import begins with', () => {
  async function latestFields(): Promise<Record<string, string>> {
    const { body } = await gateway.send('GET', '/change-sets', { token: owner });
    const [latest] = body.payload.change_sets.result;
    expect(latest.set).toMatchObject({ source: 'import', username: 'owner' });
    return Object.fromEntries(
      latest.changes[0].fields.map(({ field, after }: { field: string; after: { text: string } }) => [
        field,
        after.text,
      ]),
    );
  }

  test('its file, its columns and what was decided', async () => {
    await send('products', 'Code,Name,Price,Category,Colour\nHI-1,x,1,อาหาร,red\n', {
      choices: { make_categories: true },
    });
    const fields = await latestFields();
    expect(fields).toMatchObject({
      ...{ fileName: 'old-shop.csv', record: 'products', inserted: '1' },
      ...{
        mapping: 'Code, code, Name, name, Price, retail_price, Category, category, Colour, ',
        choices: 'make_categories, true, default_category, false, no_price, false',
      },
    });
    expect(fields).not.toHaveProperty('sheet');
  });

  test('S12 no word of a file for a user who may not read what was changed of its records', async () => {
    const sets = async (token: string) => {
      const { body } = await gateway.send('GET', '/change-sets?limit=100', { token });
      return JSON.stringify(body.payload.change_sets);
    };
    const sheet = {
      'VIP สมศรี': [
        ['name', 'phone', 'branch'],
        ['A B', '0894440099', 'Ari'],
      ],
    };
    await send('members', new Uint8Array(workbookWith(sheet)));
    await send('products', 'Code,Name,Price,Category\nHI-9,x,1,อาหาร\n');
    const token = await userWith([PAGE.security, PAGE.product]);
    expect(await sets(owner)).toContain('VIP สมศรี');
    expect(await sets(token)).toContain('old-shop.csv');
    expect(await sets(token)).not.toContain('VIP สมศรี');
  });

  test('the sheet that was taken of a workbook, by choice or as it was found', async () => {
    const heads = ['Code', 'Name', 'Price', 'Category'];
    const file = workbookWith({
      'ม.ค.': [heads, ['HI-2', 'ชา', 1, 'อาหาร']],
      'ก.พ.': [heads, ['HI-3', 'นม', 1, 'อาหาร']],
    });
    await send('products', new Uint8Array(file));
    expect(await latestFields()).toMatchObject({ sheet: 'ม.ค.', inserted: '1' });
    await send('products', new Uint8Array(file), { sheet: 'ก.พ.' });
    expect(await latestFields()).toMatchObject({ sheet: 'ก.พ.', inserted: '1' });
  });
});

test('potential customers are known by phone, or by name, and the same file again changes nothing', async () => {
  const file = 'ชื่อ-นามสกุล,เบอร์โทร,แท็ก\nคุณพิม ดี,0895550001,ใหม่\nนก,,\n';
  expect(await sendTwice('potentials', file)).toMatchObject({ inserted: 2 });
  const other = file.replace('ใหม่', 'สนใจ').replace('คุณพิม ดี', 'พิม ดีมาก');
  expect((await send('potentials', other)).payload).toMatchObject({ same: 2 });
  expect(await sendTwice('potentials', other, { choices: { update_known: true } })).toMatchObject({
    updated: 1,
    same: 1,
  });
  const found = await rows("select firstname, lastname, tags from potentials where phone like '0895550001%'");
  expect(found).toEqual([{ firstname: 'พิม', lastname: 'ดีมาก', tags: ['สนใจ'] }]);
});

test('what an import brought of a member goes with a merge, and comes back when it is undone', async () => {
  const file = 'name,phone,spent,visits,branch\nA One,0895560001,100,1,Ari\nA Two,0895560002,50,2,Ari\n';
  await send('members', file);
  const [kept, merged] = [await member('0895560001'), await member('0895560002')] as unknown as [Merging, Merging];
  const body = { merge_id: merged.id, merge_version: merged.version, __v: kept.version };
  const done = await gateway.send('POST', `/members/${kept.id}/merge`, { token: owner, body });
  expect(done.status).toBe(200);
  const figures = () =>
    rows(
      `select total_revenue::int as revenue, total_transaction as sales, brought_revenue::int as brought from members
        where id = any($1) order by id`,
      [[kept.id, merged.id]],
    );
  expect(await figures()).toEqual([
    { revenue: 15_000, sales: 3, brought: 15_000 },
    { revenue: 0, sales: 0, brought: 0 },
  ]);
  expect(await faults()).toEqual([]);
  const [merge] = await rows<{ id: string }>('select id from member_merges order by id desc limit 1');
  expect((await gateway.send('POST', `/members/merges/${merge?.id}/undo`, { token: owner, body: {} })).status).toBe(
    200,
  );
  expect(await figures()).toEqual([
    { revenue: 10_000, sales: 1, brought: 10_000 },
    { revenue: 5_000, sales: 2, brought: 5_000 },
  ]);
  expect(await faults()).toEqual([]);
});

interface Merging {
  id: string;
  version: number;
}
