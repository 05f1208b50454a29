import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let token: string;

beforeAll(async () => {
  token = await gateway.signIn('owner');
  const category_id = gateway.realm.ids.drinks;
  const goods = [
    ['8850006202012', 'NESCAFE LESS SUGARนํ้าตาลน้อยลง'],
    ['S2', 'ซอสผัดไทยสําเร็จรูป'],
    ['S3', 'Proven Cavity  O’Brien – เเดง'],
    ['S4', 'L’Oréal Lancôme น้้ำหอม ❤️'],
  ];
  for (const [code, name] of goods)
    await gateway.send('POST', '/products', { token, body: { code, name, retail_price: 1, category_id } });
  await gateway.send('POST', '/product-categories', { token, body: { name: 'น้ำจิ้ม' } });
  await gateway.send('POST', '/suppliers', { token, body: { name: 'บริษัท น้ำแข็ง จำกัด' } });
});

test.each([
  ['products', 'น้ำตาล', 1],
  ['products', 'นํ้าตาล', 1],
  ['products', 'สำเร็จรูป', 1],
  ['products', 'proven  cavity', 1],
  ['products', 'ＰＲＯＶＥＮ', 1],
  ['products', "o'brien", 1],
  ['products', 'o’BRIEN', 1],
  ['products', 'o’brien -', 1],
  ['products', 'แดง', 1],
  ['products', '๘๘๕๐๐๐๖', 1],
  ['products', '8850006\u{200B}', 1],
  ['products', "l'oreal lancome น้ำหอม", 1],
  ['products', 'L’ORE\u{301}AL', 1],
  ['products', 'น้ำำหอม❤', 1],
  ['product-categories', 'นํ้าจิ้ม', 1],
  ['suppliers', 'นํ้าแข็ง', 1],
])('PR-10 among %s the keyword %j finds %i', async (path, keyword, count) => {
  const { body } = await gateway.send('GET', `/${path}`, { token, query: { keyword, limit: '10' } });
  const [list] = Object.values<{ total: { count: number }[] }>(body.payload);
  expect(list?.total[0]?.count).toBe(count);
});
