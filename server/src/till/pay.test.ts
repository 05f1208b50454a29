import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { home, ids, setting, transactionRow } from '../testing/demoRows.ts';
import { type Answer, ok, type RecordedCall, refusal } from '../testing/fakeGateway.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const PAY = `mutation Pay($input: PayInput!) { pay(input: $input) {
  transaction { id transactionNo } remainingPoints userErrors { code message path params { name value } }
} }`;

// 2 x 65.00 + 1 x 89.50, and 20.00 of delivery.
const SALE = {
  idempotencyKey: 'key-00000001',
  branchId: ids.branch,
  lines: [
    { productId: ids.coffee, quantity: 2 },
    { productId: ids.cake, quantity: 1 },
  ],
  deliveryCost: 20,
  channels: [{ type: 'CASH', amount: 239.5, receivedAmount: 300 }],
  expectedAmountDue: 239.5,
  createLocalTime: '2026-01-05 10:00:00',
};
// The Gold tier takes 5 percent off: floor(219.50 x 5 / 100) = 10.
const MEMBER_SALE = {
  ...SALE,
  memberId: ids.member,
  channels: [{ type: 'CASH', amount: 229.5 }],
  expectedAmountDue: 229.5,
};

// The answer of GET transactions/{id} for MEMBER_SALE.
const SOLD = {
  ...transactionRow(7),
  branch_id: ids.branch,
  member_id: ids.member,
  total_revenue: 209.5,
  delivery_cost: 20,
  bill_detail: [
    { item_type: 'product', item_ref: '1', product_id: ids.coffee, product_name: 'Coffee', qty: 2 },
    { item_type: 'product', item_ref: '2', product_id: ids.cake, product_name: 'Cake', qty: 1 },
  ],
};

describe('pay at a gateway that has the documented calls alone', () => {
  const server = openForTests(startTestServer);
  let answer: (call: RecordedCall) => Answer;
  const notRecorded = () => refusal(404, 'NOT_FOUND', 'No payment was recorded with this key.');
  let earlier: (call: RecordedCall) => Answer;
  let number = 0;

  const recorded = () =>
    ok({
      id: ids.member,
      summary: { wallet: { pocket: { reward: { available: 108 } } } },
      transaction: transactionRow(7),
    });
  const pay = async (input: object) => {
    number += 1;
    return await server.ask(PAY, { input: { ...input, idempotencyKey: `key-${String(number).padStart(8, '0')}` } });
  };
  const posts = () =>
    server.gateway.calls.filter(({ method, path }) => method === 'POST' && path === '/payment/transaction');

  beforeAll(() => {
    server.gateway.reply = (call) => {
      if (call.path === '/merchants/home') return ok(home);
      if (call.path === '/merchant-setting/self') return ok(setting);
      if (call.path !== '/payment/transaction') return undefined;
      return call.method === 'GET' ? earlier(call) : answer(call);
    };
    answer = recorded;
    earlier = notRecorded;
  });
  afterEach(() => {
    answer = recorded;
    earlier = notRecorded;
    server.gateway.calls.length = 0;
  });

  it('CHAN-22, CHAN-23, CHAN-24, CHAN-26 sends the documented body with its idempotency key', async () => {
    const { data } = await pay({
      ...SALE,
      guest: { ageRange: 'AGE_OVER_60', gender: 'FEMALE', hashtags: ['tourist'] },
    });
    expect(data.pay).toMatchObject({ transaction: { transactionNo: 'T-7' }, remainingPoints: null, userErrors: [] });
    const [post] = posts();
    expect(post?.headers['idempotency-key']).toMatch(/^key-/);
    expect(post?.body).toEqual({
      currency_code: 'THB',
      items: [
        expect.objectContaining({
          item_ref: '1',
          product_id: ids.coffee,
          product_name: 'Coffee',
          qty: 2,
          charge_amount: 65,
          paid_amount: 130,
          discount_amount: 0,
          product_category_name: 'Drinks',
        }),
        expect.objectContaining({
          item_ref: '2',
          product_id: ids.cake,
          qty: 1,
          charge_amount: 89.5,
          paid_amount: 89.5,
        }),
      ],
      payment: {
        option: 'Full',
        paid_amount: 239.5,
        payment_channels: [{ type: 'Cash', amount: 239.5, received_amount: 300 }],
      },
      summary: expect.objectContaining({
        total_payment: 219.5,
        total_revenue: 219.5,
        total_discount: 0,
        total_qty: 3,
        earn_amount: 0,
        redeem_amount: 0,
        outstanding_amount: 0,
        reward_item_id: setting.merchant_config.configuration.reward_item_id,
        reward_instance_id: setting.merchant_config.configuration.reward_instance_id,
      }),
      delivery_cost: 20,
      guest: { age: 'Over 60', gender: 'Female', hashtags: ['#tourist'] },
      realm_id: ids.realm,
      branch_id: ids.branch,
      create_by_id: ids.user,
      create_local_time: '2026-01-05 10:00:00',
    });
  });

  it('CHAN-24, CHAN-29 prices a member with the privileges of the tier and reports the points after the sale', async () => {
    const { data } = await pay(MEMBER_SALE);
    expect(data.pay).toMatchObject({ remainingPoints: 108, userErrors: [] });
    expect(posts()[0]?.body).toMatchObject({
      member_id: ids.member,
      tier_name: 'Gold',
      summary: { total_discount: -10, total_revenue: 209.5, earn_amount: 8 },
    });
  });

  it('CHAN-18 a transfer says where it came from and where it went; all is read in one round of calls', async () => {
    await pay({
      ...MEMBER_SALE,
      tierPrivileges: false,
      discount: { offerId: ids.tenPercent },
      expectedAmountDue: 218.5,
      channels: [{ type: 'TRANSFER', amount: 218.5, instituteId: ids.bank, paymentChannelId: ids.account }],
    });
    const paths = server.gateway.calls.map(({ method, path }) => `${method} ${path}`);
    expect(paths).toHaveLength(new Set(paths).size);
    expect(paths).toHaveLength(11);
    expect(posts()[0]?.body).toMatchObject({
      payment: {
        payment_channels: [
          {
            type: 'Transfer',
            amount: 218.5,
            institute_id: ids.bank,
            institute_name: 'Bank of Mango',
            payment_channel_id: ids.account,
            action_code: 'TR1',
            sender: { institute_id: ids.bank, institute_name: 'Bank of Mango' },
          },
        ],
      },
    });
  });

  const unknownId = '00000000-0000-4000-8000-00000000ffff';
  const withLine = (line: object) => ({ ...SALE, lines: [{ productId: ids.coffee, quantity: 1, ...line }] });
  const paidBy = (channel: object) => ({ ...SALE, channels: [{ type: 'CASH', amount: 239.5, ...channel }] });
  const REFUSED: [rule: string, input: object, code: string, path: string, params?: object][] = [
    ['an unknown product', withLine({ productId: unknownId }), 'NOT_FOUND', 'lines.0.productId'],
    ['a malformed id', withLine({ productId: 'milk' }), 'NOT_FOUND', 'lines.0.productId'],
    ['an inactive product', withLine({ productId: ids.retired }), 'NOT_FOUND', 'lines.0.productId'],
    ['a member of nowhere', { ...SALE, memberId: unknownId }, 'NOT_FOUND', 'memberId'],
    ['a branch that is not the user’s', { ...SALE, branchId: unknownId }, 'NOT_FOUND', 'branchId'],
    ['an unknown offer', { ...MEMBER_SALE, offer: { offerId: unknownId } }, 'NOT_FOUND', 'offer.offerId'],
    ['an unknown bank', paidBy({ type: 'TRANSFER', instituteId: unknownId }), 'NOT_FOUND', 'channels.0.instituteId'],
    ['quantity 0', withLine({ quantity: 0 }), 'VALIDATION', 'lines.0.quantity'],
    ['a negative quantity', withLine({ quantity: -1 }), 'VALIDATION', 'lines.0.quantity'],
    ['an empty basket', { ...SALE, lines: [] }, 'VALIDATION', 'lines'],
    ['a price of 0', withLine({ customPrice: 0 }), 'VALIDATION', 'lines.0.customPrice'],
    ['less cash than the amount', paidBy({ receivedAmount: 1 }), 'VALIDATION', 'channels.0.receivedAmount'],
    ['a guest of unknown gender (PAY-38)', { ...SALE, guest: { ageRange: 'AGE_1_12' } }, 'VALIDATION', 'guest.gender'],
    [
      'a member who is a guest',
      { ...MEMBER_SALE, guest: { ageRange: 'AGE_1_12', gender: 'MALE' } },
      'VALIDATION',
      'guest',
    ],
    ['a sale in the future', { ...SALE, createLocalTime: '2999-01-01 00:00:00' }, 'VALIDATION', 'createLocalTime'],
    ['a remark of 201 characters', { ...SALE, remark: 'x'.repeat(201) }, 'VALIDATION', 'remark'],
    [
      'a total that is not the recomputed one',
      { ...SALE, expectedAmountDue: 239.49 },
      'PAYMENT_MISMATCH',
      'expectedAmountDue',
      { expected: '239.50', actual: '239.49' },
    ],
    [
      'tenders that do not add up',
      paidBy({ amount: 200 }),
      'PAYMENT_MISMATCH',
      'channels',
      { expected: '239.50', actual: '200.00' },
    ],
    [
      'a number of points that is not earned',
      { ...MEMBER_SALE, expectedEarnPoints: 9 },
      'PAYMENT_MISMATCH',
      'expectedEarnPoints',
      { expected: '8', actual: '9' },
    ],
    [
      'points above the balance',
      { ...MEMBER_SALE, pointsAsCash: 101 },
      'INSUFFICIENT_POINTS',
      'pointsAsCash',
      { balance: '100' },
    ],
    [
      'an offer whose condition does not hold',
      { ...MEMBER_SALE, offer: { offerId: ids.double } },
      'CONDITION_NOT_MET',
      'offer',
    ],
    ['points of a guest', { ...SALE, pointsAsCash: 10 }, 'VALIDATION', 'pointsAsCash'],
    ['options, which this gateway would lose', withLine({ optionIds: ['large'] }), 'VALIDATION', 'lines.0.optionIds'],
    ['a note on a line, likewise', withLine({ note: ' hot ' }), 'VALIDATION', 'lines.0.note'],
    [
      'a bill of more than any shop takes at once',
      withLine({ quantity: 9999, customPrice: 9_999_999.99 }),
      'ABOVE_LIMIT',
      'expectedAmountDue',
    ],
  ];

  it.each(REFUSED)('refuses %s and sends nothing', async (_rule, input, code, path, params = {}) => {
    const { data } = await pay(input);
    expect(data.pay.transaction).toBeNull();
    expect(data.pay.userErrors[0]).toMatchObject({ code, path: path.split('.') });
    const said = Object.fromEntries(
      data.pay.userErrors[0].params.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    expect(said).toMatchObject(params);
    expect(posts()).toHaveLength(0);
  });

  it.each([
    [refusal(422, 'AUTHORIZE_CODE_REQUIRED', 'The code is needed.'), 'AUTHORIZE_CODE_REQUIRED', []],
    [refusal(409, 'IDEMPOTENCY_CONFLICT', 'Another payment has this key.'), 'IDEMPOTENCY_CONFLICT', ['idempotencyKey']],
    [refusal(400, 'PERMISSION', 'No right.'), 'PERMISSION', []],
    [
      refusal(400, 'VALIDATION', [{ path: 'items.1.qty', message: 'must be at most 9999' }]),
      'VALIDATION',
      ['lines', '1', 'quantity'],
    ],
    [
      refusal(422, 'PAYMENT_MISMATCH', 'Differs.', {
        wgCode: 'PAYMENT_MISMATCH',
        details: { field: 'x', expected: 1, actual: 2 },
      }),
      'PAYMENT_MISMATCH',
      [],
    ],
    [refusal(422, 'E99999', 'Something of its own.'), 'REFUSED', []],
  ])('passes the gateway’s refusal %j on as %s', async (refused, code, path) => {
    answer = () => refused;
    const { data } = await pay(SALE);
    expect(data.pay.userErrors).toMatchObject([{ code, path }]);
  });

  it('sells lines whose options and notes are empty', async () => {
    const lines = SALE.lines.map((line) => ({ ...line, optionIds: [], note: '  ' }));
    expect((await pay({ ...SALE, lines })).data.pay.userErrors).toEqual([]);
  });

  it.each(['short', 'x'.repeat(65)])('refuses the key %j and sends nothing', async (idempotencyKey) => {
    const { data } = await server.ask(PAY, { input: { ...SALE, idempotencyKey } });
    expect(data.pay).toMatchObject({
      transaction: null,
      userErrors: [
        { code: 'VALIDATION', path: ['idempotencyKey'], message: expect.stringContaining('idempotencyKey') },
      ],
    });
    expect(posts()).toHaveLength(0);
  });

  it.each([ok(null), ok('sold'), ok([])])(
    'does not know the outcome where the answer is no record: %j',
    async (given) => {
      answer = () => given;
      const { data, errors } = await pay(SALE);
      expect([data, errors]).toMatchObject([null, [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]]);
    },
  );

  it('CHAN-18 a card says its bank and its type', async () => {
    const card = { type: 'CREDIT_DEBIT', amount: 239.5, instituteId: ids.bank, cardId: ids.card };
    await pay({ ...SALE, channels: [card] });
    expect(posts()[0]?.body).toMatchObject({
      payment: {
        payment_channels: [
          {
            type: 'Credit-Debit',
            amount: 239.5,
            institute_id: ids.bank,
            institute_name: 'Bank of Mango',
            card_id: ids.card,
            card_name: 'Visa',
          },
        ],
      },
    });
  });

  it.each([
    ['its id', { id: transactionRow(7).id, trx_no: 'T-7' }, `/transactions/${transactionRow(7).id}`],
    ['its number alone', { trx_no: 'T-7', trx_date: '2026-11-01 10:00:00' }, '/transactions'],
  ])('CHAN-29 the sale of a gateway that answers %s is read back', async (_what, result, path) => {
    const summary = { wallet: { pocket: { reward: { available: 91 } } } };
    answer = () => ok({ ...result, summary });
    const { data } = await pay(MEMBER_SALE);
    expect(data.pay).toEqual({
      transaction: { id: transactionRow(7).id, transactionNo: 'T-7' },
      remainingPoints: 91,
      userErrors: [],
    });
    expect(server.gateway.calls.at(-1)?.path).toBe(path);
  });

  it('sends the payment once more with its key when the connection breaks', async () => {
    let tries = 0;
    answer = () => (++tries === 1 ? 'reset' : recorded());
    const { data } = await pay(SALE);
    expect(data.pay.transaction).not.toBeNull();
    const keys = posts().map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('gives the first sale again although the sale itself has spent the points it asks for', async () => {
    const input = { ...MEMBER_SALE, pointsAsCash: 1_000_000, idempotencyKey: 'key-spend-all' };
    earlier = () => ok({ id: 't', transaction: SOLD, summary: {} });
    const { data } = await server.ask(PAY, { input });
    expect(data.pay.userErrors).toEqual([]);
    expect(data.pay.transaction).not.toBeNull();
    expect(posts()).toHaveLength(0);
    expect(server.gateway.calls.at(-1)?.query.get('idempotency_key')).toBe('key-spend-all');
  });

  it('refuses another payment with a used key also when its own figures are wrong', async () => {
    earlier = () => refusal(409, 'IDEMPOTENCY_CONFLICT', 'Another payment has this key.');
    const { data } = await pay({ ...MEMBER_SALE, pointsAsCash: 1_000_000 });
    expect(data.pay.userErrors).toMatchObject([{ code: 'IDEMPOTENCY_CONFLICT', path: ['idempotencyKey'] }]);
  });

  it('reports that the outcome is unknown when the gateway is away, without saying that it was refused', async () => {
    answer = () => 'reset';
    const { errors, data } = await pay(SALE);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ['pay'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(posts()).toHaveLength(2);
  });

  it('refuses an amount with three decimals and names the field', async () => {
    const { errors, status } = await pay({ ...SALE, expectedAmountDue: 239.505 });
    expect(status).toBe(400);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors?.[0]?.message).toMatch(/input\.expectedAmountDue.*at most two decimals/);
  });
});
