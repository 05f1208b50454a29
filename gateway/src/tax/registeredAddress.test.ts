import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTaxedShop } from '../testing/openTaxedShop.ts';
import { nodesAt, readPdf, readXml, textAt } from '../testing/readPdf.ts';
import { type ReversalTests, startReversalTests } from '../testing/startReversalTests.ts';
import type { TestShop } from '../testing/testShop.ts';

let tests: ReversalTests;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const LINE = 'เลขที่ 99/1 ซอยสุขใจ ถนนพระรามที่ 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330';

async function openShop(): Promise<{ shop: TestShop; pathumWan: string }> {
  const shop = await openTaxedShop(tests);
  const pages = ['Setting', 'Branch'].map((page) => `Page.Merchant.Management.${page}`);
  const right = JSON.stringify(pages.map((object_code) => ({ object_code, action_codes: ['Read', 'Write'] })));
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1', [right]);
  const [place] = await tests.rows<{ id: string }>(shop, "select id from sub_districts where code = '100703'");
  return { shop, pathumWan: place?.id ?? '' };
}

async function save(shop: TestShop, configuration: object) {
  const [row] = await tests.rows<{ version: number }>(shop, 'select version from merchant_settings');
  return await tests.call(shop, 'PATCH', 'merchant-setting/self', { configuration, __v: row?.version });
}

const stored = async (shop: TestShop) =>
  (
    await tests.rows<{ line: string; house: string; place: string; postcode: string }>(
      shop,
      'select tax_address as line, tax_house_no as house, tax_sub_district_id as place, tax_postcode as postcode from merchant_settings',
    )
  )[0];

const sellerOf = async (shop: TestShop) => {
  const sale = await tests.sell(shop, { coffee: 1 });
  const headers = { authorization: await tests.authorize(shop) };
  const url = `/v3.0/transactions/${sale.id}/pdf`;
  const { files } = await readPdf((await tests.app.inject({ method: 'GET', url, headers })).rawPayload);
  const path = 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/PostalTradeAddress';
  const [address] = nodesAt(readXml(files[0]?.text ?? ''), path);
  if (!address) throw new Error('The seller has no address');
  return (name: string) => (nodesAt(address, name).length === 0 ? null : textAt(address, name));
};

test('issue 36 an address by parts is one line on paper, and has its codes in the data', async () => {
  const { shop, pathumWan } = await openShop();
  const parts = { tax_house_no: '99/1', tax_soi: 'สุขใจ', tax_road: 'พระรามที่ 1', tax_sub_district_id: pathumWan };
  const saved = await save(shop, parts);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(await stored(shop)).toEqual({ line: LINE, house: '99/1', place: pathumWan, postcode: '10330' });
  const part = await sellerOf(shop);
  expect(
    ['BuildingNumber', 'LineThree', 'StreetName', 'CitySubDivisionName', 'CityName', 'CountrySubDivisionID'].map(part),
  ).toEqual(['99/1', 'สุขใจ', 'พระรามที่ 1', '100703', '1007', '10']);
  expect([part('PostcodeCode'), part('LineOne')]).toEqual(['10330', null]);
  // Changing a part later changes the line.
  await save(shop, { tax_house_no: '100' });
  expect((await stored(shop))?.line).toBe(LINE.replace('99/1', '100'));
});

test('issue 36 an address in one line stays as it was entered, and takes the place of its parts', async () => {
  const { shop, pathumWan } = await openShop();
  await save(shop, { tax_request_days: 3 });
  expect((await stored(shop))?.line).toBe('9 Rama IX Road, Bangkok 10310');
  expect((await sellerOf(shop))('LineOne')).toBe('9 Rama IX Road, Bangkok 10310');
  await save(shop, { tax_house_no: '1', tax_sub_district_id: pathumWan });
  await save(shop, { tax_address: '7 Silom Road' });
  expect(await stored(shop)).toEqual({ line: '7 Silom Road', house: '', place: '', postcode: '' });
  // The same if unchanged parts are sent along.
  const parts = { tax_house_no: '1', tax_sub_district_id: pathumWan };
  await save(shop, parts);
  await save(shop, { ...parts, tax_postcode: '10330', tax_address: '8 Silom Road' });
  expect(await stored(shop)).toEqual({ line: '8 Silom Road', house: '', place: '', postcode: '' });
});

test.each([
  [{ tax_house_no: '1' }, 'tax_sub_district_id', 'The sub-district is required'],
  [{ tax_house_no: '1', tax_sub_district_id: 'x' }, 'tax_sub_district_id', 'The sub-district is required'],
  [{ tax_postcode: '1033' }, 'tax_postcode', 'The postcode has 5 digits'],
])('issue 36 an address with the parts %j is refused at %s', async (parts, field, message) => {
  const { shop } = await openShop();
  const { status, body } = await save(shop, parts);
  expect([status, body.message]).toEqual([400, [{ path: `configuration.${field}`, message }]]);
  expect((await stored(shop))?.line).toBe('9 Rama IX Road, Bangkok 10310');
});

test('issue 36 a full invoice of a sale from before has no parts of another address', async () => {
  const { shop, pathumWan } = await openShop();
  const sale = await tests.sell(shop, { coffee: 1 });
  await save(shop, { tax_house_no: '1', tax_sub_district_id: pathumWan });
  const buyer = { name: 'Qz', address: '1 Rama I Road' };
  const { body } = await tests.call(shop, 'POST', 'tax-documents', { transaction_id: sale.id, buyer });
  expect(body.payload.document.seller).toMatchObject({ address: '9 Rama IX Road, Bangkok 10310' });
  expect(body.payload.document.seller).not.toHaveProperty('address_parts');
});

interface Branch {
  address: string;
  house_no: string | null;
  sub_district_id: string | null;
  postcode: string | null;
  version: number;
}

const branchOf = async (shop: TestShop) =>
  (
    await tests.rows<Branch>(
      shop,
      'select address, house_no, sub_district_id, postcode, version from merchant_branches where id = $1',
      [shop.branchId],
    )
  )[0];

async function saveBranch(shop: TestShop, changes: object) {
  const branch = await branchOf(shop);
  return await tests.call(shop, 'PATCH', `merchant-branches/${shop.branchId}`, { ...changes, __v: branch?.version });
}

test('issue 36 where no address is registered the seller has that of the branch, by its parts and codes', async () => {
  const { shop, pathumWan } = await openShop();
  const parts = { house_no: '99/1', soi: 'สุขใจ', road: 'พระรามที่ 1', sub_district_id: pathumWan };
  const saved = await saveBranch(shop, parts);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(await branchOf(shop)).toMatchObject({ address: LINE, house_no: '99/1', postcode: '10330' });
  // The registered address takes precedence.
  expect((await sellerOf(shop))('LineOne')).toBe('9 Rama IX Road, Bangkok 10310');
  await tests.rows(shop, "update merchant_branches set address = 'Elsewhere' where id <> $1", [shop.branchId]);
  expect((await save(shop, { tax_address: '' })).status).toBe(200);
  const part = await sellerOf(shop);
  expect(['BuildingNumber', 'CitySubDivisionName', 'PostcodeCode', 'LineOne'].map(part)).toEqual([
    ...['99/1', '100703', '10330', null],
  ]);
  await saveBranch(shop, { house_no: '100' });
  expect((await branchOf(shop))?.address).toBe(LINE.replace('99/1', '100'));
});

test('issue 36 a branch whose address is entered as one line again has no parts', async () => {
  const { shop, pathumWan } = await openShop();
  await saveBranch(shop, { house_no: '1', sub_district_id: pathumWan });
  await saveBranch(shop, { address: '7 Silom Road', house_no: '1', sub_district_id: pathumWan, postcode: '10330' });
  expect(await branchOf(shop)).toMatchObject({ address: '7 Silom Road', house_no: null, sub_district_id: null });
  const { status, body } = await saveBranch(shop, { road: 'Silom' });
  expect([status, body.message]).toEqual([400, [{ path: 'sub_district_id', message: 'The sub-district is required' }]]);
});

test('issue 36 parts stay where their line is saved as they make it by now, and it was stored otherwise', async () => {
  const { shop, pathumWan } = await openShop();
  const parts = { house_no: '99/1', soi: 'สุขใจ', road: 'พระรามที่ 1', sub_district_id: pathumWan };
  await saveBranch(shop, parts);
  const tax = Object.fromEntries(Object.entries(parts).map(([part, value]) => [`tax_${part}`, value]));
  await save(shop, tax);
  // A line as an earlier version wrote it, or from before the sub-district was renamed.
  const before = LINE.replace('เลขที่ ', '');
  await tests.rows(shop, 'update merchant_branches set address = $1', [before]);
  await tests.rows(shop, 'update merchant_settings set tax_address = $1', [before]);
  expect((await saveBranch(shop, { address: LINE })).status).toBe(200);
  expect((await save(shop, { ...tax, tax_postcode: '10330', tax_address: LINE })).status).toBe(200);
  const kept = { address: LINE, house_no: '99/1', sub_district_id: pathumWan, postcode: '10330' };
  expect(await branchOf(shop)).toMatchObject(kept);
  expect(await stored(shop)).toEqual({ line: LINE, house: '99/1', place: pathumWan, postcode: '10330' });
});

test('issue 36 with another sub-district a postcode that stays, but belongs to the former one, becomes that of the new one', async () => {
  const { shop, pathumWan } = await openShop();
  await saveBranch(shop, { house_no: '1', sub_district_id: pathumWan });
  const [place] = await tests.rows<{ id: string }>(shop, "select id from sub_districts where code = '100101'");
  expect((await saveBranch(shop, { sub_district_id: place?.id, postcode: '10330' })).status).toBe(200);
  expect(await branchOf(shop)).toMatchObject({ postcode: '10200', address: expect.stringMatching(/ 10200$/) });
  // A typed postcode is kept: large organisations have the postcode of another post office.
  await saveBranch(shop, { sub_district_id: pathumWan, postcode: '10110' });
  expect(await branchOf(shop)).toMatchObject({ postcode: '10110' });
});

async function newBranch(shop: TestShop, address: object) {
  // Users who work in only some branches cannot add any.
  await tests.rows(shop, "update merchant_users set branch_ids = '{}'");
  return await tests.call(shop, 'POST', 'merchant-branches', {
    ...{ name: 'Silom', phone: '+66 812 345 678', email: 'silom@shop.example', tax_branch_no: '00009' },
    ...address,
  });
}

test('issue 36 a new branch has its address in one line or by parts, and one of them', async () => {
  const { shop, pathumWan } = await openShop();
  const added = await newBranch(shop, { house_no: '1', sub_district_id: pathumWan });
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  const [branch] = await tests.rows<{ address: string }>(
    shop,
    "select address from merchant_branches where tax_branch_no = '00009'",
  );
  expect(branch).toEqual({ address: 'เลขที่ 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพมหานคร 10330' });
  for (const none of [{ house_no: '', address: ' ' }, { house_no: ' ' }, { house_no: ' ', address: '' }]) {
    const { status, body } = await newBranch(shop, none);
    expect([status, body.message]).toEqual([400, [{ path: 'address', message: 'Address is required' }]]);
  }
  // An empty line with parts is composed of them; without parts it is removed.
  await saveBranch(shop, { house_no: '1', sub_district_id: pathumWan });
  expect((await saveBranch(shop, { address: null, house_no: '1' })).status).toBe(200);
  expect(await branchOf(shop)).toMatchObject({ address: branch?.address, house_no: '1' });
  expect((await saveBranch(shop, { address: null })).status).toBe(400);
});

test('issue 36 a branch whose parts make a longer address than it may have is refused, and nothing is stored', async () => {
  const { shop, pathumWan } = await openShop();
  const before = await branchOf(shop);
  const long = 'ก'.repeat(60);
  const parts = { house_no: '1', building: long, soi: long, road: long, sub_district_id: pathumWan };
  for (const save of [saveBranch, newBranch]) {
    const { status, body } = await save(shop, parts);
    expect([status, body.message]).toEqual([400, [{ path: 'address', message: 'Must be at most 200 characters' }]]);
  }
  expect(await branchOf(shop)).toEqual(before);
});
