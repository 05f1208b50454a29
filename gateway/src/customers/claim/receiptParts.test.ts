import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hashSecret } from '../../http/secretHash.ts';
import { scriptedDoor } from '../../testing/scriptedDoor.ts';
import { ARI, SHOP } from '../../testing/scriptedShop.ts';
import { claimReceipt } from './claimReceipt.ts';
import { claimToken } from './claimToken.ts';
import { receiptFile } from './receiptFile.ts';
import { receiptPage } from './receiptPage.ts';
import { onTaxPaper, requestTaxInvoice } from './requestTaxInvoice.ts';

const SALE = '8f1d1c1a-0000-4000-8000-0000000000aa';
const SCOPE = { realmId: SHOP, saleId: SALE };
const CLAIM_STATE = 'select claim_state';

/** 1,050 baht to a guest, at a point for each 100 baht. */
const STATE = {
  ...{ shop: 'Taem', branch: 'Ari', claim_days: 7, last_day: '2026-03-21', expired: false, member: null },
  ...{ tiers: null, coupons: null, conditions: null },
  rates: { earn_cash: 10_000, earn_point: 1, redeem_cash: 100, redeem_point: 1 },
  sale: {
    ...{ id: SALE, transaction_no: 'T-1', status: 'Complete', member_id: null, branch_id: ARI, total_qty: 9 },
    ...{ total_payment: 110_000, total_revenue: 105_000, delivery_cost: 0, trace: [], claimed: false },
  },
};

const document = {
  ...{ id: 'f', kind: 'FULL', document_no: 'F-1', seller: { name: 'Baan' }, lines: [], total: 100, prints: 0 },
  ...{ reason: 'Wrong name', buyer: { name: 'Somchai' }, issued_by_name: 'Mali' },
};
const onPaper = {
  ...{ id: 'f', kind: 'FULL', document_no: 'F-1', seller: { name: 'Baan' }, lines: [], total: 100, prints: 0 },
  reason: null,
};

describe('ADR 0162 the page of a receipt', () => {
  const READ = 'as receipt, t.branch_id';
  const INVOICED = 'select t.status, t.create_local_time';
  const line = {
    ...{
      item_type: 'product',
      product_name: 'Tea',
      qty: 1,
      charge_amount: 45,
      note: 'hot',
      product_id: 'p',
      goods: {},
    },
    options: [{ group: 'Milk', name: 'Oat', price: 10, option_id: 'o' }],
  };
  const tender = {
    ...{ type: 'Transfer', amount: 45, institute_name: 'KBank', sender: { institute_id: 's' }, action_code: 'QR' },
    payment_channel_id: 'account',
  };
  const row = {
    receipt: { shop: 'Taem', is_return: false, is_guest: true },
    ...{ bill_detail: [line], payment_channels: [tender], handed_back: [tender], tax_document: document },
  };
  const page = async (rows: object[], { state = STATE as object, invoiced = [] as object[] } = {}) => {
    const door = await scriptedDoor({ [CLAIM_STATE]: [{ state }], [READ]: rows, [INVOICED]: invoiced });
    return await receiptPage(door.context, claimToken(door.context, SCOPE), 'en-US');
  };

  it('has what stands on its paper, and no number of an account, no buyer and no reason', async () => {
    const payment = { type: 'Transfer', amount: 45, institute_name: 'KBank' };
    expect(await page([row])).toEqual({
      ...{ shop: 'Taem', is_return: false, is_guest: true, tax_invoice: null },
      bill_detail: [
        {
          ...{ item_type: 'product', product_name: 'Tea', qty: 1, charge_amount: 45, note: 'hot' },
          options: [{ group: 'Milk', name: 'Oat', price: 10 }],
        },
      ],
      ...{ payment_channels: [payment], handed_back: [payment], tax_document: onPaper },
      claim: { points: 10, last_day: '2026-03-21', obstacle: null },
    });
  });

  it('has empty lists where a sale has nothing of a kind, and no line without options has some', async () => {
    const bare = { ...row, bill_detail: null, payment_channels: null, handed_back: null, tax_document: null };
    expect(await page([bare])).toMatchObject({
      ...{ bill_detail: [], payment_channels: [], handed_back: [], tax_document: null },
    });
    const plain = await page([{ ...row, bill_detail: [{ item_type: 'event', redeem: { amount: -5 } }] }]);
    expect(plain.bill_detail).toEqual([{ item_type: 'event', redeem: { amount: -5 } }]);
  });

  it('has the note of a line, but of a return not its reason', async () => {
    const returned = await page([{ ...row, receipt: { ...row.receipt, is_return: true } }]);
    expect(returned.bill_detail?.[0]).not.toHaveProperty('note');
    expect(returned.claim).toBeNull();
  });

  it('has points to claim of a guest alone, in a shop that gives days for it', async () => {
    expect((await page([{ ...row, receipt: { ...row.receipt, is_guest: false } }])).claim).toBeNull();
    expect((await page([row], { state: { ...STATE, claim_days: 0 } })).claim).toBeNull();
    expect((await page([row], { state: { ...STATE, expired: true } })).claim).toMatchObject({ obstacle: 'EXPIRED' });
  });

  it('is not there without the sale', async () => {
    await expect(page([])).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
  });

  it('says until when its full invoice may be requested, where the shop offers it or it was', async () => {
    const sold = { status: 'Complete', sold_on: '2026-03-14', today: '2026-03-21', days: 7 };
    const offered = { ...sold, is_issued: false, by_customer: false };
    const of = async (more: object) => (await page([row], { invoiced: [{ ...offered, ...more }] })).tax_invoice;
    expect(await of({})).toEqual({ last_day: '2026-03-21', obstacle: null, is_issued: false });
    expect(await of({ today: '2026-03-22' })).toMatchObject({ obstacle: 'TAX_INVOICE_TOO_LATE' });
    expect(await of({ status: 'Void' })).toMatchObject({ obstacle: 'ALREADY_VOID' });
    expect(await of({ days: 0 })).toBeNull();
    expect(await of({ days: 0, by_customer: true, is_issued: true })).toMatchObject({ is_issued: true });
  });
});

describe('ADR 0162 a full tax invoice that its customer requests', () => {
  const TAKE = 'for update of t';
  const DOCUMENTS = 'as abbreviated_id';
  const DAYS = 'select tax_request_days';
  const DRAW = 'select draw_tax_document(';
  const typed = { name: 'Somchai', address: '1 Road', tax_id: null, branch_no: null };
  const none = { full: null, buyer: null, by_customer: null, requested_before: null, abbreviated_id: 'a' };
  const seller = { name: 'Baan', address: '2 Road', tax_id: '0105536000315', branch_no: '00000' };
  async function request({ documents = none as object, days = 7, sales = [{}] as object[], settings = true } = {}) {
    const sale = {
      ...{ branch_id: ARI, till_id: null, status: 'Complete', returns_id: null },
      ...{ sold_on: '2026-03-14', today: '2026-03-15' },
    };
    const door = await scriptedDoor({
      [TAKE]: sales.map((changes) => ({ ...sale, ...changes })),
      [DOCUMENTS]: [documents],
      [DAYS]: settings ? [{ tax_request_days: days }] : [],
      [DRAW]: [{ document: { ...document, seller } }],
    });
    const token = claimToken(door.context, SCOPE);
    const answer = await requestTaxInvoice(door.context, await door.requestOf(null), token, typed).catch((e) => e);
    return { ...door, answer, drawn: door.statements.some(({ words }) => words === DRAW) };
  }

  it('is drawn for the buyer as entered, and each try is counted for receipt and network', async () => {
    const { answer, guarded, actors, statements } = await request();
    expect(answer).toEqual({ is_copy: false, document: { ...onPaper, seller, buyer: typed } });
    expect(statements.find(({ words }) => words === DRAW)?.values[5]).toBeNull();
    expect(guarded).toEqual([
      [
        { kind: 'tax-request-token', key: SALE, clearedBySuccess: false },
        { kind: 'tax-request-address', key: '203.0.113.7', clearedBySuccess: false },
      ],
    ]);
    expect(actors).toMatchObject([{ source: 'registration' }]);
  });

  const issued = { ...none, full: document, buyer: typed };
  it.each<[string, object, number, object]>([
    ['that staff issued is a copy', { ...issued, by_customer: false }, 7, { is_copy: true }],
    ['that the customer issued is the original', { ...issued, by_customer: true }, 7, { is_copy: false }],
    [
      'that was requested before is answered when the shop offers none any longer',
      { ...issued, by_customer: true, requested_before: true },
      0,
      { is_copy: false, document: { ...onPaper, buyer: typed } },
    ],
  ])('%s, to the customer who names the same buyer', async (_which, documents, days, answer) => {
    const requested = await request({ documents, days });
    expect([requested.answer, requested.drawn]).toMatchObject([answer, false]);
  });

  it.each<[string, Parameters<typeof request>[0], string]>([
    [
      'of another buyer is not answered',
      { documents: { ...issued, buyer: { ...typed, name: 'Nok' } } },
      'TAX_INVOICE_ISSUED',
    ],
    ['is not drawn by a shop that offers none', { days: 0 }, 'TAX_INVOICE_NOT_OFFERED'],
    ['is not drawn by a shop without settings', { settings: false }, 'TAX_INVOICE_NOT_OFFERED'],
    [
      'of staff alone is not answered by a shop that offers none',
      { documents: issued, days: 0 },
      'TAX_INVOICE_NOT_OFFERED',
    ],
    ['is not drawn of a void sale', { sales: [{ status: 'Void' }] }, 'ALREADY_VOID'],
    ['is not drawn of a return', { sales: [{ returns_id: 'r' }] }, 'IS_RETURN'],
    ['is not drawn of what is not there', { sales: [] }, 'LINK_EXPIRED'],
  ])('%s', async (_rule, given, code) => {
    const { answer, drawn } = await request(given);
    expect([answer.status, answer.code, drawn]).toEqual([422, code, false]);
  });

  it('is shown without why staff issued it, who did, and its buyer', () => {
    expect(onTaxPaper(document)).toEqual(onPaper);
  });
});

describe('the points of a receipt', () => {
  const TRY = 'set tries = tries + 1';
  const KEEP = 'set tries = 0';
  const CLAIM = 'claim_transaction';
  const PLACE = 'select branch_id from transactions';
  const member = {
    ...{ id: 'somchai', code: 'M1', status: 'Active', points: 20, tier_id: null },
    ...{ total_revenue: 0, total_transaction: 0 },
  };
  let hash: string;
  beforeAll(async () => {
    hash = await hashSecret('123456');
  });

  async function claim(state: object, { answers = {}, body = {} }: { answers?: object; body?: object } = {}) {
    const door = await scriptedDoor({
      ...{ [TRY]: [{ otp_hash: hash }], [KEEP]: [{}], [CLAIM_STATE]: [{ state: { ...STATE, ...state } }] },
      ...{ [CLAIM]: [{ balance: 30 }], [PLACE]: [{ branch_id: ARI }], ...answers },
    });
    const changed = vi.fn();
    const context = { ...door.context, salesNotices: { changed } } as unknown as typeof door.context;
    const request = { ...(await door.requestOf(null)), routeOptions: { url: '/claim' } } as never;
    const given = { phone: '081-234-5678', ref_code: 'AB2C', code: '123456', ...body };
    const answer = await claimReceipt(context, request, claimToken(context, SCOPE), given).catch((error) => error);
    return { ...door, answer, changed };
  }

  it('go to the account that has the phone, and the till is notified', async () => {
    const { answer, changed, actors } = await claim({ member });
    expect(answer).toEqual({ claim: { points: 10, available_points: 30, member_code: 'M1' }, register_token: null });
    expect(changed.mock.calls).toEqual([[SHOP, SALE]]);
    expect(actors).toMatchObject([{ source: 'registration' }]);
  });

  it('lead who has no account to the form of the branch', async () => {
    const { answer, changed, tokens } = await claim({});
    expect(answer).toMatchObject({ claim: null });
    expect(await tokens.verify(answer.register_token)).toMatchObject({
      ...{ kind: 'self-register', realmId: SHOP, branchId: ARI },
    });
    expect(changed).not.toHaveBeenCalled();
    const elsewhere = await claim({}, { answers: { [PLACE]: [] } });
    expect(await tokens.verify(elsewhere.answer.register_token)).toMatchObject({ branchId: null });
  });

  it.each<[string, object, string]>([
    ['of a void sale', { sale: { ...STATE.sale, status: 'Void' }, member }, 'VOID'],
    ['to an account that is not active', { member: { ...member, status: 'Inactive' } }, 'INACTIVE'],
  ])('%s are not claimed', async (_which, state, reason) => {
    const { answer, changed } = await claim(state);
    expect([answer.code, answer.details]).toEqual(['NOT_CLAIMABLE', { reason }]);
    expect(changed).not.toHaveBeenCalled();
  });

  it.each([['TA006'], ['E07001']])('that changed beneath the claim are looked at again: %s', async (code) => {
    let isFirst = true;
    const write = () => {
      if (!isFirst) return [{ balance: 30 }];
      isFirst = false;
      throw Object.assign(new Error('changed'), { code });
    };
    expect((await claim({ member }, { answers: { [CLAIM]: write } })).answer).toMatchObject({ claim: { points: 10 } });
  });

  it('of another fault fail with it', async () => {
    const write = () => {
      throw Object.assign(new Error('no'), { code: '42P01' });
    };
    expect((await claim({ member }, { answers: { [CLAIM]: write } })).answer.code).toBe('42P01');
  });
});

describe('the file of a receipt', () => {
  const READ = 'as receipt, t.branch_id';
  const receipt = {
    ...{ shop: 'Taem', receipt_head: '', receipt_foot: '', branch: 'Ari', transaction_no: 'T-1', member: 'Somchai' },
    ...{ create_local_time: '2026-03-14 12:00:00', total_qty: 0, total_payment: 0, total_revenue: 0 },
    ...{ delivery_cost: 0, added_vat: 0, cash_rounding: 0, earn_points: null, redeem_points: null },
  };
  const row = {
    ...{ branch_id: ARI, time: new Date('2026-03-14T05:00:00Z'), receipt, tax_document: null },
    ...{ bill_detail: null, payment_channels: null, handed_back: null },
  };
  async function read(rows: object[]) {
    const door = await scriptedDoor({ [READ]: rows });
    const send = vi.fn();
    const reply = { type: () => reply, header: () => reply, send };
    const requested = { token: claimToken(door.context, SCOPE), language: 'en' as const };
    const error = await receiptFile(door.context, await door.requestOf(null), reply as never, requested).catch(
      (e) => e,
    );
    return { spent: door.spent, sent: String(send.mock.calls[0]?.[0] ?? ''), error };
  }

  it('is counted for the receipt and the network, as it takes time to draw', async () => {
    const { spent, sent } = await read([row]);
    expect(sent.startsWith('%PDF-')).toBe(true);
    expect(spent).toEqual([
      [
        { kind: 'receipt-file-token', key: SALE },
        { kind: 'receipt-file-address', key: '203.0.113.7' },
      ],
    ]);
  });

  it('is not there without the sale, and nothing is counted then', async () => {
    const { error, spent } = await read([]);
    expect([error.code, spent]).toEqual(['LINK_EXPIRED', []]);
  });
});
