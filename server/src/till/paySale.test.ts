import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ids, transactionRow } from '../testing/demoRows.ts';
import { type Answer, ok, refusal } from '../testing/fakeGateway.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';

const PAY = `mutation Pay($input: PayInput!) { pay(input: $input) {
  transaction { transactionNo branch { name } createBy { username } member { firstname } }
  remainingPoints userErrors { code message path }
} }`;

const SALE = {
  branchId: ids.branch,
  lines: [{ productId: ids.coffee, quantity: 1 }],
  channels: [{ type: 'CASH', amount: 65 }],
  expectedAmountDue: 65,
};
const SOLD = { ...transactionRow(7), branch_id: ids.branch, create_by_id: ids.user, member_id: ids.member };
/** Records that our gateway includes in its answer, so that the receipt needs no other call. */
const BROUGHT = {
  branch: { id: ids.branch, name: 'Brought Branch' },
  create_by: { id: ids.user, username: 'brought' },
  member: { id: ids.member, firstname: 'Brought' },
};
const WALLET = { summary: { wallet: { pocket: { reward: { available: 91 } } } } };

describe('pay at a gateway that prices a sale itself', () => {
  let server: TestServer;
  let number = 0;
  let answers: Partial<Record<'/payment/sale' | '/payment/transaction' | '/merchant-users', Answer>> = {};

  const start = async () => {
    server = await startTestServer();
    const ordinary = server.gateway.reply;
    server.gateway.reply = (call) => answers[call.path as '/payment/sale'] ?? ordinary(call);
  };
  const pay = async (input: object = {}, query = PAY) => {
    number += 1;
    server.gateway.calls.length = 0;
    const key = `key-${String(number).padStart(8, '0')}`;
    const answer = await server.ask(query, { input: { ...SALE, idempotencyKey: key, ...input } });
    return { ...answer, key, calls: server.gateway.calls.map(({ method, path }) => `${method} ${path}`) };
  };

  beforeAll(start);
  afterEach(() => {
    answers = {};
  });
  afterAll(() => server.close());

  it('CALL-22 a sale is one call under its key; the receipt comes with it, and the people it names are not requested again', async () => {
    answers = { '/payment/sale': ok({ ...WALLET, transaction: { ...SOLD, ...BROUGHT } }) };
    const { data, key, calls } = await pay({ memberId: ids.member });
    expect(calls).toEqual(['POST /payment/sale']);
    expect(server.gateway.calls[0]?.headers['idempotency-key']).toBe(key);
    expect(data.pay).toEqual({
      transaction: {
        transactionNo: 'T-7',
        branch: { name: 'Brought Branch' },
        createBy: { username: 'brought' },
        member: { firstname: 'Brought' },
      },
      remainingPoints: 91,
      userErrors: [],
    });
  });

  it('what a sale does not bring along, or not with an id, is requested', async () => {
    answers = { '/payment/sale': ok({ transaction: { ...SOLD, branch: { name: 'No id' }, member: null } }) };
    const { data, calls } = await pay({ memberId: ids.member });
    expect(calls.toSorted()).toEqual([
      'GET /members',
      'GET /merchant-branches',
      'GET /merchant-users',
      'POST /payment/sale',
    ]);
    expect(data.pay.transaction.branch.name).toBe('Branch 0');
    expect(data.pay.remainingPoints).toBeNull();
  });

  it('CHAN-29 the points of a guest are not reported, whatever the gateway says of them', async () => {
    answers = { '/payment/sale': ok({ ...WALLET, transaction: { ...SOLD, ...BROUGHT } }) };
    expect((await pay()).data.pay.remainingPoints).toBeNull();
    answers = {
      '/payment/sale': ok({
        summary: { wallet: { pocket: { reward: { available: '91' } } } },
        transaction: { ...SOLD, ...BROUGHT },
      }),
    };
    expect((await pay({ memberId: ids.member })).data.pay.remainingPoints).toBeNull();
  });

  it.each([
    ['no record', ok(null)],
    ['a text', ok('sold')],
    ['no sale', ok({ transaction: null })],
    ['a sale that is none', ok({ transaction: 'T-7' })],
  ])('F0 an answer with %s means that the outcome is unknown', async (_what, answer) => {
    answers = { '/payment/sale': answer };
    const { data, errors, calls } = await pay();
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ['pay'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
    expect(calls).toEqual(['POST /payment/sale']);
  });

  it.each([
    [400, 'VALIDATION', 'VALIDATION'],
    [409, 'IDEMPOTENCY_CONFLICT', 'IDEMPOTENCY_CONFLICT'],
    [422, 'E99999', 'REFUSED'],
  ])('a refusal with %s is the word on the sale: it is not tried in another way', async (status, code, reported) => {
    answers = { '/payment/sale': refusal(status, code, 'No.') };
    const { data, calls } = await pay();
    expect(data.pay).toMatchObject({ transaction: null, userErrors: [{ code: reported }] });
    expect(calls).toEqual(['POST /payment/sale']);
  });

  it('what kept a part of the receipt away is no word on the sale: it stands, and the part is not to be had', async () => {
    answers = {
      '/payment/sale': ok({ transaction: { ...SOLD, ...BROUGHT, create_by: null } }),
      '/merchant-users': refusal(403, 'PERMISSION', 'No right.'),
    };
    const { data, errors } = await pay();
    expect(data.pay.transaction).toMatchObject({
      transactionNo: 'T-7',
      branch: { name: 'Brought Branch' },
      createBy: null,
    });
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it.each([404, 405])(
    'a gateway that answers %s does not have the call: the sale is priced here, and it is not called again',
    async (status) => {
      await server.close();
      await start();
      answers = {
        '/payment/sale': refusal(status, 'NOT_FOUND', 'No such call.'),
        '/payment/transaction': ok({ id: 't', transaction: SOLD }),
      };
      expect((await pay()).calls).toEqual(expect.arrayContaining(['POST /payment/sale', 'POST /payment/transaction']));
      const { data, calls } = await pay();
      expect(data.pay.transaction.transactionNo).toBe('T-7');
      expect(calls).not.toContain('POST /payment/sale');
      expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST /payment/transaction']);
    },
  );

  describe('where the sale is priced here', () => {
    beforeAll(async () => {
      await server.close();
      await start();
      answers = { '/payment/sale': refusal(404, 'NOT_FOUND', 'No such call.') };
      await pay();
    });

    it.each([
      [7, false],
      [8, true],
      [64, true],
      [65, false],
    ])('CALL-22 a key of %s characters: good is %s', async (length, isGood) => {
      answers = { '/payment/transaction': ok({ id: 't', transaction: SOLD }) };
      const { data } = await pay({ idempotencyKey: 'k'.repeat(length) });
      expect(data.pay.userErrors.map(({ path }: { path: string[] }) => path)).toEqual(
        isGood ? [] : [['idempotencyKey']],
      );
      expect(data.pay.transaction === null).toBe(!isGood);
    });

    it.each([
      ['a guest who is given nothing', {}, []],
      ['a guest with an offer', { offer: { offerId: ids.double } }, ['conditions', 'coupons', 'offers']],
      ['a guest with a discount', { discount: { offerId: ids.tenPercent } }, ['conditions', 'coupons', 'offers']],
      ['a member', { memberId: ids.member }, ['conditions', 'coupons', 'member-tiers', 'members']],
    ])('only what the sale of %s hangs on is read before it is sent', async (_who, input, more) => {
      answers = { '/payment/transaction': ok({ id: 't', transaction: SOLD }) };
      const { calls } = await pay({ ...input, expectedAmountDue: 65 });
      const sent = calls.findIndex((call) => call.startsWith('POST') || call.endsWith('/payment/transaction'));
      const read = ['merchant-setting/self', 'merchants/home', 'products', ...more].map((path) => `GET /${path}`);
      expect(calls.slice(0, sent).sort()).toEqual(read.sort());
    });

    it.each([
      [
        'lines',
        { lines: [{ productId: ids.retired, quantity: 1 }] },
        'This product does not exist, or is no longer Active.',
      ],
      [
        'memberId',
        { memberId: '00000000-0000-4000-8000-00000000ffff' },
        'This memberId does not exist, or is no longer Active.',
      ],
    ])('what is not there is reported by its input, %s', async (_name, input, message) => {
      expect((await pay(input)).data.pay.userErrors).toMatchObject([{ code: 'NOT_FOUND', message }]);
    });

    it('F0 a key that the gateway knows from other figures is the sale that it recorded', async () => {
      const earlier = {
        ...SOLD,
        member_id: null,
        total_revenue: 65,
        delivery_cost: 0,
        bill_detail: [{ product_id: ids.coffee, qty: 1 }],
      };
      const conflict = refusal(409, 'IDEMPOTENCY_CONFLICT', 'Another payment has this key.');
      const ordinary = server.gateway.reply;
      server.gateway.reply = (call) => {
        if (call.path !== '/payment/transaction') return ordinary(call);
        return call.method === 'GET' ? ok({ transaction: earlier }) : conflict;
      };
      const { data, calls } = await pay();
      expect(data.pay.transaction.transactionNo).toBe('T-7');
      expect(calls.filter((call) => call.includes('/payment/transaction'))).toEqual([
        'POST /payment/transaction',
        'GET /payment/transaction',
      ]);
      server.gateway.reply = ordinary;
    });

    it('a sale that was refused is not looked for', async () => {
      answers = { '/payment/transaction': refusal(400, 'VALIDATION', 'No.') };
      const { data, calls } = await pay();
      expect(data.pay.userErrors).toMatchObject([{ code: 'VALIDATION' }]);
      expect(calls.filter((call) => call.includes('/payment/transaction'))).toEqual(['POST /payment/transaction']);
    });

    it('the time of a sale is that of its branch, and that of Bangkok where the branch has none', async () => {
      answers = { '/payment/transaction': ok({ id: 't', transaction: SOLD }) };
      await pay();
      const body = server.gateway.calls.find(({ method }) => method === 'POST')?.body as { create_local_time: string };
      const bangkok = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 13).replace('T', ' ');
      expect(body.create_local_time.slice(0, 13)).toBe(bangkok);
    });
  });
});
