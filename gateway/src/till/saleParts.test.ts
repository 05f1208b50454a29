import type { FastifyRequest } from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { ARI, RATES } from '../testing/scriptedShop.ts';
import { checkBody } from './checkBody.ts';
import type { PaymentState } from './PaymentState.ts';
import { newPaymentResult, paymentResult } from './paymentResult.ts';
import { parseField } from './readPaymentBody.ts';
import { readSaleBody } from './readSaleBody.ts';
import { refuseMerged } from './refuseMerged.ts';
import type { SaleItem, WrittenSale } from './SaleDocument.ts';
import { invalid, notFound, refuseSale, type SaleProblem } from './SaleProblem.ts';
import { saleGuest } from './saleGuest.ts';
import { transactionRecord } from './transactionRecord.ts';

const refusalOf = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    return error;
  }
  return null;
};

describe('what cannot be sold so', () => {
  const points: SaleProblem = { code: 'INSUFFICIENT_POINTS', path: '', message: 'Spent.', params: { missing: 7 } };
  const wrong = invalid('lines.0.quantity', 'must be 1 or more');
  const gone = notFound('lines.1.product_id', 'The product');

  it.each<[string, SaleProblem[], number, string, unknown, object]>([
    ['wrong values alone are a bad request', [wrong], 400, 'VALIDATION', [placed(wrong)], {}],
    ['the first says the code', [gone, wrong], 422, 'NOT_FOUND', [placed(gone), placed(wrong)], {}],
    [
      'one that is more than a wrong value is told so',
      [wrong, gone],
      422,
      'VALIDATION',
      [placed(wrong), placed(gone)],
      {},
    ],
    ['of the order as a whole there is one sentence', [points], 422, 'INSUFFICIENT_POINTS', 'Spent.', { missing: 7 }],
    [
      'a place is told of all where one has one',
      [points, gone],
      422,
      'INSUFFICIENT_POINTS',
      [placed(points), placed(gone)],
      { missing: 7 },
    ],
  ])('%s', (_rule, problems, status, code, body, params) => {
    const details = { ...params, refusals: problems };
    expect(refusalOf(() => refuseSale(problems))).toMatchObject({ status, code, body, details });
  });

  it('is nothing where there is no problem', () => {
    expect(refusalOf(() => refuseSale([]))).toBeNull();
  });
});

function placed({ path, message }: SaleProblem) {
  return { path, message };
}

describe('a body', () => {
  const schema = z.strictObject({ name: z.string(), lines: z.array(z.strictObject({ qty: z.number() })) });

  it.each<[unknown, object[]]>([
    [null, [{ path: 'body', message: 'must be an object' }]],
    ['text', [{ path: 'body', message: 'must be an object' }]],
    [[], [{ path: 'body', message: 'must be an object' }]],
    [{ name: 'a', lines: [{ qty: 'x' }] }, [{ path: 'lines.0.qty' }]],
    [
      { name: 'a', lines: [{ qty: 1, price: 2, tax: 3 }], other: 1 },
      [
        { path: 'lines.0.price', message: 'is not known' },
        { path: 'lines.0.tax', message: 'is not known' },
        { path: 'other', message: 'is not known' },
      ],
    ],
  ])('that is wrong is reported by its places: %j', (body, problems) => {
    expect(refusalOf(() => checkBody(schema, body))).toMatchObject({ status: 400, code: 'VALIDATION', body: problems });
  });

  it('is what its schema reads', () => {
    expect(checkBody(schema.extend({ name: z.string().trim() }), { name: ' a ', lines: [] })).toEqual({
      ...{ name: 'a', lines: [] },
    });
  });

  it('has fields of JSON in a form, and says which is invalid', () => {
    expect(parseField('lines', '[{"qty":1}]')).toEqual([{ qty: 1 }]);
    expect(refusalOf(() => parseField('lines', '[{'))).toMatchObject({
      body: [{ path: 'lines', message: 'must be JSON' }],
    });
  });

  it('of a sale without a picture is JSON', async () => {
    const body = {
      branch_id: ARI,
      lines: [{ product_id: ARI, quantity: 1 }],
      channels: [{ type: 'Cash', amount: 100 }],
      expected_amount_due: 100,
    };
    const requestOf = (sent: unknown) => ({ isMultipart: () => false, body: sent }) as FastifyRequest;
    expect(await readSaleBody(requestOf(body))).toMatchObject({ body: { branch_id: ARI }, image: null });
    await expect(readSaleBody(requestOf({ ...body, lines: [] }))).rejects.toMatchObject({ code: 'VALIDATION' });
  });
});

describe('an account that became part of another one', () => {
  const stateOf = (status: string | null) => ({ member: status && { id: 'm', status } }) as PaymentState;
  const [words, kept] = ['merged_into_id', { id: 'k', code: 'M1', name: 'Somchai K' }];
  const refuse = (status: string | null, rows: object[]) => {
    const { client, statements } = scriptedDatabase({ [words]: rows });
    return { refused: refuseMerged(client, stateOf(status)), statements };
  };

  it('is not sold to: the refusal names the one that is', async () => {
    const { refused, statements } = refuse('Inactive', [kept]);
    await expect(refused).rejects.toMatchObject({
      ...{ status: 422, code: 'MEMBER_MERGED', body: [{ path: 'member_id', message: expect.stringContaining('M1') }] },
      details: { member_id: 'k', member_code: 'M1', member_name: 'Somchai K' },
    });
    expect(statements).toMatchObject([{ values: ['m'] }]);
  });

  it.each([
    ['a guest', null, [kept], 0],
    ['an active member', 'Active', [kept], 0],
    ['one that is inactive for another reason', 'Inactive', [], 1],
  ])('is not %s', async (_who, status, rows, questions) => {
    const { refused, statements } = refuse(status, rows);
    await expect(refused).resolves.toBeUndefined();
    expect(statements).toHaveLength(questions);
  });
});

it('what was seen of a guest is kept field by field, and nothing of a member', () => {
  expect(saleGuest({ gender: 'Female', ageRange: null, hashtags: ['#a'] })).toEqual({
    ...{ gender: 'Female', age: null, hashtags: ['#a'] },
  });
  expect(saleGuest(null)).toBeNull();
});

describe('the answer to a written sale', () => {
  const nothing = {
    ...{ position: 0, item_ref: '1', event_code: 'BUY', product_id: null, offer_id: null, code: null },
    ...{ category_id: null, category_name: null, sub_category_id: null, sub_category_name: null, skip_stock: null },
    ...{ qty: 0, retail_price: null, charge_amount: 0, paid_amount: 0, discount_amount: 0, earn_points: 0 },
    ...{ redeem_points: 0, custom_value: null, coupons: null, name: '' },
  };
  const item = (item_type: string, more: object): SaleItem => ({ ...nothing, item_type, ...more }) as SaleItem;
  const sale: WrittenSale = {
    ...{ id: 'sale', transaction_no: 'T-1', branch_id: ARI, branch_name: 'Ari', business_date: '2026-03-14' },
    ...{ create_local_time: '2026-03-14T12:00:00', time: '2026-03-14T05:00:00Z', create_by_id: 'mali' },
    ...{ member: { id: 'm', firstname: 'Somchai', lastname: 'K' }, tier_id: 'gold', tier_name: 'Gold', guest: null },
    ...{ total_qty: 2, total_payment: 13_050, total_discount: -1_000, total_revenue: 12_050, delivery_cost: 2_025 },
    added_vat: 0,
    cash_rounding: 0,
    ...{
      earn_points: 4,
      redeem_points: 10,
      trace: [{ code: 'TOTAL', params: {} }],
      remark: 'hot',
      slip_image_url: null,
    },
    items: [
      item('product', {
        ...{ product_id: 'coffee', code: 'C', name: 'Coffee', skip_stock: true, qty: 2, retail_price: 6_600 },
        ...{ charge_amount: 6_525, paid_amount: 13_050, category_id: 'd', category_name: 'Drinks' },
      }),
      item('product', { product_id: 'gift', name: 'Gift', qty: 1 }),
      item('offer', {
        offer_id: 'o',
        name: 'Rainy',
        custom_value: 5,
        discount_amount: -500,
        coupons: [],
        earn_points: 3,
      }),
      item('event', { event_code: 'REDEEM', redeem_points: 10, discount_amount: -500, name: '' }),
    ],
    channels: [
      {
        ...{ position: 0, type: 'Cash', amount: 14_075, received_amount: 20_000, payment_channel_id: null },
        ...{
          institute_id: null,
          institute_name: null,
          card_id: null,
          card_name: null,
          action_code: null,
          sender: null,
          slip_bank: null,
          slip_reference: null,
          confirmation: null,
        },
      },
      {
        ...{
          position: 1,
          type: 'Transfer',
          amount: 1,
          received_amount: null,
          payment_channel_id: 'c',
          action_code: 'A',
        },
        ...{ institute_id: 'i', institute_name: 'Bank', card_id: 'k', card_name: 'Visa' },
        sender: { institute_id: 's', institute_name: 'Other bank' },
        ...{ slip_bank: '014', slip_reference: 'REF1' },
        confirmation: { reference: 'BANK-1', paid_at: '2026-03-14T05:00:00Z', received_at: '2026-03-14T05:00:01Z' },
      },
    ],
    available_points: 60,
  };
  const written = (record: unknown) => JSON.parse(JSON.stringify(record));

  it('is in baht, with the rows of the bill as the documents spell them and empty values dropped (CHAN-26)', () => {
    const record = written(transactionRecord(sale));
    expect(record).toMatchObject({
      ...{ id: 'sale', transaction_no: 'T-1', trx_no: 'T-1', status: 'Complete', type: 'Payment', member_id: 'm' },
      ...{ total_payment: 130.5, total_discount: -10, total_revenue: 120.5, delivery_cost: 20.25, total_qty: 2 },
      ...{ earn: { reward: 4 }, redeem: { reward: 10 }, tier_name: 'Gold', remark: 'hot', __v: 0 },
    });
    const row = { item_ref: '1', event_code: 'BUY', discount_amount: 0, earn_points: 0 };
    expect(record.bill_detail).toEqual([
      {
        ...{ ...row, item_type: 'product', product_id: 'coffee', product_code: 'C', code: 'C', product_name: 'Coffee' },
        ...{ product_category_id: 'd', product_category_name: 'Drinks', skip_stock: true, qty: 2 },
        ...{ retail_price: 66, charge_amount: 65.25, paid_amount: 130.5 },
      },
      {
        ...{ ...row, item_type: 'product', product_id: 'gift', product_name: 'Gift', qty: 1 },
        ...{ charge_amount: 0, paid_amount: 0 },
      },
      {
        ...{ ...row, item_type: 'offer', offer_id: 'o', product_name: 'Rainy', custom_value: 5, coupons: [] },
        ...{ discount_amount: -5, earn_points: 3 },
      },
      { ...row, item_type: 'event', event_code: 'REDEEM', discount_amount: -5, redeem: { amount: -10 } },
    ]);
    expect(record.payment_channels).toEqual([
      { type: 'Cash', amount: 140.75, received_amount: 200 },
      {
        ...{ type: 'Transfer', amount: 0.01, payment_channel_id: 'c', institute_id: 'i', institute_name: 'Bank' },
        ...{ card_id: 'k', card_name: 'Visa', action_code: 'A' },
        sender: { institute_id: 's', institute_name: 'Other bank' },
        confirmed_at: '2026-03-14T05:00:00Z',
      },
    ]);
    expect(record.confirmations).toEqual([
      { position: 1, reference: 'BANK-1', paid_at: '2026-03-14T05:00:00Z', received_at: '2026-03-14T05:00:01Z' },
    ]);
    expect(record.slips).toEqual([{ position: 1, sending_bank: '014', reference: 'REF1' }]);
    expect(transactionRecord({ ...sale, member: null, channels: [] })).toMatchObject({
      member_id: null,
      slips: null,
      confirmations: null,
    });
  });

  it.each([
    ['a member', { id: 'm', firstname: 'Somchai', lastname: 'Dee', phone: '0' }, { name: 'Ari' }],
    ['a guest, at a branch that is gone', null, null],
  ])('of a new sale to %s has its number, its moment, and names of what it was priced with', (_who, member, branch) => {
    const {
      id: _id,
      transaction_no: _no,
      available_points: _points,
      branch_name: _branch,
      member: _member,
      ...document
    } = sale;
    const recorded = { id: 'new', transaction_no: 'T-2', time: '2026-03-14T05:00:00Z', available_points: 7 };
    const state = { rates: null, seller: null, member, branch } as unknown as PaymentState;
    const answer = newPaymentResult(document as never, recorded, state);
    expect(answer).toMatchObject({
      id: 'new',
      trx_no: 'T-2',
      summary: { wallet: { pocket: { reward: { available: 7 } } } },
    });
    expect(answer.transaction).toMatchObject({
      ...{ time: recorded.time, branch_name: branch?.name ?? '', total_payment: 130.5 },
      member: member && { id: 'm', firstname: 'Somchai', lastname: 'Dee' },
    });
    expect(answer.transaction?.member ?? {}).not.toHaveProperty('phone');
  });

  it('has the sums of the bill, and the wallet after it', () => {
    const rates = { ...RATES, reward_item_id: 'item', reward_instance_id: 'instance' };
    const state = { rates, seller: null } as PaymentState;
    const answer = paymentResult(sale, state);
    expect(answer).toMatchObject({
      ...{ id: 'sale', trx_no: 'T-1', trx_date: '2026-03-14 12:00:00' },
      summary: {
        ...{ total_payment: 130.5, total_revenue: 120.5, total_discount: -10, total_qty: 2, earn_amount: 4 },
        ...{ redeem_amount: -10, outstanding_amount: 0, reward_item_id: 'item', reward_instance_id: 'instance' },
        wallet: { pocket: { reward: { available: 60 } } },
      },
      transaction: { create_local_time: '2026-03-14 12:00:00', member: { id: 'm', firstname: 'Somchai' } },
    });
    expect(answer.transaction).not.toHaveProperty('branch');
    const guests = paymentResult({ ...sale, available_points: null, redeem_points: 0 }, state);
    expect(guests.summary).toMatchObject({ redeem_amount: 0, wallet: { pocket: { reward: { available: 0 } } } });
  });

  it('has what the receipt shows of the branch, the seller and the member on request', () => {
    const [branch, seller] = [
      { id: ARI, name: 'Ari', address: '1 Road', phone: '02' },
      { id: 'mali', firstname: 'Mali', lastname: 'S' },
    ];
    const member = { id: 'm', firstname: 'Somchai', lastname: 'K', phone: '08', points: 5 };
    const of = (state: object) => paymentResult(sale, { rates: null, ...state } as PaymentState).transaction;
    expect(of({ branch: { ...branch, code: 'A' }, seller, member })).toMatchObject({
      ...{ branch, create_by: seller, member: { id: 'm', firstname: 'Somchai', lastname: 'K', phone: '08' } },
    });
    expect(of({ branch: null, seller, member: null })).toMatchObject({ branch: null, member: null });
  });
});
