import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let token: string;

beforeAll(async () => {
  token = await gateway.signIn('owner');
});

const call = (method: string, path: string, payload?: object) => gateway.send(method, path, { token, body: payload });
const make = async (path: string, payload: object) => (await call('POST', `/${path}`, payload)).body;
const product = (fields: object) =>
  make('products', { retail_price: 5, category_id: gateway.realm.ids.drinks, ...fields });
const found = async (code: string) => {
  const query = { filter: JSON.stringify({ code }), limit: '5' };
  return (await gateway.send('GET', '/products', { token, query })).body.payload.products.total[0].count;
};

test.each([
  ['8850999320014\u{200B}', '8850999320014'],
  ['\u{200B}\u{200B}Z1', 'Z1'],
  ['SP1\n', 'SP1'],
  [' ๑๒๓ก ', '123ก'],
])('PR-09 a product with the code %j is kept and found as %j', async (sent, kept) => {
  const { payload } = await product({ code: sent, name: ' ชา\u{200B}' });
  expect(payload).toMatchObject({ code: kept, name: 'ชา' });
  expect(await found(kept)).toBe(1);
});

test.each([
  [{ code: 'N1', name: '\u{200B}\u{200D}' }, 'name', 'Required'],
  [{ code: '\u{200B} ', name: 'x' }, 'code', 'Required'],
  [{ code: '8.85E+12', name: 'x' }, 'code', expect.stringContaining('a spreadsheet made “8.85E+12” of the code')],
  [{ code: '#REF!', name: 'x' }, 'code', expect.stringContaining('is an error of the spreadsheet')],
  [
    { code: 'N2', name: `a${'\u{301}'.repeat(40)}` },
    'name',
    expect.stringContaining('a character that is not allowed'),
  ],
  [{ code: 'N2', name: 'a\0b' }, 'name', expect.stringContaining('a character that is not allowed')],
])('PR-03, PR-09 a product of %j is refused for its %s', async (fields, path, message) => {
  expect(await product(fields)).toMatchObject({ code: 'VALIDATION', message: [{ path, message }] });
});

test('PR-09 a text is refused by its length before any reader has gone through it', async () => {
  const refused = await product({ code: 'N3', name: `a${'\u{A0}'.repeat(400_000)}b` });
  expect(refused.message).toEqual([{ path: 'name', message: expect.stringContaining('characters') }]);
});

test('PR-09 each text is kept as it was read, whatever it is for: lines where there are lines, phones and addresses in one form', async () => {
  const supplier = await make('suppliers', {
    ...{ name: 'โรง\tงาน\n', desc: ' ก\r\nข ', address: '1 ถนน\nกรุงเทพ' },
    ...{ phone: '๐๒-๑๒๓-๔๕๖๗', email: 'mailto:a@taem.example\u{200B}' },
  });
  expect(supplier.payload).toMatchObject({
    ...{ name: 'โรง งาน', desc: 'ก\nข', address: '1 ถนน\nกรุงเทพ' },
    ...{ phone: '021234567|TH|+66', email: 'a@taem.example' },
  });
  const member = await make('members', {
    ...{ firstname: 'มานี\u{200B}', lastname: 'มี\u{200B}นา ', phone: '812345670', email: ' M@taem.example ' },
    ...{ gender: 'ญ', tags: [' vip\u{200B}', '\u{200B}'], branch_id: gateway.realm.ids.ari },
    works: [{ company: ' ร้าน\u{200B} ' }],
  });
  expect(member.payload ?? member).toMatchObject({
    ...{ firstname: 'มานี', phone: '0812345670|TH|+66', email: 'M@taem.example', gender: 'Female', tags: ['vip'] },
    works: [{ company: 'ร้าน' }],
  });
});

test('PR-09 what a change sends is read in the same way', async () => {
  const { payload } = await product({ code: 'CH1', name: 'ก่อน' });
  const changed = await call('PATCH', `/products/${payload.id}`, { name: '\u{FEFF}หลัง ', __v: payload.__v });
  expect(changed.body.payload).toMatchObject({ name: 'หลัง' });
});
