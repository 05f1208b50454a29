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
const count = async (table: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;
const product = async (code: string) =>
  (
    await rows<{ id: string; name: string; category: string; sub: string | null; skip_stock: boolean }>(
      `select p.id, p.name, p.skip_stock, c.name as category, s.name as sub from products p
        left join product_categories c on c.id = p.category_id
        left join product_sub_categories s on s.id = p.sub_category_id where p.code = $1`,
      [code],
    )
  )[0];
const member = async (phone: string) =>
  (
    await rows<Record<string, unknown>>(
      `select m.*, t.name as tier, b.name as branch from members m left join member_tiers t on t.id = m.tier_id
        left join merchant_branches b on b.id = m.branch_id where m.phone like $1 || '|%'`,
      [phone],
    )
  )[0];

describe('PR-11 goods bring their categories', () => {
  const file =
    'Code,Name,Price,Category\nNC-1,ลาเต้,60,เมนูใหม่ > ร้อน\nNC-2,มัทฉะ,70,เมนูใหม่ > เย็น\nNC-3,กาแฟ,50,เครื่องดื่ม / ร้อน\n';

  test('without the choice the rows are bad and the check says which categories would be made; with it they are', async () => {
    const before = await count('product_categories');
    const tried = await send('products', file, { action: 'test' });
    expect(tried.payload).toMatchObject({ inserted: 1, bad: 2 });
    expect(tried.payload.choices).toEqual([{ key: 'make_categories', count: 1, names: ['เมนูใหม่'], value: false }]);
    expect((await send('products', file)).status).toBe(400);
    expect(await count('product_categories')).toBe(before);
    await sendTwice('products', file, { choices: { make_categories: true } });
    expect(await product('NC-1')).toMatchObject({ category: 'เมนูใหม่', sub: 'ร้อน' });
    expect(await product('NC-2')).toMatchObject({ category: 'เมนูใหม่', sub: 'เย็น' });
    expect(await product('NC-3')).toMatchObject({ category: 'เครื่องดื่ม', sub: 'ร้อน' });
    expect(await count('product_categories')).toBe((before ?? 0) + 1);
  });

  test('and all of it is taken back at once, goods before their categories', async () => {
    const done = await takeBack(await lastImport());
    expect(done).toMatchObject({ state: 'done', left: [] });
    expect(await product('NC-1')).toBeUndefined();
    expect(await rows("select name from product_categories where name = 'เมนูใหม่'")).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  test('names are the same whatever their case, spaces and order of Thai marks; one that two categories have is refused', async () => {
    await rows("insert into product_categories (name) values ('น้ำจิ้ม'), ('Cosmetic'), ('Twice'), ('TWICE')");
    const names = 'Code,Name,Price,Category\nFN-1,ก,1,นํ้าจิ้ม\nFN-2,ข,1, cosmetic \nFN-3,ค,1,Twice\n';
    expect(await sendTwice('products', names)).toMatchObject({ inserted: 3 });
    expect(await product('FN-1')).toMatchObject({ category: 'น้ำจิ้ม' });
    expect(await product('FN-2')).toMatchObject({ category: 'Cosmetic' });
    const twice = await send('products', 'Code,Name,Price,Category\nFN-4,ง,1,twice\n');
    expect(twice.body.message).toEqual([
      { path: 'row 2.category', message: 'is the name of 2 categories: give one of them another name' },
    ]);
  });

  test('rows without a category go into a separate one where that is chosen', async () => {
    const bare = 'Code,Name,Price,Category\nDC-1,ไม่มีหมวด,5,\n';
    const tried = await send('products', bare, { action: 'test' });
    expect(tried.payload).toMatchObject({ bad: 1, choices: [{ key: 'default_category', count: 1, value: false }] });
    expect(await sendTwice('products', bare, { choices: { default_category: true } })).toMatchObject({ inserted: 1 });
    expect(await product('DC-1')).toMatchObject({ category: 'อื่น ๆ' });
  });

  test('a product keeps its category where the file has none, and loses the part of one that it left', async () => {
    await send('products', 'Code,Name,Price,Category\nKC-1,ก,1,เครื่องดื่ม > ร้อน\nKC-2,ข,1,เครื่องดื่ม > ร้อน\n');
    const bare = 'Code,Name,Price\nKC-1,ก,2\nKC-3,ค,3\n';
    expect((await send('products', bare)).body.message).toEqual([{ path: 'row 3.category_id', message: 'Required' }]);
    const tried = await send('products', bare, { action: 'test' });
    expect(tried.payload).toMatchObject({ updated: 1, bad: 1, choices: [{ key: 'default_category', count: 1 }] });
    const done = await sendTwice('products', bare, { choices: { default_category: true } });
    expect(done).toMatchObject({ updated: 1, inserted: 1 });
    expect(await product('KC-1')).toMatchObject({ category: 'เครื่องดื่ม', sub: 'ร้อน' });
    await sendTwice('products', 'Code,Name,Price,Category\nKC-2,ข,1,อาหาร\n');
    expect(await product('KC-2')).toMatchObject({ category: 'อาหาร', sub: null });
  });

  test('names are read as the form reads them: none of an error, or too long; one that a file guards is the one that is there', async () => {
    await rows("insert into product_categories (name) values ('+พลัส')");
    const file = (name: string) => `Code,Name,Price,Category\nGN-1,ก,1,"${name}"\n`;
    expect(await sendTwice('products', file("'+พลัส"))).toMatchObject({ inserted: 1 });
    expect(await product('GN-1')).toMatchObject({ category: '+พลัส' });
    await sendTwice('products', file('สอง\nบรรทัด\u200B'), { choices: { make_categories: true } });
    expect(await product('GN-1')).toMatchObject({ category: 'สอง บรรทัด' });
    for (const name of ['#REF!', 'ก'.repeat(3_000)]) {
      const choices = { make_categories: true };
      const tried = await send('products', file(name), { choices, action: 'test' });
      expect(tried.payload).toMatchObject({ bad: 1, choices: [], problems: [{ path: 'row 2.category' }] });
    }
  });

  test('a user who may not write categories makes none on the way', async () => {
    const token = await userWith([PAGE.product]);
    const answer = await send('products', file, { choices: { make_categories: true }, token });
    expect(answer.body.code).toBe('PERMISSION');
  });
});

describe('MGMT-18 a row without a code gets one', () => {
  const file = 'ชื่อ,ราคา,หมวดหมู่\nข้าวผัด,55,อาหาร\nข้าวผัด,45,เครื่องดื่ม\n';

  test('as the form makes it, and the same file again changes nothing: it is known by name within its category', async () => {
    expect(await sendTwice('products', file)).toMatchObject({ inserted: 2 });
    const found = await rows<{ code: string }>("select code from products where name = 'ข้าวผัด'");
    expect(found.map(({ code }) => code)).toEqual([
      expect.stringMatching(/^[A-HJ-NP-Z]{6}\d{6}$/),
      expect.stringMatching(/^[A-HJ-NP-Z]{6}\d{6}$/),
    ]);
    expect((await send('products', file.replace('55', '59'))).payload).toMatchObject({ updated: 1, same: 1 });
  });

  test('two rows or two products of one name are reported', async () => {
    const twice = await send('products', `${file}ข้าวผัด,1,อาหาร\n`);
    expect(twice.body.message).toEqual([{ path: 'row 4.name', message: 'is in row 2 already' }]);
    await rows("update products set name = 'ชื่อซ้ำ' where code in ('FN-1', 'FN-2')");
    await rows(
      "update products set category_id = (select category_id from products where code = 'FN-1') where code = 'FN-2'",
    );
    const two = await send('products', 'ชื่อ,ราคา,หมวดหมู่\nชื่อซ้ำ,1,น้ำจิ้ม\n');
    expect(two.body.message).toEqual([{ path: 'row 2.code', message: 'is needed: 2 products have this name' }]);
  });

  test.each([
    [
      'Shopify',
      'Handle,Title,Type,Option1 Name,Option1 Value,Option2 Value,Variant SKU,Variant Price,Image Src\nshirt,Shirt,Apparel,Size,S,Red,SH-1,100,x\nshirt,,,,M,Red,SH-2,110,\nshirt,,,,,,,,y\ncap,Cap,Apparel,Title,Default Title,,SH-3,50,\n',
      ['Cap', 'Shirt (M, Red)', 'Shirt (S, Red)'],
    ],
    [
      'Square',
      'Item Name,Variation Name,SKU,Category,Price\nLatte,Small,SQ-1,Drinks Sq,60\nLatte,Large,SQ-2,Drinks Sq,70\nMuffin,Regular,SQ-3,Drinks Sq,50\n',
      ['Latte (Large)', 'Latte (Small)', 'Muffin'],
    ],
    [
      'Loyverse',
      'Handle,SKU,Name,Category,Option 1 name,Option 1 value,Default price,Barcode\ntea,LV-1,ชาไทย,ชา,ขนาด,เล็ก,40,\ntea,LV-2,,,,ใหญ่,50,\n',
      ['ชาไทย (เล็ก)', 'ชาไทย (ใหญ่)'],
    ],
    [
      'WooCommerce',
      'ID,Type,SKU,Name,Sale price,Regular price,Categories,Parent\n4,variable,WC-1,Tee,,,"Wear > Tees, Sale",\n5,simple,WC-2,Cap,,90,Wear,\n10,variable,,Mug,,,Wear > Cups,\n11,variation,WC-7,Mug - Red,,70,,id:10\n6,variation,WC-3,Tee - Red,,120,,WC-1\n7,variation,WC-4,Tee - Blue,80,100,,WC-1\n8,grouped,WC-5,Set,,,Wear,\n9,"simple, virtual",WC-6,Song,,15,Music,\n',
      ['Cap', 'Mug - Red', 'Song', 'Tee - Blue', 'Tee - Red'],
    ],
  ])('variants of an export of %s are goods of one name with their options', async (_, export_, names) => {
    await sendTwice('products', export_, { choices: { make_categories: true } });
    const prefix = export_.match(/\b(SH|SQ|LV|WC)-1/)?.[1];
    const found = await rows<{ name: string }>(
      'select name from products where code like $1 order by name collate "C"',
      [`${prefix}-%`],
    );
    expect(found.map(({ name }) => name)).toEqual(names);
  });
});

describe('opening stock', () => {
  const shelf = async (code: string, branch: 'ari' | 'bangRak') =>
    (
      await rows<{ qty: number }>(
        'select k.qty from stock k join products p on p.id = k.product_id where p.code = $1 and k.branch_id = $2',
        [code, gateway.realm.ids[branch]],
      )
    )[0]?.qty;
  const file = () =>
    'Code,Name,Price,Category,In stock [Bang Rak],In stock,Cost\nST-1,เมล็ดกาแฟ,300,อาหาร,4,12,180.5\nST-2,แก้ว,20,อาหาร,,หมด,\nST-3,หลอด,1,อาหาร,,-3,\nST-4,ข้าวสาร,35,อาหาร,,12.350,\n';

  test('is received by a document for each branch, with its cost, once', async () => {
    const sent = { branch: gateway.realm.ids.ari };
    expect(await sendTwice('products', file(), sent)).toMatchObject({ inserted: 4, doubtful: 2 });
    expect([await shelf('ST-1', 'ari'), await shelf('ST-1', 'bangRak'), await shelf('ST-2', 'ari')]).toEqual([
      12,
      4,
      undefined,
    ]);
    expect(await product('ST-1')).toMatchObject({ skip_stock: false });
    expect(await product('ST-2')).toMatchObject({ skip_stock: true });
    const lines =
      await rows(`select l.base_price::int, l.qty from stock_import_lines l join products p on p.id = l.product_id
      where p.code = 'ST-1' order by l.qty`);
    expect(lines).toEqual([
      { base_price: 18050, qty: 4 },
      { base_price: 18050, qty: 12 },
    ]);
    expect(await faults()).toEqual([]);
    const other = await send('products', file().replace(',12,', ',15,'), { ...sent, action: 'test' });
    expect(other.payload.doubts).toContainEqual({
      path: 'row 2.stock',
      message: 'is not taken in: the branch has a stock of it already',
    });
  });

  test('what was sold since stays, with the reason; the rest is taken off the shelves and away', async () => {
    await rows(
      `insert into stock_movements (branch_id, product_id, kind, qty)
        select $1, id, 'opening', -1 from products where code = 'ST-1'`,
      [gateway.realm.ids.ari],
    );
    await rows(
      "update stock set qty = qty - 1 where branch_id = $1 and product_id = (select id from products where code = 'ST-1')",
      [gateway.realm.ids.ari],
    );
    const done = await takeBack(await lastImport());
    expect(done.left.map(({ reason, name }: { reason: string; name: string }) => [name, reason])).toEqual([
      ['เมล็ดกาแฟ', 'RULE'],
      ['เมล็ดกาแฟ', 'IN_USE'],
    ]);
    expect([await shelf('ST-1', 'ari'), await shelf('ST-1', 'bangRak')]).toEqual([11, undefined]);
    expect([await product('ST-2'), await product('ST-3')]).toEqual([undefined, undefined]);
    expect(await faults()).toEqual([]);
  });

  test('needs the right to receive goods, and a branch', async () => {
    const token = await userWith([PAGE.product]);
    const one = 'Code,Name,Price,Category,In stock\nST-9,ก,1,อาหาร,5\n';
    expect((await send('products', one, { token, branch: gateway.realm.ids.ari })).body.code).toBe('PERMISSION');
    expect((await send('products', one)).body.message).toEqual([
      { path: 'row 2.stock', message: 'needs a branch: import in a branch, or have a column for each branch' },
    ]);
  });
});

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

    // Each has a code, and the phone is that of the first.
    const choices = { update_known: true };
    const shared = `${head}\nPAIR-3,ลูก คู่ใจ,0891230071\n`;
    expect((await send('members', shared, { branch, choices })).body.message).toEqual([
      { path: 'row 2.phone', message: 'belongs to another member than the code' },
    ]);
    // A code that no one has may be the same person's in the previous system.
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
    // The points and the tier that followed from them.
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

describe('suppliers and categories', () => {
  test('whose names differ only by what a search leaves out are each taken for the one that is written so', async () => {
    const named =
      "select name, description from product_categories where name in ('เสื้อ', 'เสือ', 'Cafe', 'Café') order by name";
    await rows("insert into product_categories (name) values ('เสื้อ'), ('เสือ'), ('Cafe'), ('Café')");
    const file = 'Category,Description\nเสือ,1\nเสื้อ,2\nCafé,3\nCafe,4\n';
    expect(await sendTwice('product-categories', file)).toMatchObject({ updated: 4, bad: 0 });
    const kept = await rows<{ name: string; description: string }>(named);
    expect(Object.fromEntries(kept.map(({ name, description }) => [name, description]))).toEqual({
      ...{ เสือ: '1', เสื้อ: '2', Café: '3', Cafe: '4' },
    });
    const twice = await send('product-categories', 'Category\nNée\nNee\n', { action: 'test' });
    expect(twice.payload.problems).toEqual([{ path: 'row 3.name', message: 'is in row 2 already' }]);
  });

  test.each([
    [
      'suppliers',
      'ชื่อ,เลขประจำตัวผู้เสียภาษี,ผู้ติดต่อ 1\nไร่ชา,0105511111111,มานี\nโรงคั่ว,,\n',
      'Supplier,Tax ID\nไร่ชาใหม่,0105511111111\nโรงคั่ว,\n',
      ['ไร่ชาใหม่', 'โรงคั่ว'],
    ],
    [
      'product-categories',
      'หมวดหมู่,รายละเอียด\nเบเกอรี่,ขนม\nชาจีน,\n',
      'Category,Description\nเบเกอรี่,ขนมปัง\nชาจีน,\n',
      ['เบเกอรี่', 'ชาจีน'],
    ],
    [
      'product-sub-categories',
      'หมวดหมู่ย่อย,หมวดหมู่,รายละเอียด\nเย็น,เครื่องดื่ม,x\nเย็น,อาหาร,\n',
      'Sub-category,Category,Description\nเย็น,เครื่องดื่ม,y\nเย็น,อาหาร,\n',
      ['เย็น', 'เย็น'],
    ],
  ])(
    '%s are known by what they are called, take the columns of a file and go with it',
    async (path, file, other, names) => {
      const table = path.replaceAll('-', '_');
      const before = await count(table);
      expect(await sendTwice(path, file)).toMatchObject({ inserted: 2 });
      const set = await lastImport();
      expect(await sendTwice(path, other)).toMatchObject({ updated: 1, same: 1 });
      // Ids of what comes with a file are in no order.
      const found = await rows<{ name: string }>(`select name from ${table} where name = any($1)`, [names]);
      expect(found.map(({ name }) => name).sort()).toEqual([...names].sort());
      expect(await takeBack(await lastImport())).toMatchObject({ changed: 1, left: [] });
      expect(await takeBack(set)).toMatchObject({ changed: 2, left: [] });
      expect(await count(table)).toBe(before);
    },
  );

  test('a user who may not write them imports none, and a name of two is refused', async () => {
    const token = await userWith([PAGE.product]);
    expect((await send('suppliers', 'name\nX\n', { token })).body.code).toBe('PERMISSION');
    await rows("insert into suppliers (name) values ('สอง'), ('สอง')");
    expect((await send('suppliers', 'name\nสอง\nหนึ่ง\nหนึ่ง\n')).body.message).toEqual([
      { path: 'row 2.name', message: 'is the name of 2 records: give one of them another name' },
      { path: 'row 4.name', message: 'is in row 3 already' },
    ]);
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

describe('goods of other shops', () => {
  test('without a price go in at 0 where that is chosen, also where no column has one', async () => {
    const file = 'Code,Name,Price,Category\nNP-1,ปลาแห้ง,,อาหาร\nNP-2,ผัก,,อาหาร\nNP-3,ข้าว,10,อาหาร\n';
    const tried = await send('products', file, { action: 'test' });
    expect(tried.payload).toMatchObject({
      inserted: 1,
      bad: 2,
      choices: [{ key: 'no_price', count: 2, value: false }],
    });
    expect(await sendTwice('products', file, { choices: { no_price: true } })).toMatchObject({ inserted: 3 });
    const bare = 'Code,Name,Category\nNP-4,ไม่มีราคา,อาหาร\n';
    expect((await send('products', bare, { action: 'test' })).payload).toMatchObject({
      problems: [{ path: 'row 1.retail_price', message: 'has no column in this file' }],
      choices: [{ key: 'no_price', value: false }],
    });
    expect(await sendTwice('products', bare, { choices: { no_price: true } })).toMatchObject({ inserted: 1 });
    // What is existing keeps its price.
    const existing = 'Code,Name,Category\nnp-3,ข้าว,อาหาร\n';
    expect((await send('products', existing, { choices: { no_price: true } })).payload).toMatchObject({ same: 1 });
  });

  test('PR-16 with a price that is typed at each sale go in at 0, which is doubtful; what is in the catalogue keeps its price', async () => {
    const heads =
      'Handle,SKU,Name,Category,Sold by weight,Option 1 name,Option 1 value,Default price,Cost,Barcode,Track stock,Available for sale [ร้านฟ้า],Price [ร้านฟ้า],In stock [ร้านฟ้า]';
    const fish = 'pla,LT-1,ปลาสด,อาหาร,Y,,,variable,0.00,,N,Y,variable,';
    const gift =
      'gift,LT-2,บัตรของขวัญ,อาหาร,N,แบบ,ใหญ่,Variable,0.00,8850001112223,N,Y,variable,\ngift,LT-3,,,N,,เล็ก,50.00,0.00,,N,Y,50.00,';
    const tried = await send('products', `${heads}\n${fish}\n${gift}\n`, { action: 'test' });
    const message = 'is typed at each sale, so the product is kept at 0 until it gets a price';
    expect(tried.payload).toMatchObject({ inserted: 3, bad: 0, doubtful: 2, choices: [] });
    expect(tried.payload.doubts).toEqual([
      { path: 'row 1.Price [ร้านฟ้า]', message: 'is left out, as "Default price" is taken for the same' },
      { path: 'row 2.retail_price', message },
      { path: 'row 3.retail_price', message },
    ]);
    await sendTwice('products', `${heads}\n${fish}\n${gift}\n`);
    expect(await rows("select retail_price from products where name in ('ปลาสด', 'บัตรของขวัญ (ใหญ่)')")).toEqual([
      { retail_price: 0 },
      { retail_price: 0 },
    ]);
    await rows("update products set retail_price = 12000 where name = 'ปลาสด'");
    const again = await send('products', `${heads}\n${fish}\n`);
    expect(again.payload).toMatchObject({ same: 1, doubtful: 0 });
  });

  test('of which two have one barcode both go in, the second by its other code, which is said; one that is there twice does not', async () => {
    const heads = 'Handle,SKU,Name,Category,Barcode,Price [ร้านฟ้า]';
    const sauce = 'a,BC-1,ซอสปลา,อาหาร,8936028043205,120\nb,BC-2,Fish sauce,อาหาร, 8936028043205,130';
    const message = 'is that of a row above, so the product goes in with its second code';
    const tried = await send('products', `${heads}\n${sauce}\n`, { action: 'test' });
    expect(tried.payload).toMatchObject({ inserted: 2, bad: 0, doubts: [{ path: 'row 3.code', message }] });
    await sendTwice('products', `${heads}\n${sauce}\n`);
    expect(await rows("select code, name from products where name in ('ซอสปลา', 'Fish sauce') order by code")).toEqual([
      { code: '8936028043205', name: 'ซอสปลา' },
      { code: 'BC-2', name: 'Fish sauce' },
    ]);
    const twice = 'c,bc-1,ซอสปลา,อาหาร,8936028043205,120\nd,,ซอส,อาหาร,8936028043205,120\ne,BC-3,ซอส,อาหาร,8.93E+12,1';
    const again = await send('products', `${heads}\n${sauce}\n${twice}\nf,BC-4,น้ำปลา,อาหาร,8.93E+12,1`, {
      action: 'test',
    });
    expect(again.payload.problems.map(({ path }: { path: string }) => path)).toEqual(
      ['4', '5', '6', '7'].map((row) => `row ${row}.code`),
    );
  });

  test('with a page of a web shop as their description keep its beginning, and that is said', async () => {
    const file = `Code,Name,Price,Category,Body (HTML)\nWD-1,ชา,10,อาหาร,"<p>${'ดีมาก '.repeat(60)}</p>"\n`;
    const tried = await send('products', file, { action: 'test' });
    expect(tried.payload.doubts).toEqual([{ path: 'row 2.desc', message: 'is cut to 200 characters' }]);
    expect(await sendTwice('products', file)).toMatchObject({ inserted: 1, doubtful: 1 });
  });
});
