import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { zipSync } from 'fflate';
import readSheet from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { holding } from '../testing/holding.ts';
import { testGateway } from '../testing/testGateway.ts';
import { claiming, workbook, workbookOf } from '../testing/workbook.ts';

const gateway = testGateway();
let owner: string;
let cashier: string;
let url: string;

beforeAll(async () => {
  url = await gateway.listen();
  [owner, cashier] = await Promise.all([gateway.signIn('owner'), gateway.signIn('cashier')]);
});

async function send(
  resource: string,
  file: string | Uint8Array | null,
  { token = owner, fields = {}, headers = {} }: { token?: string; fields?: object; headers?: object } = {},
) {
  const form = new FormData();
  const all = { realm_id: gateway.realm.id, action: 'import', ...fields };
  if (file !== null)
    form.append('image', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), 'rows.csv');
  for (const [name, value] of Object.entries(all)) form.append(name, String(value));
  const body = new Response(form);
  const response = await gateway.app.inject({
    method: 'POST',
    url: `/v3.0/${resource}/import`,
    payload: Buffer.from(await body.arrayBuffer()),
    headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '', ...headers },
  });
  const { headers: answered, rawPayload: bytes } = response;
  return {
    status: response.statusCode,
    text: response.body,
    body: response.json.bind(response),
    headers: answered,
    bytes,
  };
}

const list = async (resource: string, query: Record<string, string>) =>
  (await gateway.send('GET', `/${resource}`, { token: owner, query })).body.payload[resource];
const find = async (resource: string, code: string) => (await list(resource, { filter: JSON.stringify({ code }) }))[0];
const total = async (resource: string) => (await list(resource, { limit: '1' })).total[0].count;

/** Matches the result of a file without faults. */
const counts = (some: object) =>
  expect.objectContaining({
    ...{ inserted: 0, updated: 0, same: 0, bad: 0, problems: [], doubtful: 0, doubts: [] },
    ...some,
  });

/** Returns fields for the first columns of `HEADER`, and none for the others. */
const given = (...fields: string[]) => JSON.stringify([...fields, ...Array(8 - fields.length).fill(null)]);

const HEADER = 'code,name,retail_price,category,sub_category,hashtags,skip_stock,desc';

describe('OP-27 products', () => {
  test('a CSV adds what is new and brings up to date what is known, by code', async () => {
    const before = await find('products', 'C-1');
    const file = `\ufeff${HEADER}\r\nI-1,"ชา, เย็น","1,250.50",เครื่องดื่ม,ร้อน,"new, #ice",no,\r\nC-1,กาแฟดำ,50,เครื่องดื่ม,,,,เข้ม\r\n\r\n`;
    const answer = await send('products', file);
    expect([answer.status, answer.body().payload]).toEqual([200, counts({ inserted: 1, updated: 1 })]);
    expect(await find('products', 'I-1')).toMatchObject({
      name: 'ชา, เย็น',
      retail_price: 1250.5,
      category: { name: 'เครื่องดื่ม' },
      sub_category: { name: 'ร้อน' },
      hashtags: ['#new', '#ice'],
      skip_stock: false,
      status: 'Active',
      unit: 'Piece',
      __v: 0,
    });
    expect(await find('products', 'C-1')).toMatchObject({
      id: before.id,
      name: 'กาแฟดำ',
      desc: 'เข้ม',
      retail_price: 50,
      __v: 1,
    });
  });

  test('D25 the same file with the same key is imported once, another file is refused', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const import_ = (name: string) => send('products', `${HEADER}\nKEY-1,${name},50,เครื่องดื่ม,,,,`, { headers });
    const answers = [await import_('ชา'), await import_('ชา')];
    expect(answers.map((answer) => answer.body().payload)).toEqual(Array(2).fill(counts({ inserted: 1 })));
    const other = await import_('น้ำ');
    expect([other.status, other.body().code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect(await find('products', 'KEY-1')).toMatchObject({ name: 'ชา', __v: 0 });
  });

  test('MGMT-16 what a list shows may be sent back as it is: it is the same, and no change of anything', async () => {
    const cake = await find('products', 'T_1');
    const names = ['id', 'code', 'name', 'retail_price', 'category_id', 'category.name', 'time', '__v'];
    const cells = names.map((name) => (name === 'category.name' ? cake.category.name : cake[name]));
    expect((await send('products', `${names.join()}\n${cells.join()}`)).body().payload).toEqual(counts({ same: 1 }));
    expect(await find('products', 'T_1')).toEqual(cake);
    const renamed = cells.map((cell, index) => (names[index] === 'name' ? 'เค้กใหม่' : cell));
    const file = `${names.join()}\n${renamed.join()}`;
    const tried = (await send('products', file, { fields: { action: 'test' } })).body().payload;
    expect(tried).toEqual(counts({ updated: 1, left_out: ['id', 'time', '__v'] }));
    expect((await send('products', file)).body().payload).toEqual(counts({ updated: 1 }));
    const sets = (await gateway.send('GET', '/change-sets', { token: owner })).body.payload.change_sets.result;
    expect(sets[0].set.source).toBe('import');
    expect(sets[0].counts).toContainEqual({ type: 'Product', count: 1 });
  });

  test('each row takes its own sub-category, also when the rows before it have none', async () => {
    const file = (first: string, second: string) =>
      `code,name,retail_price,category,sub_category\nSUB-1,ก,1,เครื่องดื่ม,${first}\nSUB-2,ข,1,เครื่องดื่ม,${second}`;
    await send('products', file('', ''));
    expect((await send('products', file('', 'ร้อน'))).body().payload).toEqual(counts({ updated: 1, same: 1 }));
    expect(await find('products', 'SUB-2')).toMatchObject({ sub_category: { name: 'ร้อน' } });
    expect((await send('products', file('', ''))).body().payload).toEqual(counts({ updated: 1, same: 1 }));
    expect((await find('products', 'SUB-2')).sub_category_id ?? null).toBeNull();
  });

  test('one mistake in a thousand rows, and nothing is imported; every mistake is named by its row', async () => {
    const count = await total('products');
    const rows = Array.from({ length: 1_000 }, (_, n) => `T-${n},Tea ${n},${n === 700 ? 'cheap' : 10},อาหาร,,,,`);
    rows[899] = 'T-0,Again,10,อาหาร,,,,';
    rows[900] = ',Dear,10.005,ไม่มี,,,,';
    const answer = await send('products', [HEADER, ...rows].join('\n'));
    expect([answer.status, answer.body().code]).toEqual([400, 'VALIDATION']);
    expect(answer.body().message).toEqual([
      { path: 'row 702.retail_price', message: '“cheap” is not a number: write it like 1,200.50' },
      { path: 'row 901.code', message: 'is in row 2 already' },
      { path: 'row 902.category', message: 'there is no "ไม่มี"' },
      { path: 'row 902.retail_price', message: '“10.005” has more than two decimals' },
    ]);
    expect(await total('products')).toBe(count);
  });

  test('of many mistakes the first hundred are reported', async () => {
    const rows = Array.from({ length: 500 }, () => ',,,,,,,');
    rows.fill('X,,,,,,,');
    const { message } = (await send('products', [HEADER, ...rows].join('\n'))).body();
    expect([message.length, message[0].path, message.at(-1).path]).toEqual([100, 'row 2.name', 'row 51.retail_price']);
  });

  test('what a spreadsheet would run as a formula stays text, with or without the quote of an export', async () => {
    const file = `${HEADER}\nF-1,"=HYPERLINK(""http://x"",""y"")",1,อาหาร,,,,+1\nF-2,'=1+1,1,อาหาร,,,,@x`;
    expect((await send('products', file)).status).toBe(200);
    expect(await find('products', 'F-1')).toMatchObject({ name: '=HYPERLINK("http://x","y")', desc: '+1' });
    expect(await find('products', 'F-2')).toMatchObject({ name: '=1+1', desc: '@x' });
  });

  test.each<[string, () => Uint8Array]>([
    ['Thai in its 8-bit code', () => Buffer.concat([Buffer.from('code,name,retail_price,category\nE-1,'), THAI_8_BIT])],
    [
      '16-bit text with tabs',
      () => Buffer.from('\ufeffcode\tname\tretail_price\tcategory\nE-1\tอาหาร\t5\tอาหาร', 'utf16le'),
    ],
    ['semicolons', () => Buffer.from('code;name;retail_price;category\nE-1;อาหาร;5;อาหาร')],
  ])('a spreadsheet may have written %s', async (_, file) => {
    expect((await send('products', file())).status).toBe(200);
    expect(await find('products', 'E-1')).toMatchObject({ name: 'อาหาร', category: { name: 'อาหาร' } });
  });

  test('XLSX is read like CSV', async () => {
    const file = workbook([
      ['code', 'name', 'retail_price', 'category', 'skip_stock'],
      ['X-1', 'ชีส', 12.5, 'อาหาร', false],
      [12345, 'Number', 3, 'อาหาร', true],
    ]);
    const answer = await send('products', file);
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('"inserted":2')]);
    expect(await find('products', 'X-1')).toMatchObject({ name: 'ชีส', retail_price: 12.5, skip_stock: false });
    expect(await find('products', '12345')).toMatchObject({ name: 'Number' });
    const wrong = await send(
      'products',
      workbook([
        ['code', 'name', 'retail_price', 'category'],
        ['X-2', '', 1.005, 'อาหาร'],
      ]),
    );
    expect(wrong.body().message).toEqual([
      { path: 'row 2.name', message: 'Required' },
      { path: 'row 2.retail_price', message: 'Must have at most two decimals' },
    ]);
  });

  test.each<[string, number, string, () => ReturnType<typeof send>]>([
    ['without a file', 400, 'image', () => send('products', null)],
    ['with an empty file', 400, 'image', () => send('products', '')],
    ['with a header alone', 400, 'image', () => send('products', HEADER)],
    ['with a picture', 400, 'image', () => send('products', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))],
    ['with an archive of something else', 400, 'image', () => send('products', zipSync({ 'a.txt': Buffer.from('a') }))],
    ['with a broken archive', 400, 'image', () => send('products', Buffer.from('PK\u0003\u0004nothing'))],
    ['with an archive that unpacks to gigabytes', 413, 'image', () => send('products', bomb())],
    ['without a column that all need', 400, 'row 1.name', () => send('products', 'code,colour\nA,red')],
    [
      'with a column given twice',
      400,
      'columns.1',
      () => send('products', HEADER, { fields: { columns: given('code', 'code') } }),
    ],
    [
      'with a column for no field',
      400,
      'columns.0',
      () => send('products', HEADER, { fields: { columns: given('colour') } }),
    ],
    ['with too few columns', 400, 'columns', () => send('products', HEADER, { fields: { columns: '[null]' } })],
    ['with columns that are no list', 400, 'columns', () => send('products', HEADER, { fields: { columns: '{}' } })],
    [
      'with a choice that it does not have',
      400,
      'choices.all',
      () => send('products', HEADER, { fields: { choices: '{"all":true}' } }),
    ],
    ['with a quote that never ends', 400, 'row 2', () => send('products', `${HEADER}\n"A,B,1`)],
    ['with cells beyond the header', 400, 'row 2.cells', () => send('products', 'code,name,price,category\nA,B,C,D,E')],
    ['with a null character', 400, 'image', () => send('products', 'code,name\nA,\0')],
    [
      'for another realm',
      400,
      'realm_id',
      () => send('products', HEADER, { fields: { realm_id: gateway.otherRealm.id } }),
    ],
    ['for another action', 400, 'action', () => send('products', HEADER, { fields: { action: 'upload_image' } })],
    ['of more than 50,000,000 bytes', 413, 'image', () => send('products', Buffer.alloc(50_000_001, 'a'))],
  ])('refuses an import %s', async (_, status, path, sent) => {
    const answer = await sent();
    expect([answer.status, answer.body().message[0].path]).toEqual([status, path]);
  });

  test('needs the right to write, and a form', async () => {
    expect((await send('products', HEADER, { token: cashier })).body().code).toBe('PERMISSION');
    const json = await gateway.send('POST', '/products/import', { token: owner, body: {} });
    expect([json.status, json.body.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});

describe('CALL-32 members', () => {
  test('a cashier imports members of their branch: phone as it is kept, opening tier, a code each', async () => {
    const file =
      'firstname,lastname,phone,gender,birthdate,tags\nมานี,มีนา,089-111-0001,หญิง,31-12-1990,"vip, ใหม่"\nชูใจ,ใจดี,+66891110002,,,';
    const answer = await send('members', file, { token: cashier, fields: { branch_id: gateway.realm.ids.ari } });
    expect([answer.status, answer.body().payload]).toEqual([200, counts({ inserted: 2 })]);
    const [member] = await list('members', { keyword: '0891110001' });
    expect(member).toMatchObject({
      firstname: 'มานี',
      phone: '0891110001|TH|+66',
      gender: 'Female',
      birthdate: '1990-12-31',
      tags: ['vip', 'ใหม่'],
      branch_id: gateway.realm.ids.ari,
      tier: { current: { name: 'Silver' } },
      code: expect.stringMatching(/^M\d+$/),
    });
  });

  test('an invalid phone, or one that is in two rows, is reported by row; no one is imported', async () => {
    const count = await total('members');
    const file =
      'firstname,lastname,phone,birthdate\nA,B,0812345678,\nA,B,123,\nA,B,0890000009,2100-01-01\nA,B,0890000010,\nA,B,089-000-0010,';
    expect((await send('members', file, { fields: { branch_id: gateway.realm.ids.ari } })).body().message).toEqual([
      { path: 'row 3.phone', message: '“123” is not a phone number: write it like 081-234-5678' },
      { path: 'row 4.birthdate', message: 'is in the future' },
      { path: 'row 6.phone', message: 'is in row 5 already' },
    ]);
    expect(await total('members')).toBe(count);
  });

  test('CU-10 of a file for all branches each row names its branch, by code or name, or no one is imported', async () => {
    const { rows } = await gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query<{ name: string }>('select name from merchant_branches where id = $1', [gateway.realm.ids.ari]),
    );
    const name = rows[0]?.name ?? '';
    const withoutBranch = await send('members', 'firstname,lastname,phone\nไม่มี,สาขา,0891117001');
    expect(withoutBranch.body().message).toEqual([
      {
        path: 'row 2.branch',
        message: 'is required: import in a branch, or name the branch of each row in this column',
      },
    ]);
    const file = (name: string) => `firstname,lastname,phone,branch\nมี,สาขา,0891117002,${name}`;
    expect((await send('members', file('ไม่มีจริง'))).body().message[0]).toMatchObject({ message: 'does not exist' });
    expect((await send('members', file(` ${name.toUpperCase()} `))).body().payload).toMatchObject(
      counts({ inserted: 1 }),
    );
    const [member] = await list('members', { keyword: '0891117002' });
    expect([member.branch_id, member.code]).toEqual([gateway.realm.ids.ari, expect.stringMatching(/^M\d{6}$/)]);
  });

  test('a branch of others is refused', async () => {
    const branches = { realm: gateway.otherRealm.ids.ari, own: gateway.realm.ids.bangRak };
    const file = 'firstname,lastname\nA,B';
    const answers = [
      await send('members', file, { fields: { branch_id: branches.realm } }),
      await send('members', file, { token: cashier, fields: { branch_id: branches.own } }),
      await send('members', `branch_id,${file.replace('\n', `\n${branches.realm},`)}`),
      await send('members', `branch_id,${file.replace('\n', `\n${branches.own},`)}`, { token: cashier }),
    ];
    expect(answers.map((answer) => [answer.status, answer.body().message[0].path])).toEqual([
      [400, 'branch_id'],
      [400, 'branch_id'],
      [400, 'row 2.branch_id'],
      [400, 'row 2.branch_id'],
    ]);
    // A file refused before its first row is never read.
    await expect.poll(readers).toBe(0);
  });
});

describe('potential customers', () => {
  const file = 'firstname,lastname,phone,gender,birthdate,tags\nมานะ,มีนา,089-111-0009,ชาย,31-12-2533,สนใจ\nก,ข,,,,';
  test('those who may write them import them: phone as it is kept, Buddhist year, no one twice in a file', async () => {
    const answer = await send('potentials', file);
    expect([answer.status, answer.body().payload]).toEqual([200, counts({ inserted: 2 })]);
    const [one] = await list('potentials', { keyword: '0891110009' });
    expect(one).toMatchObject({
      firstname: 'มานะ',
      phone: '0891110009|TH|+66',
      gender: 'Male',
      birthdate: '1990-12-31',
    });
    const twice = await send('potentials', 'firstname,lastname,phone\nA,B,0890000010\nA,B,089-000-0010');
    expect(twice.body().message).toEqual([{ path: 'row 3.phone', message: 'is in row 2 already' }]);
    expect((await send('potentials', file, { token: cashier })).body().code).toBe('PERMISSION');
  });
});

describe('S1 no sheet holds those up who are served in the meantime', () => {
  test.each<[string, number, () => Uint8Array]>([
    ['claims to unpack to 40 MB', 400, () => claiming(workbookOf(''), 40_000_000)],
    ['claims to unpack to 4 GB', 413, () => claiming(workbookOf(''), 4_000_000_000)],
    ['has one text of 5 MB', 413, () => workbookOf(' '.repeat(5_000_000))],
    ['has a row of a million cells', 400, () => workbookOf(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`)],
    ['has a long text in a cell', 400, () => workbook([HEADER.split(','), ['x'.repeat(5_001)]])],
  ])('one that %s', async (_, status, file) => {
    const sent = send('products', file());
    for (let served = 0; served < 20; served += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200);
    const answer = await sent;
    expect([answer.status, answer.body().message[0].path]).toEqual([
      status,
      expect.stringMatching(/^(image|row \d+)$/),
    ]);
  });

  test('one import of a shop at a time, and the next when it is done; other shops do not wait', async () => {
    const file = `${HEADER}\nONE-1,One,1,อาหาร,,,,`;
    const other = { token: await gateway.signIn('owner', 'elsewhere'), fields: { realm_id: gateway.otherRealm.id } };
    const { hold, waiting } = holding(gateway, "select from product_categories where name = 'อาหาร' for update");
    const letGo = await hold();
    const first = send('products', file);
    await expect.poll(waiting).toBe(1);
    for (const token of [owner, cashier]) {
      const second = await send('members', 'firstname,lastname\nA,B', { token, fields: { action: 'test' } });
      expect([second.status, second.body()]).toMatchObject([
        429,
        { code: 'TOO_MANY_ATTEMPTS', details: { retry_after: 10 } },
      ]);
    }
    expect((await send('products', file, other)).status).toBe(200);
    await letGo();
    expect((await first).status).toBe(200);
    expect((await send('products', file, { headers: { 'idempotency-key': '?' } })).status).toBe(400);
    expect((await send('products', file)).status).toBe(200);
  });

  test('a form that stops on its way keeps no one else of the shop waiting, and is waited for only so long', async () => {
    const file = `${HEADER}\nSTOP-1,One,1,อาหาร,,,,`;
    const arriving = once(gateway.app.server, 'request');
    const places = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`taem-import-${process.pid}-`)).length;
    const stopped = request(`${url}/v3.0/members/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${cashier}`, 'content-type': 'multipart/form-data; boundary=x' },
    });
    stopped.on('error', () => undefined);
    stopped.write('--x\r\ncontent-disposition: form-data; name="image"; filename="a.csv"\r\n\r\n');
    const [{ socket }] = await arriving;
    await expect.poll(places).toBe(1);
    // Another file of the same user has to wait for it.
    expect((await send('members', 'firstname,lastname', { token: cashier })).status).toBe(429);
    expect((await send('products', file)).status).toBe(200);
    expect(socket.timeout).toBe(30_000);
    // Simulates the end of the time limit.
    socket.emit('timeout');
    await expect.poll(async () => (await send('members', 'firstname,lastname', { token: cashier })).status).toBe(400);
    expect(socket.destroyed).toBe(true);
  });
});

/** In the deep run the maximum of a shop, otherwise enough for the file to be read in several parts. */
const ROWS = IS_DEEP ? 50_000 : 6_000;

test('a large file reports how far it is, in memory that does not grow with it', async () => {
  const rows = Array.from({ length: ROWS }, (_, n) => `L-${n},Large ${n},${n}.25,อาหาร,,#large,yes,สินค้าทดสอบ`);
  const file = [HEADER, ...rows].join('\n');
  const before = process.memoryUsage().rss;
  const answer = await send('products', file, { headers: { accept: 'application/x-ndjson' } });
  const grown = (process.memoryUsage().rss - before) / file.length;
  const lines = answer.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toEqual({ status: 200, payload: counts({ inserted: ROWS }) });
  expect(lines.length).toBe(ROWS / 1_000 + 2);
  expect(lines[ROWS / 2_000].progress).toEqual({
    rows: ROWS / 2,
    // A small file is read ahead completely.
    percent: expect.toSatisfy((percent) => percent > 30 && percent < (IS_DEEP ? 70 : 100)),
  });
  // For a small file, the memory used from the start matters more.
  if (IS_DEEP) expect(grown).toBeLessThan(120);
}, 60_000);

/** `อาหาร,5,อาหาร` in windows-874. */
const THAI_8_BIT = Buffer.from([0xcd, 0xd2, 0xcb, 0xd2, 0xc3, 0x2c, 0x35, 0x2c, 0xcd, 0xd2, 0xcb, 0xd2, 0xc3]);

function bomb(): Uint8Array {
  const zeros = Buffer.alloc(60_000_000);
  return zipSync({ 'xl/a.xml': zeros, 'xl/b.xml': zeros }, { level: 1 });
}

test('MGMT-21 a dry run reports every mistake by row and column with what would come of the rest, and writes nothing', async () => {
  const before = await total('products');
  const file = `code,name,retail_price,category\nD-1,ใหม่,10,เครื่องดื่ม\nC-1,กาแฟใหม่,51,เครื่องดื่ม\nD-2,,x,ไม่มี\nD-1,ซ้ำ,5,เครื่องดื่ม\n`;
  const answer = await send('products', file, { fields: { action: 'test' } });
  const { problems, ...counted } = answer.body().payload;
  expect(answer.status).toBe(200);
  expect(counted).toMatchObject({ inserted: 1, updated: 1, same: 0, bad: 2 });
  expect(problems.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^row 4\./), 'row 5.code']),
  );
  expect(await total('products')).toBe(before);
  expect(await find('products', 'D-1')).toBeUndefined();
  expect((await send('products', file, { fields: { action: 'test' }, token: cashier })).body().code).toBe('PERMISSION');
});

const BAD = `code,desc,name,retail_price,category\nB-1,,=1+1,10,เครื่องดื่ม\nB-2,,,x,ไม่มี\nB-1,,ซ้ำ,5,เครื่องดื่ม\nB-3,,ดี,5,เครื่องดื่ม\nB-4,,เกิน,5,เครื่องดื่ม,เกิน\n`;

test('MGMT-16 the bad rows come back as they stand in the file, each behind all that is wrong with it, and mended they go in', async () => {
  const before = await total('products');
  const request = (format: string, language: string) =>
    send('products', BAD, { fields: { action: 'bad_rows', format, language } });
  const csv = await request('csv', 'th');
  expect(csv.headers['content-type']).toContain('text/csv');
  const [heading, ...rows] = csv.text.trimEnd().split('\r\n');
  expect(heading).toBe('\ufeffสิ่งที่ต้องแก้,code,desc,name,retail_price,category');
  expect(rows).toEqual([
    '"category: ไม่พบ “ไม่มี”; retail_price: “x” ไม่ใช่ตัวเลข เขียนแบบ 1,200.50; name: กรุณากรอก",B-2,,,x,ไม่มี',
    'code: ซ้ำกับแถว 2,B-1,,ซ้ำ,5,เครื่องดื่ม',
    'ทั้งแถว: มีช่องเกินกว่าหัวตาราง,B-4,,เกิน,5,เครื่องดื่ม,เกิน',
  ]);
  const xlsx = await request('xlsx', 'en');
  const sheet = await readSheet(xlsx.bytes);
  const read = (Array.isArray(sheet[0]) ? sheet : (sheet[0] as { data: unknown }).data) as unknown[][];
  expect(read.map((row) => row[1])).toEqual(['code', 'B-2', 'B-1', 'B-4']);
  expect(read[2]?.[0]).toBe('code: is in row 2 already');
  expect(await total('products')).toBe(before);

  const mended = csv.text
    .replace(/\r\n[^\r]*,B-2,[^\r]*/, '\r\nเดิม,B-2,,แก้แล้ว,7,เครื่องดื่ม')
    .replace(',B-1,,ซ้ำ', ',B-5,,=2+2')
    .replace(',เครื่องดื่ม,เกิน', ',เครื่องดื่ม');
  const answer = await send('products', mended);
  expect([answer.status, answer.body().payload]).toEqual([200, counts({ inserted: 3 })]);
  expect(await find('products', 'B-5')).toMatchObject({ name: '=2+2' });
});

test('MGMT-16 anyone who asks for it has the good rows taken in and the bad ones left; otherwise it is all or nothing', async () => {
  expect((await send('products', BAD)).status).toBe(400);
  expect(await find('products', 'B-3')).toBeUndefined();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answer = await send('products', BAD, { fields: { skip_bad: 'true' }, headers });
  expect(answer.body().payload).toMatchObject({ inserted: 2, updated: 0, same: 0, bad: 3 });
  expect(await find('products', 'B-1')).toMatchObject({ name: '=1+1' });
  const again = await send('products', BAD, { fields: { skip_bad: 'true' }, headers });
  expect(again.body().payload).toEqual(answer.body().payload);
  const third = await send('products', BAD, { fields: { skip_bad: 'true' } });
  expect(third.body().payload).toMatchObject({ inserted: 0, updated: 0, same: 2, bad: 3 });
});

test('the one bad row among thousands is found, and how many are good', async () => {
  const rows = Array.from({ length: 4_000 }, (_, n) => `H-${n},Row ${n},${n === 3_210 ? 'x' : 1},อาหาร,,,,`);
  const answer = await send('products', [HEADER, ...rows].join('\n'), { fields: { action: 'test' } });
  expect(answer.body().payload).toMatchObject({
    inserted: 3_999,
    bad: 1,
    problems: [{ path: 'row 3212.retail_price' }],
  });
});

const manyRows = (count: number) =>
  [HEADER, ...Array.from({ length: count }, (_, n) => `R-${n},Row ${n},1,อาหาร,,,,`)].join('\n');

/** Counts the processes that read a sheet for this one. */
function readers(): number {
  const isReader = (pid: string) => {
    try {
      const [, state] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      return (
        state?.split(' ')[1] === String(process.pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('sheet')
      );
    } catch {
      return false;
    }
  };
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isReader(name)).length;
}

describe('an import that is called off', () => {
  const file = manyRows(10_000);

  test.each(['test', 'import', 'bad_rows'])(
    '%s: nothing of it stays, and the shop can import again',
    async (action) => {
      const before = await total('products');
      const called = new AbortController();
      const form = new FormData();
      form.append('action', action);
      form.append('image', new Blob([file]), 'rows.csv');
      const pending = fetch(`${url}/v3.0/products/import`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${owner}`, accept: 'application/x-ndjson' },
        signal: called.signal,
      });
      if (action === 'bad_rows') await expect.poll(readers).toBeGreaterThan(0);
      else await (await pending).body?.getReader().read();
      called.abort();
      await pending.catch(() => undefined);
      // The shop's next import may start as soon as the work has ended.
      await expect.poll(async () => (await send('products', HEADER)).status).toBe(400);
      await expect.poll(readers).toBe(0);
      expect(await total('products')).toBe(before);
    },
  );

  test('a statement that waits for someone else ends with it', async () => {
    await gateway.database.inTransaction(gateway.realm.id, async (client) => {
      await client.query("update products set name = name where code = 'C-1'");
      const called = new AbortController();
      const form = new FormData();
      form.append('image', new Blob(['code,name,retail_price,category\nC-1,Waits,1,อาหาร']), 'rows.csv');
      const pending = fetch(`${url}/v3.0/products/import`, {
        method: 'POST',
        body: form,
        headers: { authorization: `Bearer ${owner}` },
        signal: called.signal,
      });
      await expect.poll(waiting).toBe(1);
      called.abort();
      await pending.catch(() => undefined);
      await expect.poll(waiting).toBe(0);
    });
    expect(await find('products', 'C-1')).not.toMatchObject({ name: 'Waits' });
  });

  /** Counts statements of this database that wait for a lock. */
  const waiting = async () => {
    const text =
      'select count(*)::int as n from pg_locks join pg_stat_activity using (pid) where not granted and datname = current_database()';
    return (await gateway.database.system((client) => client.query<{ n: number }>(text))).rows[0]?.n;
  };
});

test.each<[string, object, (token: string) => Promise<unknown>]>([
  ['is signed out', { status: 401 }, (token) => gateway.send('POST', '/oauth/signout', { token })],
  [
    'loses the right',
    { code: 'PERMISSION' },
    () =>
      gateway.database.withRealm(gateway.realm.id, (client) =>
        client.query("update merchant_roles set authorizes = '[]' where name = 'Leaving'"),
      ),
  ],
])('a user who %s while a file is read writes nothing', async (_, refusal, inTheMiddle) => {
  await gateway.database.withRealm(gateway.realm.id, (client) => client.query(LEAVING));
  const other = await gateway.signIn('leaving');
  const form = new FormData();
  form.append('image', new Blob([manyRows(5_000)]), 'rows.csv');
  const answer = await fetch(`${url}/v3.0/products/import`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${other}`, accept: 'application/x-ndjson' },
  });
  const lines = answer.body?.getReader();
  await lines?.read();
  await inTheMiddle(other);
  let last = '';
  for (let part = await lines?.read(); part && !part.done; part = await lines?.read())
    last = Buffer.from(part.value).toString();
  expect(JSON.parse(last.trim().split('\n').at(-1) ?? '')).toMatchObject(refusal);
  expect(await find('products', 'R-1')).toBeUndefined();
});

/** Adds a user who may import products. */
const LEAVING = `
  with role as (
    insert into merchant_roles (name, authorizes)
    select 'Leaving', '[{"object_code": "Page.Merchant.Management.Product", "action_codes": ["Read", "Write"]}]'
    where not exists (select 1 from merchant_roles where name = 'Leaving') returning id)
  insert into merchant_users (username, password_hash, firstname, lastname, phone, role_id)
  select 'leaving', u.password_hash, 'L', 'V', '020000000', role.id from role, merchant_users u where u.username = 'owner'`;
