import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ImportTests, startImportTests } from '../testing/startImportTests.ts';

let tests: ImportTests;
beforeAll(async () => {
  tests = await startImportTests();
});
afterAll(() => tests.gateway.close());

const HEADS = 'barcode,sku,name,price,category';
/** The first two have the same barcode. */
const GOODS = [
  { name: 'Alpha', barcode: '1', sku: 'A' },
  { name: 'Beta', barcode: '1', sku: 'B' },
  { name: 'Gamma', barcode: '2', sku: 'C' },
];
type Good = (typeof GOODS)[number];

/** Returns every order of every subset of a list. */
const orders = (goods: readonly Good[]): Good[][] =>
  goods.flatMap((good) => [[good], ...orders(goods.filter((other) => other !== good)).map((rest) => [good, ...rest])]);

/**
 * Every first file with every second one, each pair with separate codes and names, so that one file contains all pairs.
 */
const CASES = orders(GOODS).flatMap((first) => orders(GOODS).map((next) => ({ first, next })));

const linesOf = (goods: readonly Good[], at: number, price: number) =>
  goods.map(({ name, barcode, sku }) => {
    const raised = price + GOODS.findIndex((good) => good.name === name);
    return `88500${at}-${barcode},${at}-${sku},${name} ${at},${raised},อาหาร`;
  });
const fileOf = (lines: readonly string[]) => `${[HEADS, ...lines].join('\n')}\n`;

interface Product {
  id: string;
  code: string;
  name: string;
  retail_price: number;
}
const readProducts = () =>
  tests.rows<Product>("select id, code, name, retail_price from products where name ~ '^(Alpha|Beta|Gamma) '");

test('PR-20 goods of one barcode keep their names and get their own prices, whatever part of their list is sent again, in any order', async () => {
  const first = fileOf(CASES.flatMap((each, at) => linesOf(each.first, at, 10)));
  expect((await tests.send('products', first)).payload).toMatchObject({ bad: 0 });
  const before = await readProducts();
  const next = fileOf(CASES.flatMap((each, at) => linesOf(each.next, at, 20)));
  const tried = await tests.send('products', next, { action: 'test' });
  const { inserted, updated, bad } = (await tests.send('products', next, { skipBad: true })).payload;
  expect(tried.payload).toMatchObject({ inserted, updated, bad });
  const after = await readProducts();
  const named = new Map(after.map((product) => [product.name, product]));

  expect(named.size).toBe(after.length);
  for (const { id, name, code } of before) expect(named.get(name)).toMatchObject({ id, code });
  for (const [at, { first: there, next: sent }] of CASES.entries())
    for (const good of GOODS) {
      const isSent = sent.includes(good);
      const price = (isSent ? 20 : 10) + GOODS.indexOf(good);
      if (there.includes(good)) expect(named.get(`${good.name} ${at}`)?.retail_price).toBe(price * 100);
    }
  const refused = CASES.flatMap(({ first: there, next: sent }) =>
    sent.filter(
      (good, place) =>
        !there.includes(good) &&
        there.some(({ barcode }) => barcode === good.barcode) &&
        !sent.slice(0, place).some(({ barcode }) => barcode === good.barcode),
    ),
  );
  expect([updated, bad]).toEqual([
    CASES.flatMap(({ first: there, next: sent }) => sent.filter((good) => there.includes(good))).length,
    refused.length,
  ]);
  const message = 'is that of a product with another name: write that name, or leave out the second codes to rename it';
  expect(new Set(tried.payload.problems.map((problem: { message: string }) => problem.message))).toEqual(
    new Set([message]),
  );
});

test('PR-20 a second code that is the code of other goods says nothing, and no row renames them', async () => {
  const there = ['ZZ-1,,Zeta,10,อาหาร', 'ZZ-2,,Eta,10,อาหาร'];
  expect((await tests.send('products', fileOf(there))).payload).toMatchObject({ inserted: 2 });
  const next = ['8850000000031,ZZ-1,Theta,10,อาหาร', '8850000000031,ZZ-2,Iota,10,อาหาร', 'ZZ-1,ZZ-2,Kappa,10,อาหาร'];
  const { payload } = await tests.send(
    'products',
    fileOf([...next, `8850000000031,${'x'.repeat(300)},Lambda,1,อาหาร`]),
    {
      skipBad: true,
    },
  );
  expect(payload).toMatchObject({ inserted: 1, updated: 0, bad: 3 });
  const names = "select code, name from products where name in ('Zeta', 'Eta', 'Theta', 'Kappa') order by code";
  expect(await tests.rows(names)).toEqual([
    { code: '8850000000031', name: 'Theta' },
    { code: 'ZZ-1', name: 'Zeta' },
    { code: 'ZZ-2', name: 'Eta' },
  ]);
});

test('PR-20 goods that are there by their second code are brought up to date, and that their barcode is not taken in is said', async () => {
  await tests.send('products', fileOf([',SK-1,Rice,10,อาหาร']));
  const { payload } = await tests.send('products', fileOf(['8850000000048,sk-1,rice,12,อาหาร']));
  expect(payload).toMatchObject({
    inserted: 0,
    updated: 1,
    doubts: [{ path: 'row 2.code', message: 'is not taken in: the product is kept by its second code' }],
  });
  expect(await tests.rows("select code, retail_price from products where lower(name) = 'rice'")).toEqual([
    { code: 'SK-1', retail_price: 1200 },
  ]);
});
