/** @module-tag slow */
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ImportTests, startImportTests } from '../testing/startImportTests.ts';
import type { TestGateway } from '../testing/startTestGateway.ts';

let shop: ImportTests;
let gateway: TestGateway;

beforeAll(async () => {
  shop = await startImportTests();
  ({ gateway } = shop);
});
afterAll(() => gateway.close());

const rows: ImportTests['rows'] = (text, values) => shop.rows(text, values);
const send: ImportTests['send'] = (resource, file, sent) => shop.send(resource, file, sent);
const sendTwice: ImportTests['sendTwice'] = (resource, file, sent) => shop.sendTwice(resource, file, sent);
const lastImport = () => shop.lastImport();
const takeBack: ImportTests['takeBack'] = (setId, token) => shop.takeBack(setId, token);
const userWith: ImportTests['userWith'] = (pages) => shop.userWith(pages);
const faults = () => shop.faults();
const count: ImportTests['count'] = (table) => shop.count(table);
const product: ImportTests['product'] = (code) => shop.product(code);

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
      // Ids of the rows of one file are in no particular order.
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
    // An existing product keeps its price.
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
