import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { holding } from '../testing/holding.ts';
import { type ImportTests, startImportTests } from '../testing/startImportTests.ts';

let shop: ImportTests;
beforeAll(async () => {
  shop = await startImportTests();
  await shop.rows(
    `update conditions set type = 'ltv', template = '{"logic": "[total_ltv] >= [value]"}' where name = 'total'`,
  );
});
afterAll(() => shop.gateway.close());

const choices = { update_known: true };

/** Reads the values of members that a file can set, by the first digits of their phones. */
const standing = (phone: string) =>
  shop.rows(
    `select m.phone, m.nickname, m.points, m.total_revenue::int as spent, m.total_transaction as visits, t.name as tier,
       (select json_agg(c.is_given order by c.id) from message_consents c where c.member_id = m.id) as consents
     from members m left join member_tiers t on t.id = m.tier_id where m.phone like $1 || '%' order by m.phone`,
    [phone],
  );

let next = 0;
/** Creates a new member with no such values. */
async function newMember(): Promise<string> {
  next += 1;
  const phone = `08970${String(next).padStart(5, '0')}`;
  await shop.send('members', `name,phone,branch\nA B,${phone},Ari\n`);
  return phone;
}

describe('an import of members that is taken back', () => {
  const CELLS = ['Nok', '100', '60000', '3', 'Gold', 'yes'];
  const HEAD = 'name,phone,branch,gender,nickname,points,spent,visits,tier,consent';
  /**
   * Returns rows with all cells, none, each alone, and all but each, for members whose phones begin with these digits.
   */
  const rowsOf = (phone: string, cells: readonly string[], isFilled = true) =>
    [cells, [], ...cells.flatMap((cell) => [[cell], cells.filter((each) => each !== cell)])]
      .map((some, row) => {
        const given = cells.map((cell) => (isFilled && some.includes(cell) ? cell : ''));
        return `A B,${phone}${String(row).padStart(2, '0')},Ari,male,${given.join()}\n`;
      })
      .join('');

  test.each([
    ['a nickname', CELLS.slice(0, 1), HEAD.split(',').slice(0, 5).join(), true],
    ['points, spending, visits, tier and consent', CELLS, HEAD, false],
  ])(
    'leaves who was there as before; that is taken back in turn whole or not at all: %s',
    async (_, cells, head, isGivenBack) => {
      next += 1;
      const [existing, added] = [`0896${next}001`, `0896${next}002`];
      const file = `${head}\n${rowsOf(existing, cells)}${rowsOf(added, cells)}`;
      await shop.send('members', `${head}\n${rowsOf(existing, cells, false)}`);
      const before = await standing(existing);
      const done = await shop.send('members', file, { choices });
      expect(done.payload).toMatchObject({ inserted: 2 + 2 * cells.length, bad: 0, doubtful: 0 });
      const after = [await standing(existing), await standing(added)];
      const set = await shop.lastImport();
      expect(await shop.takeBack(set)).toMatchObject({ state: 'done', left: [] });
      expect([await standing(existing), await standing(added)]).toEqual([before, []]);
      expect(await shop.faults()).toEqual([]);

      const again = await shop.takeBack(await shop.revertOf(set));
      expect(again).toMatchObject(isGivenBack ? { state: 'done', left: [] } : { code: 'VALIDATION' });
      expect([await standing(existing), await standing(added)]).toEqual(isGivenBack ? after : [before, []]);
      expect(await shop.faults()).toEqual([]);
      if (!isGivenBack) await shop.send('members', file, { choices });
      expect([await standing(existing), await standing(added)]).toEqual(after);
    },
  );

  test('once for all who take it back at the same time', async () => {
    const phone = await newMember();
    await shop.send('members', `name,phone,points,consent\nA B,${phone},100,yes\n`, { choices });
    const set = await shop.lastImport();
    const member = 'select id from members where phone like $1';
    await shop.rows(`update members set points = points + 1200 where id = (${member})`, [`${phone}|%`]);
    await shop.rows(
      `insert into point_entries (member_id, kind, points, business_date) select id, 'adjust', 1200, '2026-01-01'
       from members where phone like $1`,
      [`${phone}|%`],
    );
    const { hold, waiting } = holding(shop.gateway, `${member} for update`, [`${phone}|%`]);
    const letGo = await hold();
    const both = [shop.takeBack(set), shop.takeBack(set)];
    await expect.poll(waiting).toBe(2);
    await letGo();
    const done = await Promise.all(both);
    expect(done.map(({ changed }) => changed).sort()).toEqual([0, 2]);
    expect(await standing(phone)).toMatchObject([{ points: 1200, consents: null }]);
    expect(await shop.faults()).toEqual([]);
  });

  test('keeps points that were spent, and lets go of tier and spending all the same', async () => {
    const phone = await newMember();
    const file = `name,phone,points,spent\nA B,${phone},100,60000\n`;
    await shop.send('members', file, { choices });
    expect(await standing(phone)).toMatchObject([{ tier: 'Gold', spent: 6_000_000 }]);
    await shop.rows("update members set points = points - 1 where phone like $1 || '|%'", [phone]);
    await shop.rows(
      `insert into point_entries (member_id, kind, points, business_date) select id, 'adjust', -1, '2026-01-01'
       from members where phone like $1 || '|%'`,
      [phone],
    );
    const done = await shop.takeBack(await shop.lastImport());
    expect(done.left).toMatchObject([{ name: 'A B', reason: 'RULE' }]);
    expect(await standing(phone)).toMatchObject([{ points: 99, tier: 'Silver', spent: 0 }]);
    expect(await shop.faults()).toEqual([]);
  });

  test('an answer that the customer gave since stays', async () => {
    const phone = await newMember();
    await shop.send('members', `name,phone,consent\nA B,${phone},yes\n`, { choices });
    await shop.rows(
      `insert into message_consents (member_id, is_given, wording, language) select id, false, 'w', 'th-TH'
       from members where phone like $1 || '|%'`,
      [phone],
    );
    expect(await shop.takeBack(await shop.lastImport())).toMatchObject({ changed: 1, left: [] });
    expect(await standing(phone)).toMatchObject([{ consents: [false] }]);
  });

  test('S12 is unknown to a user who may not read what was changed of members', async () => {
    const phone = await newMember();
    const row = `${phone},100,60000,yes`;
    await shop.send('members', `name,phone,points,spent,consent\nA B,${row}\n`, { choices });
    const set = await shop.lastImport();
    const token = await shop.userWith([PAGE.product, PAGE.paymentHistory]);
    expect(await shop.takeBack(set, token)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await standing(phone)).toMatchObject([{ points: 100, spent: 6_000_000, tier: 'Gold', consents: [true] }]);
  });
});

describe('an import of goods that is taken back', () => {
  const shelf = () =>
    shop.rows(
      `select p.code, p.retail_price::int as price, k.qty from products p left join stock k on k.product_id = p.id
       where p.code like 'TB-%' order by p.code`,
    );
  beforeEach(() => shop.send('products', 'Code,Name,Price,Category\nTB-1,ก,10,อาหาร\n'));

  test.each([
    'Code,Name,Price,Category\nTB-1,ก,20,อาหาร\nTB-2,ข,30,อาหาร\n',
    'Code,Name,Price,Category,In stock\nTB-1,ก,20,อาหาร,5\nTB-2,ข,30,อาหาร,6\n',
  ])('leaves shelves and prices as before; that is taken back in turn whole or not at all: %j', async (file) => {
    const branch = shop.gateway.realm.ids.ari ?? '';
    const before = await shelf();
    await shop.send('products', file, { branch });
    const after = await shelf();
    const set = await shop.lastImport();
    expect(await shop.takeBack(set)).toMatchObject({ state: 'done', left: [] });
    expect(await shelf()).toEqual(before);
    const again = await shop.takeBack(await shop.revertOf(set));
    expect(await shelf()).toEqual(again.code === 'VALIDATION' ? before : after);
    expect(await shop.faults()).toEqual([]);
    if (again.code !== 'VALIDATION') await shop.takeBack(await shop.revertOf(await shop.revertOf(set)));
  });

  test('once for all who take it back at the same time', async () => {
    const branch = shop.gateway.realm.ids.ari ?? '';
    await shop.send('products', 'Code,Name,Price,Category,In stock\nTB-3,ค,20,อาหาร,5\n', { branch });
    const set = await shop.lastImport();
    const { hold, waiting } = holding(
      shop.gateway,
      "select from stock where product_id = (select id from products where code = 'TB-3') for update",
    );
    const letGo = await hold();
    const both = [shop.takeBack(set), shop.takeBack(set)];
    await expect.poll(waiting).toBe(2);
    await letGo();
    expect((await Promise.all(both)).map(({ left }) => left)).toEqual([[], []]);
    expect(await shelf()).toEqual([{ code: 'TB-1', price: 1000, qty: null }]);
    expect(await shop.faults()).toEqual([]);
  });

  test('goods that are sold before the file reaches their shelf keep what was counted of them, and the file says so', async () => {
    const branch = shop.gateway.realm.ids.ari ?? '';
    await shop.send('products', 'Code,Name,Price,Category,Track stock\nTB-4,ง,20,อาหาร,yes\n');
    const { hold, waiting } = holding(
      shop.gateway,
      `select from products p, move_stock(p.realm_id, '${branch}', 'opening', null,
         jsonb_build_array(jsonb_build_object('product_id', p.id, 'qty', -1))) where p.code = 'TB-4'`,
    );
    const sold = await hold();
    const sent = shop.send('products', 'Code,Name,Price,Category,In stock,Cost\nTB-4,ง,20,อาหาร,5,30\n', { branch });
    await expect.poll(waiting).toBe(1);
    await sold();
    expect((await sent).payload).toMatchObject({
      doubts: [{ path: 'row 2.stock', message: 'is not taken in: the branch has a stock of it already' }],
    });
    const left = `select k.qty, k.value from stock k join products p on p.id = k.product_id where p.code = 'TB-4'`;
    expect(await shop.rows(left)).toEqual([{ qty: -1, value: null }]);
    expect(await shop.faults()).toEqual([]);
  });
});
