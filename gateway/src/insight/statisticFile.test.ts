import readSheet from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statistics } from './routes.ts';
import { type InsightShop, openInsightShop, type Row } from './testing/insightShop.ts';

let shop: InsightShop;
let address: string;

beforeAll(async () => {
  shop = await openInsightShop(20_260_218);
  address = await shop.gateway.listen();
});
afterAll(() => shop.gateway.close());

const fileOf = (path: string, query: Record<string, string>, token = shop.tokens.owner) =>
  fetch(`${address}/v3.0/stat/${path}/export?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${token}` },
  });

async function linesOf(path: string, query: Record<string, string>, token?: string): Promise<string[]> {
  const answer = await fileOf(path, { ...query, format: 'csv' }, token);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  return bytes.toString().replace('\ufeff', '').trimEnd().split('\r\n');
}

const totalsOf = async (path: string, query: Record<string, string>, token = shop.tokens.owner): Promise<Row> => {
  const { body } = await shop.gateway.send('GET', `/stat/${path}/totals`, { token, query });
  return body.payload.totals;
};

const REVENUE: Record<string, string> = { members: 'payment.total_revenue', 'big-spenders': 'payment.total_revenue' };
const SCOPE = { from: '2000-01-01', to: '2030-01-01' };
const satang = (baht: number) => Math.round(baht * 100);
const at = (row: Row, path: string) => path.split('.').reduce((value, name) => value[name], row);

test.each(statistics.filter(({ sums }) => sums.length > 0))(
  'BI-18, BI-41 the totals of $path, the last row of its file and the sum of its rows are one figure, by owner and by branch',
  async ({ path, listKey }) => {
    const field = REVENUE[path] ?? statistics.find((each) => each.path === path)?.sums.at(-1) ?? '';
    // Only the owner may read the stock (personal.test).
    const { owner, ...others } = shop.tokens;
    for (const token of path === 'unsold-products' ? [owner] : [owner, ...Object.values(others)]) {
      const { body } = await shop.gateway.send('GET', `/stat/${path}`, { token, query: SCOPE });
      const rows: Row[] = body.payload[listKey];
      const sum = rows.reduce((total, row) => total + satang(at(row, field)), 0);
      const totals = await totalsOf(path, SCOPE, token);
      const columns = JSON.stringify([
        ['id', 'Id'],
        [field, 'Revenue', 'sum'],
      ]);
      const lines = await linesOf(path, { ...SCOPE, columns, total: 'Total' }, token);
      expect(satang(at(totals, field))).toBe(sum);
      expect(lines).toHaveLength(rows.length + 2);
      expect(satang(Number(lines.at(-1)?.split(',')[1]))).toBe(sum);
      expect(lines.at(-1)?.split(',')[0]).toBe('Total');
    }
  },
);

test('BI-18 a file says above its headings what it is, and has the filter and the order of its list', async () => {
  const columns = '[["name","ชื่อ"],["total_qty","จำนวน","sum"]]';
  const above = '[["สินค้าขายดี"],["ช่วงวันที่","1–22 พ.ย. 2569"],["=1+1"]]';
  const category = (await shop.stat('products'))[0].category_id;
  const parameters = { ...SCOPE, filter: JSON.stringify({ category_id: category }), sort: '{"total_qty":-1}' };
  const rows: Row[] = await shop.stat('products', parameters);
  const answer = await fileOf('products', { ...parameters, columns, above, total: 'รวม' });
  const read = await readSheet(Buffer.from(await answer.arrayBuffer()));
  const sheet = (Array.isArray(read[0]) ? read : (read[0] as { data: unknown[][] }).data) as unknown[][];
  expect(sheet.map((row) => row.filter((cell) => cell !== null))).toEqual([
    ['สินค้าขายดี'],
    ['ช่วงวันที่', '1–22 พ.ย. 2569'],
    ['=1+1'],
    [],
    ['ชื่อ', 'จำนวน'],
    ...rows.map(({ name, total_qty }) => [name, total_qty]),
    ['รวม', rows.reduce((sum, { total_qty }) => sum + total_qty, 0)],
  ]);
  expect((await linesOf('products', { ...parameters, columns, above }))[2]).toBe("'=1+1");
});

test('a file has the words that its reader uses for codes, also for what is not known', async () => {
  const guests: Row[] = await shop.stat('guests', SCOPE);
  const words = { gender: { Male: 'ชาย', Female: 'หญิง', Other: 'อื่น ๆ', '': 'ไม่ระบุ' } };
  const parameters = { ...SCOPE, columns: '[["gender","เพศ"]]', words: JSON.stringify(words) };
  const [, ...fileLines] = await linesOf('guests', parameters);
  expect(fileLines).toEqual(guests.map(({ gender }) => words.gender[(gender ?? '') as keyof typeof words.gender]));
  for (const wrong of ['{', '[]', '{"gender":"x"}', '{"gender":{"Male":1}}'])
    expect((await fileOf('guests', { ...parameters, words: wrong })).status).toBe(400);
});

test('BI-22, BI-46 a file numbers its rows, and has the rank of the method beside each of its banks and cards', async () => {
  const members: Row[] = await shop.stat('members', SCOPE);
  const columns = '[["#","Ranking"],["name","Name"],["payment.total_transaction","Sales","sum"]]';
  expect(await linesOf('members', { ...SCOPE, columns, total: 'Total' })).toEqual([
    'Ranking,Name,Sales',
    ...members.map((row, at) => `${at + 1},${row.name},${row.payment.total_transaction}`),
    `Total,,${members.reduce((sum, row) => sum + row.payment.total_transaction, 0)}`,
  ]);
  const tenders: Row[] = await shop.stat('payment-methods', SCOPE);
  const totals = new Map<string, number>();
  for (const { payment_method, total_revenue } of tenders)
    totals.set(payment_method, (totals.get(payment_method) ?? 0) + satang(total_revenue));
  const methods = [...totals].sort(([, a], [, b]) => b - a).map(([name]) => name);
  const [, ...fileLines] = await linesOf('payment-methods', {
    ...SCOPE,
    columns: '[["rank","Ranking"],["payment_method","Method"]]',
  });
  expect(fileLines).toEqual(
    tenders.map(({ payment_method }) => `${methods.indexOf(payment_method) + 1},${payment_method}`),
  );
  expect([...new Set(tenders.map(({ payment_method }) => payment_method))]).toEqual(methods);
});

test('BI-44 the file of sales has what took something off the bill, and tenders that add up to what was paid', async () => {
  const names = ['customer', 'discount_codes', 'delivery_cost', 'net_amount', 'paid.cash', 'paid.transfer'];
  const columns = [...names, 'paid.credit_debit', 'paid.other', 'total_discount'].map((name) => [name, name]);
  const query = {
    format: 'csv',
    columns: JSON.stringify(columns),
    filter: '{"status":"Complete"}',
    sort: '{"member_name":1}',
  };
  const answer = await fetch(`${address}/v3.0/transactions/export?${new URLSearchParams(query)}`, {
    headers: { authorization: `Bearer ${shop.tokens.owner}` },
  });
  expect(answer.status).toBe(200);
  const [, ...lines] = (await answer.text()).replace('\ufeff', '').trimEnd().split('\r\n');
  expect(lines.length).toBe(shop.sales.filter((sale) => !sale.void).length);
  for (const line of lines) {
    const [customer, codes, , paid, ...rest] = line.split(',');
    expect(satang(Number(paid))).toBe(rest.slice(0, 4).reduce((sum, part) => sum + satang(Number(part)), 0));
    expect(codes).toBe(Number(rest[4]) < 0 ? 'D' : '');
    expect(customer === '' || customer?.includes(' · ')).toBe(true);
  }
});

test('BI-42 what a member prefers is a column of the file', async () => {
  const columns = '[["code","Code"],["life_time.top_frequent_product.name","Product"]]';
  const [, first] = await linesOf('members', { ...SCOPE, columns });
  const [member] = await shop.stat('members', SCOPE);
  expect(first).toBe(`${member.code},${member.life_time.top_frequent_product.name}`);
});

test('OP-30 the file has the rights and the branches of its list', async () => {
  const columns = '[["id","Id"]]';
  const powerless = await shop.gateway.signIn('nobody');
  expect((await fileOf('members', { columns }, powerless)).status).toBe(400);
  const elsewhere = { columns, branch_id: shop.gateway.realm.ids.bangRak ?? '' };
  expect((await fileOf('members', elsewhere, shop.tokens.analyst)).status).toBe(400);
});

test.each([
  ['columns', { columns: '[["secret","x"]]' }],
  ['columns', { columns: '[["name","x","sum"]]' }],
  ['columns', { columns: '[["name","x","average"]]' }],
  ['above', { columns: '[["name","x"]]', above: '[["a","b","c"]]' }],
  ['above', { columns: '[["name","x"]]', above: '{' }],
  ['form', { columns: '[["name","x"]]', form: '2026-01-01' }],
])('a file that cannot be made is refused by %s, and is no file: %o', async (path, query) => {
  const answer = await fileOf('products', query);
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message: [{ path }] });
});
