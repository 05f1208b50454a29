import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids, transactionRow, voidedTransactionRow } from '../testing/demoRows.ts';
import { fakeId } from '../testing/fakeId.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const id = fakeId('transaction', 500);

const server = openForTests(startWriteServer);
beforeEach(() => server.answerWith(undefined));

const MOVED = ['earn.reward', 'redeem.reward'].flatMap((points) => [
  { [points]: { $gt: 0 } },
  { [points]: { $lt: 0 } },
]);

describe('the history of sales', () => {
  const parametersOf = async (args: string) => {
    const { calls, errors } = await server.run(`{ transactions(${args}) { items { id } } }`);
    expect(errors).toBeUndefined();
    expect(calls).toHaveLength(1);
    const { filter = '{}', projection, limit, ...query } = Object.fromEntries(calls[0]?.query ?? []);
    const { bill_detail, ...conditions } = JSON.parse(filter);
    expect(bill_detail).toEqual(args.includes('filter:') ? { $ne: null } : undefined);
    return { ...query, filter: conditions };
  };
  const sort = '{"create_local_time":-1}';

  it.each([
    ['MGMT-31 what has a bill', 'filter: {}', { sort, filter: {} }],
    ['nothing: latest first', 'page: 1', { sort, filter: {} }],
    [
      'days, branch and status',
      `filter: { range: { from: "2026-11-01", to: "2026-11-30" }, branchId: "${ids.branch}", status: VOID }`,
      { sort, from: '2026-11-01', to: '2026-11-30', branch_id: ids.branch, filter: { status: 'Void' } },
    ],
    ['OP-24 members', 'filter: { customerType: MEMBER }', { sort, filter: { member_id: { $ne: null } } }],
    ['OP-24 guests', 'filter: { customerType: GUEST }', { sort, filter: { member_id: null } }],
    [
      'one member, as such',
      `filter: { memberId: "${ids.member}", customerType: MEMBER }`,
      { sort, filter: { $and: [{ member_id: ids.member }, { member_id: { $ne: null } }] } },
    ],
    [
      'a kind of tender and a cashier',
      `filter: { paymentMethod: CREDIT_DEBIT, createById: "${ids.user}" }`,
      { sort, filter: { 'payment_channels.type': 'Credit-Debit', create_by_id: ids.user } },
    ],
    ['WALL-02 those that gave or took points', 'filter: { movedPoints: true }', { sort, filter: { $or: MOVED } }],
    [
      'an amount due, delivery included',
      'filter: { amountDue: { from: 100, to: 250.5 } }',
      { sort, filter: { amount_due: { $gte: 100, $lte: 250.5 } } },
    ],
    ['an amount with open ends: any', 'filter: { amountDue: {} }', { sort, filter: {} }],
    ['adjusted ones', 'filter: { adjusted: true }', { sort, filter: { 'last_adjust_amount.reward': { $ne: null } } }],
    ['never adjusted ones', 'filter: { adjusted: false }', { sort, filter: { 'last_adjust_amount.reward': null } }],
    [
      'a number, dearest first',
      'keyword: "T-1", sort: { field: TOTAL_REVENUE, direction: DESC }',
      { keyword: 'T-1', sort: '{"total_revenue":-1}', filter: {} },
    ],
    ['the third page', 'page: 3, perPage: 20', { sort, skip: '40', filter: {} }],
  ])('is requested %s', async (_what, args, query) => {
    expect(await parametersOf(args)).toEqual({ ...query, locale: 'th-TH' });
  });

  it('WALL-16, BI-44, BI-45 a sale carries its void, its last adjustment and what each kind of tender paid', async () => {
    server.gateway.rows.transactions?.unshift({ ...voidedTransactionRow, id });
    const { data, errors, names } = await server.run(`{ transaction(id: "${id}") {
      type branchName customerType lastAdjustAmount voidRemark voidById voidBy { username } voidTime
      cashAmount transferAmount creditDebitAmount otherAmount discountCodes } }`);
    server.gateway.rows.transactions?.shift();
    expect(errors).toBeUndefined();
    expect(data.transaction).toEqual({
      type: 'Payment',
      branchName: 'Branch 0',
      customerType: 'MEMBER',
      lastAdjustAmount: -3,
      voidRemark: 'Wrong Payment',
      voidById: ids.user,
      voidBy: { username: 'cashier0' },
      voidTime: '2026-11-02T03:00:00.000Z',
      cashAmount: 0,
      transferAmount: 0,
      creditDebitAmount: 140.25,
      otherAmount: 0,
      // Points as cash are not a discount code.
      discountCodes: [],
    });
    expect(names).toEqual([`GET /transactions/${id}`, 'GET /merchant-users']);
  });

  it('CHAN-33, DISC-27 a row of a bill has its code, what its benefits gave, and the points it spent', async () => {
    const gold = {
      item_ref: 'PRIV001',
      item_type: 'privilege',
      product_name: 'Gold',
      discount_amount: -10,
      coupons: [
        {
          coupon_id: ids.percentOff,
          type: 'discount',
          discount_percent: 5,
          discount_amount: -10,
          shortDesc: 'Percent',
          desc: 'Percent 5%',
          descValue: '5%',
        },
      ],
    };
    const double = { type: 'multiplier', shortDesc: 'Times', desc: 'Times x2', descValue: 'x2' };
    const offer = { item_ref: 'OFFER001', item_type: 'offer', product_name: 'Double', discount_amount: 0 };
    const product = { item_type: 'product', product_name: 'Tea', qty: 2, charge_amount: 65, paid_amount: 130 };
    const bill_detail = [
      { ...product, item_ref: '1', code: 'T1' },
      gold,
      { ...offer, coupons: [double] },
      { item_ref: 'TIER001', item_type: 'event', redeem: { amount: -10 }, discount_amount: -10 },
    ];
    server.gateway.rows.transactions?.unshift({ ...voidedTransactionRow, id, bill_detail });
    const { data, errors } = await server.run(`{ transaction(id: "${id}") { items {
      itemType name code quantity chargeAmount discountAmount redeemPoints
      coupons { couponId type discountPercent discountAmount shortDescription description descriptionValue } } } }`);
    server.gateway.rows.transactions?.shift();
    expect(errors).toBeUndefined();
    const row = { code: null, quantity: 0, chargeAmount: 0, discountAmount: 0, redeemPoints: 0, coupons: [] };
    const coupon = { couponId: null, discountPercent: null, discountAmount: null };
    expect(data.transaction.items).toEqual([
      { ...row, itemType: 'PRODUCT', name: 'Tea', code: 'T1', quantity: 2, chargeAmount: 65 },
      {
        ...row,
        itemType: 'PRIVILEGE',
        name: 'Gold',
        discountAmount: -10,
        coupons: [
          {
            couponId: ids.percentOff,
            type: 'DISCOUNT',
            discountPercent: 5,
            discountAmount: -10,
            shortDescription: 'Percent',
            description: 'Percent 5%',
            descriptionValue: '5%',
          },
        ],
      },
      {
        ...row,
        itemType: 'OFFER',
        name: 'Double',
        coupons: [
          { ...coupon, type: 'MULTIPLIER', shortDescription: 'Times', description: 'Times x2', descriptionValue: 'x2' },
        ],
      },
      { ...row, itemType: 'EVENT', name: 'TIER001', discountAmount: -10, redeemPoints: 10 },
    ]);
  });

  it('WALL-17 the details of a sale are read in one call and one for the accounts: buyer, products, others, delivery, tenders with sender and seller, slip, remark', async () => {
    const row = transactionRow(9);
    const reward = { item_ref: 'OFFER001', item_type: 'offer', product_name: 'Bonus', discount_amount: 0 };
    const bill_detail = [...row.bill_detail, { ...reward, earn_points: 5 }];
    const more = { bill_detail, delivery_cost: 30, remark: 'no sugar', slip_image_url: '/files/slip.webp' };
    const payment_channels = [
      {
        type: 'Transfer',
        amount: 150,
        institute_id: ids.bank,
        payment_channel_id: fakeId('channel', 0),
        sender: { institute_id: fakeId('institute', 7), institute_name: 'Bank of Durian' },
      },
    ];
    server.gateway.rows.transactions?.unshift({ ...row, ...more, payment_channels, id });
    const { data, errors, names } = await server.run(`{ transaction(id: "${id}") {
      status version member { firstname lastname } guest { gender ageRange hashtags } deliveryCost
      items { itemType name quantity paidAmount discountAmount earnPoints redeemPoints } totalQuantity totalPayment
      totalDiscount totalRevenue amountDue earnPoints redeemPoints channels { type amount senderInstituteId senderInstituteName paymentChannel { accountNo } } slipImageUrl remark } }`);
    server.gateway.rows.transactions?.shift();
    expect(errors).toBeUndefined();
    expect(names).toEqual([`GET /transactions/${id}`, 'GET /payment-channels']);
    const item = { quantity: 0, paidAmount: 0, discountAmount: 0, earnPoints: 0, redeemPoints: 0 };
    expect(data.transaction).toEqual({
      status: 'COMPLETE',
      version: 0,
      member: null,
      guest: { gender: 'FEMALE', ageRange: 'AGE_OVER_60', hashtags: ['#tourist'] },
      deliveryCost: 30,
      items: [
        { ...item, itemType: 'PRODUCT', name: 'Coffee', quantity: 2, paidAmount: 130 },
        { ...item, itemType: 'EVENT', name: 'TIER001', discountAmount: -10, redeemPoints: 10 },
        { ...item, itemType: 'OFFER', name: 'Bonus', earnPoints: 5 },
      ],
      totalQuantity: row.total_qty,
      totalPayment: row.total_payment,
      totalDiscount: row.total_discount,
      totalRevenue: row.total_revenue,
      amountDue: row.total_revenue + 30,
      earnPoints: row.earn.reward,
      redeemPoints: Math.abs(row.redeem.reward),
      channels: [
        {
          type: 'TRANSFER',
          amount: 150,
          senderInstituteId: fakeId('institute', 7),
          senderInstituteName: 'Bank of Durian',
          paymentChannel: { accountNo: '123-4-56789-0' },
        },
      ],
      slipImageUrl: '/files/slip.webp',
      remark: 'no sugar',
    });
  });

  it('BI-10 the report of guests’ sales counts what `statistics` counts; that of voids is its counterpart', async () => {
    const { calls, errors } = await server.run(`{ report(range: { from: "2026-11-01", to: "2026-11-30" }) {
      transactions(filter: { customerType: GUEST }) { total items { id amountDue } }
      voids(perPage: 5) { total items { voidBy { firstname lastname } voidRemark } } } }`);
    expect(errors).toBeUndefined();
    const queries = calls.filter(({ path }) => path === '/transactions').map(({ query }) => Object.fromEntries(query));
    const projection = 'added_vat,delivery_cost,id,total_revenue,void_by_id,void_remark';
    const addon = 'void_remark,void_by_id';
    const days = { from: '2026-11-01', to: '2026-11-30', sort, projection, addon, locale: 'th-TH' };
    expect(queries).toEqual([
      { ...days, limit: '10', filter: '{"member_id":null,"status":"Complete"}' },
      { ...days, limit: '5', filter: '{"status":"Void"}' },
    ]);
  });

  it.each([
    ['ASC', 1],
    ['DESC', -1],
  ])('a report is of the branch, narrowed by a keyword and ordered %s as requested', async (direction, sign) => {
    const { calls } =
      await server.run(`{ report(range: { from: "2026-11-01", to: "2026-11-30" }, branchId: "${ids.branch}") {
      voids(keyword: "T-1", sort: { field: VOID_TIME, direction: ${direction} }) { total } } }`);
    const query = calls.map((call) => Object.fromEntries(call.query)).find(({ filter }) => filter);
    expect(query).toMatchObject({ branch_id: ids.branch, keyword: 'T-1', sort: `{"void_time":${sign}}` });
  });

  it('a sale is read as any gateway spells it: number, clock, points, code, and what is missing', async () => {
    const { transaction_no, guest, ...row } = transactionRow(9);
    const bill_detail = [{ item_ref: '1', item_type: 'product', product_code: 'P0', redeem: 5 }];
    const tender = { type: 'Cash', amount: '100.10', received_amount: '120' };
    const more = { earn: '4', redeem: -10, create_local_time: '2026-11-01T10:00:00.123', trace: [{ code: 'TOTAL' }] };
    const changed = { bill_detail, payment_channels: [tender], guest: { ...guest, hashtags: null }, ...more };
    server.gateway.rows.transactions?.unshift({ ...row, ...changed, delivery_cost: null, id });
    const { data, errors } =
      await server.run(`{ transaction(id: "${id}") { transactionNo createLocalTime earnPoints redeemPoints
      lastAdjustAmount deliveryCost amountDue cashAmount otherAmount guest { hashtags } trace { params { name } }
      items { name code redeemPoints } channels { amount changeAmount } } }`);
    server.gateway.rows.transactions?.shift();
    expect(errors).toBeUndefined();
    expect(data.transaction).toEqual({
      ...{ transactionNo: 'T-9', createLocalTime: '2026-11-01 10:00:00', earnPoints: 4, redeemPoints: 10 },
      ...{ lastAdjustAmount: null, deliveryCost: 0, amountDue: 120, cashAmount: 100.1, otherAmount: 0 },
      guest: { hashtags: [] },
      trace: [{ params: [] }],
      items: [{ name: '1', code: 'P0', redeemPoints: 0 }],
      channels: [{ amount: 100.1, changeAmount: 19.9 }],
    });
  });

  it.each([
    ['cashAmount', { payment_channels: 'Cash' }],
    ['discountCodes', { bill_detail: [null] }],
    ['createLocalTime', { create_local_time: 'this morning' }],
    ['amountDue', { total_revenue: 'much' }],
    ['transactionNo', { transaction_no: null, trx_no: null }],
  ])('%s is an error where a sale has %j, never a figure that was made up', async (field, garbled) => {
    server.gateway.rows.transactions?.unshift({ ...transactionRow(0), ...garbled, id });
    const { data, errors } = await server.run(`{ transaction(id: "${id}") { ${field} } }`);
    server.gateway.rows.transactions?.shift();
    expect(data.transaction?.[field] ?? null).toBeNull();
    expect(errors).toHaveLength(1);
  });

  it('discount codes are those of the rows that took something off', async () => {
    const rows = [
      { item_ref: 'P', item_type: 'privilege', discount_amount: -1 },
      { item_ref: 'D', item_type: 'discount', discount_amount: -2 },
      { item_ref: 'O', item_type: 'offer', discount_amount: -3 },
      { item_ref: 'points', item_type: 'event', discount_amount: -4 },
      { item_ref: 'nothing', item_type: 'offer', discount_amount: 0 },
    ];
    server.gateway.rows.transactions?.unshift({ ...transactionRow(0), bill_detail: rows, id });
    const { data } = await server.run(`{ transaction(id: "${id}") { discountCodes } }`);
    server.gateway.rows.transactions?.shift();
    expect(data.transaction).toEqual({ discountCodes: ['P', 'D', 'O'] });
  });
});
