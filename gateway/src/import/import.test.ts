import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';
import { claiming, workbook, workbookOf } from '../testing/workbook.ts';

let gateway: TestGateway;
let owner: string;
let cashier: string;
let url: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  url = await gateway.listen();
  [owner, cashier] = await Promise.all([gateway.signIn('owner'), gateway.signIn('cashier')]);
});
afterAll(() => gateway.close());

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
  return { status: response.statusCode, text: response.body, body: response.json.bind(response) };
}

const list = async (resource: string, query: Record<string, string>) =>
  (await gateway.send('GET', `/${resource}`, { token: owner, query })).body.payload[resource];
const find = async (resource: string, code: string) => (await list(resource, { filter: JSON.stringify({ code }) }))[0];
const total = async (resource: string) => (await list(resource, { limit: '1' })).total[0].count;

const HEADER = 'code,name,retail_price,category,sub_category,hashtags,skip_stock,desc';

describe('OP-27 products', () => {
  test('a CSV adds what is new and brings up to date what is known, by code', async () => {
    const before = await find('products', 'C-1');
    const file = `\ufeff${HEADER}\r\nI-1,"ชา, เย็น","1,250.50",เครื่องดื่ม,ร้อน,"new, #ice",no,\r\nC-1,กาแฟดำ,50,เครื่องดื่ม,,,,เข้ม\r\n\r\n`;
    const answer = await send('products', file);
    expect([answer.status, answer.body().payload]).toEqual([200, { inserted: 1, updated: 1 }]);
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
    expect(answers.map((answer) => answer.body().payload)).toEqual(Array(2).fill({ inserted: 1, updated: 0 }));
    const other = await import_('น้ำ');
    expect([other.status, other.body().code]).toEqual([409, 'IDEMPOTENCY_CONFLICT']);
    expect(await find('products', 'KEY-1')).toMatchObject({ name: 'ชา', __v: 0 });
  });

  test('what a list shows may be sent back as it is', async () => {
    const cake = await find('products', 'T_1');
    const names = ['id', 'code', 'name', 'retail_price', 'category_id', 'category.name', 'time', '__v'];
    const cells = names.map((name) => (name === 'category.name' ? cake.category.name : cake[name]));
    expect((await send('products', `${names.join()}\n${cells.join()}`)).body().payload).toEqual({
      inserted: 0,
      updated: 1,
    });
  });

  test('one mistake in a thousand rows, and nothing is imported; every mistake is named by its row', async () => {
    const count = await total('products');
    const rows = Array.from({ length: 1_000 }, (_, n) => `T-${n},Tea ${n},${n === 700 ? 'cheap' : 10},อาหาร,,,,`);
    rows[899] = 'T-0,Again,10,อาหาร,,,,';
    rows[900] = ',No code,10,ไม่มี,,,,';
    const answer = await send('products', [HEADER, ...rows].join('\n'));
    expect([answer.status, answer.body().code]).toEqual([400, 'VALIDATION']);
    expect(answer.body().message).toEqual([
      { path: 'row 702.retail_price', message: 'Must be a number' },
      { path: 'row 901.code', message: 'is in row 2 already' },
      { path: 'row 902.category', message: 'there is no "ไม่มี"' },
    ]);
    expect(await total('products')).toBe(count);
  });

  test('of many mistakes the first hundred are told', async () => {
    const rows = Array.from({ length: 500 }, () => ',,,,,,,');
    rows.fill('X,,,,,,,');
    const { message } = (await send('products', [HEADER, ...rows].join('\n'))).body();
    expect([message.length, message[0].path, message.at(-1).path]).toEqual([100, 'row 2.name', 'row 35.name']);
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
    ['with a column that is no field', 400, 'row 1.colour', () => send('products', 'code,colour\nA,red')],
    ['with a column twice', 400, 'row 1.code', () => send('products', 'code,code\nA,B')],
    ['with a quote that never ends', 400, 'row 2', () => send('products', `${HEADER}\n"A,B,1`)],
    ['with cells beyond the header', 400, 'row 2.cells', () => send('products', 'code,name\nA,B,C')],
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
  test('a cashier imports members of the own branch: phone as it is kept, opening tier, a code each', async () => {
    const file =
      'firstname,lastname,phone,gender,birthdate,tags\nมานี,มีนา,089-111-0001,หญิง,31-12-1990,"vip, ใหม่"\nชูใจ,ใจดี,+66891110002,,,';
    const answer = await send('members', file, { token: cashier, fields: { branch_id: gateway.realm.ids.ari } });
    expect([answer.status, answer.body().payload]).toEqual([200, { inserted: 2, updated: 0 }]);
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

  test('who is registered already, and what is no phone, is told by row; nobody is imported', async () => {
    const count = await total('members');
    const file =
      'firstname,lastname,phone,birthdate\nA,B,0812345678,\nA,B,123,\nA,B,0890000009,2999-01-01\nA,B,0890000010,\nA,B,089-000-0010,';
    expect((await send('members', file)).body().message).toEqual([
      { path: 'row 2.phone', message: 'This account is already registered as a member.' },
      { path: 'row 3.phone', message: 'The phone number is incorrect.' },
      { path: 'row 4.birthdate', message: 'is in the future' },
      { path: 'row 6.phone', message: 'is in row 5 already' },
    ]);
    expect(await total('members')).toBe(count);
  });

  test('a branch of others is refused', async () => {
    const branches = { realm: gateway.otherRealm.ids.ari, own: gateway.realm.ids.bangRak };
    const file = 'firstname,lastname\nA,B';
    const answers = [
      await send('members', file, { fields: { branch_id: branches.realm } }),
      await send('members', file, { token: cashier, fields: { branch_id: branches.own } }),
      await send('members', `branch_id,${file.replace('\n', `\n${branches.realm},`)}`),
    ];
    expect(answers.map((answer) => [answer.status, answer.body().message[0].path])).toEqual([
      [400, 'branch_id'],
      [400, 'branch_id'],
      [400, 'row 2.branch_id'],
    ]);
  });
});

describe('S1 no sheet holds those up who are served meanwhile', () => {
  test.each<[string, number, () => Uint8Array]>([
    ['claims to unpack to 40 MB', 400, () => claiming(workbookOf(''), 40_000_000)],
    ['claims to unpack to 4 GB', 413, () => claiming(workbookOf(''), 4_000_000_000)],
    ['has one text of 5 MB', 413, () => workbookOf(' '.repeat(5_000_000))],
    ['has a row of a million cells', 400, () => workbookOf(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`)],
    ['has a long text in a cell', 400, () => workbook([['code'], ['x'.repeat(5_001)]])],
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
    const [first, second, elsewhere] = await Promise.all([
      send('products', file),
      send('members', 'firstname,lastname\nA,B'),
      send('products', file, other),
    ]);
    expect([first.status, second.status, elsewhere.status]).toEqual([200, 429, 200]);
    expect(second.body()).toMatchObject({ code: 'TOO_MANY_ATTEMPTS', details: { retry_after: 10 } });
    expect((await send('products', file, { headers: { 'idempotency-key': '?' } })).status).toBe(400);
    expect((await send('products', file)).status).toBe(200);
  });
});

test('a large file tells how far it is, in memory that does not grow with it', async () => {
  const rows = Array.from({ length: 50_000 }, (_, n) => `L-${n},Large ${n},${n}.25,อาหาร,,#large,yes,สินค้าทดสอบ`);
  const file = [HEADER, ...rows].join('\n');
  const before = process.memoryUsage().rss;
  const answer = await send('products', file, { headers: { accept: 'application/x-ndjson' } });
  const grown = (process.memoryUsage().rss - before) / file.length;
  const lines = answer.text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.at(-1)).toEqual({ status: 200, payload: { inserted: 50_000, updated: 0 } });
  expect(lines.length).toBe(51);
  expect(lines[24].progress).toEqual({
    rows: 25_000,
    percent: expect.toSatisfy((percent) => percent > 30 && percent < 70),
  });
  expect(grown).toBeLessThan(120);
}, 60_000);

/** `อาหาร,5,อาหาร` in windows-874. */
const THAI_8_BIT = Buffer.from([0xcd, 0xd2, 0xcb, 0xd2, 0xc3, 0x2c, 0x35, 0x2c, 0xcd, 0xd2, 0xcb, 0xd2, 0xc3]);

function bomb(): Uint8Array {
  const zeros = Buffer.alloc(60_000_000);
  return zipSync({ 'xl/a.xml': zeros, 'xl/b.xml': zeros }, { level: 1 });
}

test('MGMT-21 a dry run tells every mistake by row and column with what would come of the rest, and writes nothing', async () => {
  const before = await total('products');
  const file = `code,name,retail_price,category\nD-1,ใหม่,10,เครื่องดื่ม\nC-1,กาแฟใหม่,51,เครื่องดื่ม\nD-2,,x,ไม่มี\nD-1,ซ้ำ,5,เครื่องดื่ม\n`;
  const answer = await send('products', file, { fields: { action: 'test' } });
  const { problems, ...counts } = answer.body().payload;
  expect([answer.status, counts]).toEqual([200, { inserted: 1, updated: 1, bad: 2 }]);
  expect(problems.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining([expect.stringMatching(/^row 4\./), 'row 5.code']),
  );
  expect(await total('products')).toBe(before);
  expect(await find('products', 'D-1')).toBeUndefined();
  expect((await send('products', file, { fields: { action: 'test' }, token: cashier })).body().code).toBe('PERMISSION');
});
