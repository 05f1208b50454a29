import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTaxedShop } from '../../testing/openTaxedShop.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { type ReversalTests, returnBody, startReversalTests, voidBody } from '../../testing/startReversalTests.ts';
import { PRICES, type TestShop } from '../../testing/testShop.ts';
import { eraseMember } from '../privacy/eraseMember.ts';
import { claimToken } from './claimToken.ts';

let tests: ReversalTests;
let address = 0;

beforeAll(async () => {
  tests = await startReversalTests();
});
afterAll(() => tests.close());

const ON_PAPER = [
  ...[
    'cause',
    'document_date',
    'document_no',
    'exempt',
    'id',
    'is_vat_added',
    'issued_at',
    'kind',
    'left_value',
    'lines',
    'notes',
    'percent',
  ],
  ...['prints', 'reason', 'refers_to', 'replaced_by', 'replaces', 'seller', 'total', 'value', 'vat'],
];
const BUYER = { name: 'Qz Trading Co., Ltd.', address: '1 Rama I Road', tax_id: '0105536000313', branch_no: '00002' };

async function openOffering(days = 30): Promise<TestShop> {
  const shop = await openTaxedShop(tests);
  await tests.rows(shop, 'update merchant_settings set tax_request_days = $1', [days]);
  return shop;
}

const tokenOf = ({ session: { realmId } }: TestShop, { id: saleId }: { id: string }) =>
  claimToken(tests.context, { realmId, saleId });

/** Sends each request as anyone, from a separate address. */
async function open(method: 'GET' | 'POST', path: string, body?: object) {
  address += 1;
  const remoteAddress = `198.51.${address >> 8}.${address & 255}`;
  const answer = await tests.app.inject({ method, url: `/v3.0/onboard/receipt/${path}`, payload: body, remoteAddress });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
}

const page = async (shop: TestShop, sale: { id: string }) => (await open('GET', tokenOf(shop, sale))).body.payload;
const request = (shop: TestShop, sale: { id: string }, buyer: object = BUYER) =>
  open('POST', `${tokenOf(shop, sale)}/tax-invoice`, { buyer });
const codeOf = async (answer: ReturnType<typeof request>) => (await answer).body.code;

async function call(shop: TestShop, path: string, body: object) {
  const answer = await tests.call(shop, 'POST', path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.payload;
}

describe('issue 36 the receipt page has what its paper has', () => {
  test('of a guest: lines, total, tender and tax document', async () => {
    const shop = await openOffering();
    await tests.rows(shop, "update merchant_settings set receipt_head = 'Open daily', receipt_foot = 'See you'");
    const sale = await tests.sell(shop, { coffee: 2, tea: 1 });
    const total = 2 * PRICES.coffee + PRICES.tea;
    const options = [{ option_id: randomUUID(), group: 'Size', name: 'Large', price: 500 }];
    await tests.rows(
      shop,
      "update transaction_items set options = $1::jsonb, note = 'no lid' where transaction_id = $2 and qty = 2",
      [JSON.stringify(options), sale.id],
    );
    expect((await open('GET', tokenOf(shop, sale))).text).not.toContain('option_id');
    expect(await page(shop, sale)).toMatchObject({
      ...{ branch: 'Ari', transaction_no: sale.transaction_no, receipt_head: 'Open daily', receipt_foot: 'See you' },
      ...{ is_void: false, is_return: false, returned_qty: 0, member: null, earn_points: null, total_revenue: total },
      bill_detail: [
        {
          ...{ item_type: 'product', qty: 2, paid_amount: 2 * PRICES.coffee, note: 'no lid' },
          options: [{ group: 'Size', name: 'Large', price: 5 }],
        },
        { item_type: 'product', qty: 1, paid_amount: PRICES.tea },
      ],
      payment_channels: [{ type: 'Cash', amount: total }],
      tax_document: { kind: 'ABBREVIATED', document_no: 'A01-A-000001', total },
      tax_invoice: { obstacle: null, is_issued: false },
    });
  });

  test('with the logo of the shop, and of the tax document what is on paper', async () => {
    const shop = await openOffering();
    await tests.rows(shop, "update merchant_settings set logo_url = '/files/images/logo.webp'");
    const sale = await tests.sell(shop, { coffee: 1 });
    const { logo_url, tax_document } = await page(shop, sale);
    expect(logo_url).toBe('/files/images/logo.webp');
    expect(Object.keys(tax_document).sort()).toEqual(ON_PAPER);
    const { document } = (await request(shop, sale)).body.payload;
    expect(Object.keys(document).sort()).toEqual([...ON_PAPER, 'buyer'].sort());
    await tests.rows(shop, "update merchant_settings set logo_url = ''");
    expect((await page(shop, sale)).logo_url).toBeNull();
  });

  test('of a member: the name and the points of this sale, and nothing that leads to the member', async () => {
    const shop = await tests.openShop(7_777);
    await tests.rows(shop, "update members set phone = '0812345678|TH|+66', email = 'mali@shop.example'");
    const sale = await tests.sell(shop, { coffee: 2, tea: 9, memberId: shop.memberId });
    const { body, text } = await open('GET', tokenOf(shop, sale));
    const [{ name, points, code }] = (await tests.rows(
      shop,
      "select trim(firstname || ' ' || lastname) as name, points, code from members",
    )) as [{ name: string; points: number; code: string }];
    expect(body.payload).toMatchObject({ member: name, earn_points: expect.any(Number), claim: null });
    for (const secret of ['0812345678', 'mali@', shop.memberId, String(points), '7777', `"${code}"`])
      expect(text).not.toContain(secret);
  });

  test('that is void, was returned in part, or is of a return says so', async () => {
    const shop = await openOffering();
    const [voided, returned] = [await tests.sell(shop, { coffee: 1 }), await tests.sell(shop, { coffee: 3 })];
    await call(shop, 'payment/void', voidBody(shop, voided, { remark: 'secret reason' }));
    const lines = [{ position: 0, qty: 1, reason: 'Damaged: secret of the staff' }];
    const back = await call(shop, 'payment/return', returnBody(shop, returned, [], -PRICES.coffee, { lines }));
    expect((await open('GET', tokenOf(shop, back.transaction))).text).not.toMatch(/secret|Damaged/);
    const { body, text } = await open('GET', tokenOf(shop, voided));
    expect(body.payload).toMatchObject({
      ...{ is_void: true, claim: { obstacle: 'VOID' }, tax_invoice: { obstacle: 'ALREADY_VOID' } },
      tax_document: { kind: 'ABBREVIATED' },
    });
    expect(text).not.toContain('secret reason');
    expect(await page(shop, returned)).toMatchObject({ is_void: false, returned_qty: 1, claim: { obstacle: 'VOID' } });
    expect(await page(shop, back.transaction)).toMatchObject({
      ...{ is_return: true, claim: null, tax_invoice: null, total_revenue: -PRICES.coffee },
      tax_document: { kind: 'CREDIT_NOTE', reason: null },
    });
  });

  test('of a claimed sale says no more of its member than the paper of a guest does', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 0, tea: 9 });
    // The state that a claim leaves.
    await tests.rows(
      shop,
      'update transactions set member_id = $1, claim_id = id, claimed_time = now() where id = $2',
      [...[shop.memberId, sale.id]],
    );
    expect(await page(shop, sale)).toMatchObject({ member: null, earn_points: null, claim: { obstacle: 'CLAIMED' } });
    await tests.rows(shop, 'update transactions set member_id = null, claim_id = null, claimed_time = null');
  });

  test('of an erased member has no name', async () => {
    const shop = await tests.openShop();
    const sale = await tests.sell(shop, { coffee: 1, memberId: shop.memberId });
    const [{ name }] = (await tests.rows(shop, 'select firstname as name from members')) as [{ name: string }];
    await tests.db.database.inTransaction(shop.session.realmId, async (client) => {
      const id = shop.memberId;
      const member = await client.query<{ version: number }>('select version from members where id = $1', [id]);
      await eraseMember(client, shop.session, { id, version: member.rows[0]?.version ?? 0 });
    });
    const { status, text } = await open('GET', tokenOf(shop, sale));
    expect([status, text.includes(name)]).toEqual([200, false]);
  });

  test('opens by its own link alone: not by one that was cut, altered, or joined of two shops', async () => {
    const [shop, other] = [await tests.openShop(), await tests.openShop()];
    const [sale, foreign] = [await tests.sell(shop, { coffee: 1 }), await tests.sell(other, { coffee: 1 })];
    const token = tokenOf(shop, sale);
    const mixed = tokenOf(other, sale);
    const joined = Buffer.concat([
      Buffer.from(token, 'base64url').subarray(0, 16),
      Buffer.from(tokenOf(other, foreign), 'base64url').subarray(16),
    ]).toString('base64url');
    for (const wrong of [
      token.slice(1),
      token.slice(0, -1),
      `${token}A`,
      mixed,
      joined,
      tokenOf(shop, { id: randomUUID() }),
    ]) {
      expect((await open('GET', wrong)).body.code, wrong).toBe('LINK_EXPIRED');
      expect((await open('POST', `${wrong}/tax-invoice`, { buyer: BUYER })).body.code, wrong).toBe('LINK_EXPIRED');
    }
    expect((await open('GET', token)).status).toBe(200);
  });
});

describe('issue 36 a full tax invoice is requested on the receipt page', () => {
  test('once, under the next number of its series, as the till issues it', async () => {
    const shop = await openOffering();
    const sale = await tests.sell(shop, { coffee: 2 });
    const { body } = await request(shop, sale, { ...BUYER, tax_id: '0-1055-36000-31-3' });
    expect(body.payload).toMatchObject({
      ...{
        is_copy: false,
        document: { kind: 'FULL', document_no: 'A01-F-000001', buyer: BUYER, total: 2 * PRICES.coffee },
      },
    });
    const [{ issued_by_id }] = (await tests.rows(
      shop,
      "select issued_by_id from tax_documents where kind = 'FULL'",
    )) as [{ issued_by_id: string | null }];
    expect(issued_by_id).toBeNull();
    // The page displays the original: what the till prints from it is a copy.
    expect(body.payload.document.prints).toBe(1);
    expect(await page(shop, sale)).toMatchObject({ tax_document: { kind: 'FULL' }, tax_invoice: { is_issued: true } });
    expect(await tests.faults(shop)).toEqual([]);
  });

  test('by eight at once it is one document, which only the buyer that it names reads', async () => {
    const shop = await openOffering();
    const sale = await tests.sell(shop, { coffee: 1 });
    const names = Array.from({ length: 8 }, (_, at) => `Buyer ${at}`);
    const answers = await Promise.all(names.map((name) => request(shop, sale, { ...BUYER, name })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const issued = answers.find(({ status }) => status === 200)?.body.payload.document;
    for (const { body, text } of answers.filter(({ status }) => status !== 200)) {
      expect(body.code).toBe('TAX_INVOICE_ISSUED');
      expect(text).not.toContain(issued.buyer.name);
    }
    const again = await request(shop, sale, { ...issued.buyer, name: ` ${issued.buyer.name.toUpperCase()} ` });
    expect(again.body.payload).toEqual({ is_copy: false, document: issued });
    expect(JSON.stringify(await page(shop, sale))).not.toContain('Buyer');
  });

  test('once staff put its buyer right, the page has the new one, for someone who names the new buyer and no one else', async () => {
    const shop = await openOffering();
    const sale = await tests.sell(shop, { coffee: 1 });
    const { document } = (await request(shop, sale, { ...BUYER, name: 'Finder' })).body.payload;
    const reason = 'Other: found on the floor';
    await call(shop, `tax-documents/${document.id}/replacement`, { buyer: BUYER, reason });
    expect(await page(shop, sale)).toMatchObject({
      tax_document: { document_no: 'A01-F-000002', replaces: { document_no: 'A01-F-000001' }, reason: null },
    });
    expect(await codeOf(request(shop, sale, { ...BUYER, name: 'Finder' }))).toBe('TAX_INVOICE_ISSUED');
    await tests.rows(shop, 'update merchant_settings set tax_request_days = 0');
    const read = await request(shop, sale);
    expect(read.body.payload).toMatchObject({ is_copy: true, document: { document_no: 'A01-F-000002', buyer: BUYER } });
    // Only staff may see who issued it, and why.
    expect(read.text).not.toMatch(/floor|issued_by_name/);
  });

  test('of a sale that the till issued it for, it is a copy to someone who names the same buyer in every field, and to no one else', async () => {
    const shop = await openOffering();
    const sale = await tests.sell(shop, { coffee: 1 });
    const { document } = await call(shop, 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
    const { branch_id, till_code, number, transaction_id, issued_by_name, ...onPaper } = document;
    expect((await request(shop, sale)).body.payload).toEqual({ is_copy: true, document: onPaper });
    for (const other of [
      { name: 'Qz' },
      { address: '2 Rama I Road' },
      { branch_no: '00000' },
      { tax_id: null, branch_no: null },
    ])
      expect(await codeOf(request(shop, sale, { ...BUYER, ...other }))).toBe('TAX_INVOICE_ISSUED');
  });

  test('that a customer requested is read by the same buyer also once the shop offers it no longer; what the till issued is not', async () => {
    const shop = await openOffering();
    const [sale, ofTill] = [await tests.sell(shop, { coffee: 1 }), await tests.sell(shop, { coffee: 1 })];
    const { document } = (await request(shop, sale)).body.payload;
    await call(shop, 'tax-documents', { transaction_id: ofTill.id, buyer: BUYER });
    await tests.rows(shop, 'update merchant_settings set tax_request_days = 0');
    expect((await page(shop, sale)).tax_invoice).toMatchObject({
      ...{ is_issued: true, obstacle: 'TAX_INVOICE_NOT_OFFERED' },
    });
    expect((await request(shop, sale)).body.payload).toEqual({ is_copy: false, document });
    expect(await codeOf(request(shop, sale, { ...BUYER, name: 'Other' }))).toBe('TAX_INVOICE_ISSUED');
    expect((await page(shop, ofTill)).tax_invoice).toBeNull();
    expect(await codeOf(request(shop, ofTill))).toBe('TAX_INVOICE_NOT_OFFERED');
  });

  test('a buyer is guessed fifteen times a day, from whatever address', async () => {
    const shop = await openOffering();
    const sale = await tests.sell(shop, { coffee: 1 });
    await request(shop, sale);
    const codes = [];
    for (let at = 0; at < 16; at += 1) codes.push(await codeOf(request(shop, sale, { ...BUYER, name: `Guess ${at}` })));
    expect(codes).toEqual([...Array(15).fill('TAX_INVOICE_ISSUED'), 'TOO_MANY_ATTEMPTS']);
    expect(await codeOf(request(shop, sale))).toBe('TOO_MANY_ATTEMPTS');
  });

  test.each([
    ['where the shop does not offer it', 0, 'TAX_INVOICE_NOT_OFFERED'],
    ['that is void', 30, 'ALREADY_VOID'],
    ['of a shop without tax invoices', 30, 'NO_TAX_INVOICE'],
  ])('not of a sale %s', async (_what, days, code) => {
    const shop = await openOffering(days);
    if (code === 'NO_TAX_INVOICE') await tests.rows(shop, "update merchant_settings set tax_mode = 'NONE'");
    const sale = await tests.sell(shop, { coffee: 1 });
    if (code === 'ALREADY_VOID') await call(shop, 'payment/void', voidBody(shop, sale));
    expect(await codeOf(request(shop, sale))).toBe(code);
    expect(await tests.rows(shop, "select from tax_documents where kind = 'FULL'")).toEqual([]);
  });

  test('not of a return, and not with an invalid buyer', async () => {
    const shop = await openOffering();
    const sale = await tests.sell(shop, { coffee: 2 });
    const { transaction } = await call(shop, 'payment/return', returnBody(shop, sale, [[0, 1]], -PRICES.coffee));
    expect(await codeOf(request(shop, transaction))).toBe('IS_RETURN');
    const { status, body } = await request(shop, sale, { ...BUYER, name: ' ', tax_id: '0105536000314' });
    expect([status, body.message.map(({ path }: { path: string }) => path)]).toEqual([
      400,
      ['buyer.name', 'buyer.tax_id'],
    ]);
  });

  test('not where the seller is incomplete, and no number is lost by it', async () => {
    const shop = await openOffering();
    await tests.rows(shop, "update merchant_settings set tax_address = ''");
    const sale = await tests.sell(shop, { coffee: 1 });
    expect(await codeOf(request(shop, sale))).toBe('SELLER_INCOMPLETE');
    await tests.rows(shop, "update merchant_settings set tax_address = '9 Rama IX Road'");
    expect((await request(shop, sale)).body.payload.document.document_no).toBe('A01-F-000001');
  });
});

describe('issue 36 the paper of the receipt page as a file', () => {
  const fileOf = async (shop: TestShop, sale: { id: string }, query = '') => {
    address += 1;
    const remoteAddress = `203.0.113.${address & 255}`;
    const url = `/v3.0/onboard/receipt/${tokenOf(shop, sale)}/pdf${query}`;
    const answer = await tests.app.inject({ method: 'GET', url, remoteAddress });
    return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
  };

  test('has what the page has, with its data where it is an abbreviated invoice', async () => {
    const shop = await openOffering();
    const sale = await tests.sell(shop, { coffee: 1, memberId: shop.memberId });
    const { status, bytes, headers } = await fileOf(shop, sale, '?language=en');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'application/pdf', 'no-store']);
    const { text, files } = await readPdf(bytes);
    expect(text).toContain('A01-A-000001');
    expect(files.map(({ name }) => name)).toEqual(['ETDA-invoice.xml']);
    await request(shop, sale);
    const after = await readPdf((await fileOf(shop, sale)).bytes);
    expect(after.text).toContain('A01-F-000001');
    expect(after.text).not.toContain(BUYER.name);
    expect(after.files).toEqual([]);
  });

  test('of a return is without why staff took it back', async () => {
    const shop = await openOffering();
    const sale = await tests.sell(shop, { coffee: 2 });
    const body = returnBody(shop, sale, [[0, 1]], -PRICES.coffee);
    const { transaction } = await call(shop, 'payment/return', body);
    await tests.rows(shop, "update transaction_items set note = 'Qzunkind' where transaction_id = $1", [
      transaction.id,
    ]);
    expect((await readPdf((await fileOf(shop, transaction)).bytes)).text).not.toContain('Qzunkind');
  });

  test('is given twenty times in a day for a receipt, and to no one with a wrong link', async () => {
    const shop = await openOffering();
    const sale = await tests.sell(shop, { coffee: 1 });
    for (let at = 0; at < 20; at += 1) await tests.context.limits.spend([{ kind: 'receipt-file-token', key: sale.id }]);
    expect((await fileOf(shop, sale)).status).toBe(429);
    expect((await open('GET', `${tokenOf(shop, sale).slice(1)}x/pdf`)).body.code).toBe('LINK_EXPIRED');
  });
});
