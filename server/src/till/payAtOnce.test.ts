import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { home, ids, transactionRow } from '../testing/demoRows.ts';
import { type Answer, ok, type RecordedCall, refusal } from '../testing/fakeGateway.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const PAY = `mutation Pay($input: PayInput!) { pay(input: $input) {
  transaction { id branch { name } createBy { username } member { firstname } } remainingPoints
  userErrors { code message path }
} }`;

const SALE = {
  idempotencyKey: 'key-00000001',
  branchId: ids.branch,
  lines: [{ productId: ids.coffee, quantity: 2 }],
  channels: [{ type: 'CASH', amount: 130 }],
  expectedAmountDue: 130,
};
const points = (available: unknown) => ({ wallet: { pocket: { reward: { available } } } });
const brought = {
  branch: { ...home.branches[0], name: 'Brought branch' },
  create_by: { id: ids.user, username: 'brought' },
  member: { id: ids.member, firstname: 'Brought' },
};
const sold = { ...transactionRow(0), branch_id: ids.branch, create_by_id: ids.user, member_id: ids.member };

describe('K4 pay at a gateway that prices the sale itself', () => {
  const server = openForTests(startTestServer);
  let writes: RecordedCall[];
  let answer: (call: RecordedCall) => Answer;

  beforeAll(() => {
    writes = server.answerWrites(() => answer(writes.at(-1) as RecordedCall));
  });
  beforeEach(() => {
    writes.length = 0;
    server.gateway.calls.length = 0;
    answer = () => ok({ id: sold.id, summary: points(108), transaction: { ...sold, ...brought } });
  });

  const pay = (changes: object = {}) => server.ask(PAY, { input: { ...SALE, ...changes } });

  it('hands over what was decided, in one call, and shows what came along with the answer', async () => {
    const { data } = await pay({ memberId: ids.member });
    expect(data.pay).toEqual({
      transaction: {
        id: sold.id,
        branch: { name: 'Brought branch' },
        createBy: { username: 'brought' },
        member: { firstname: 'Brought' },
      },
      remainingPoints: 108,
      userErrors: [],
    });
    expect(server.gateway.calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /payment/sale']);
    expect(writes[0]?.headers['idempotency-key']).toBe('key-00000001');
    expect(writes[0]?.body).toMatchObject({ branch_id: ids.branch, member_id: ids.member, expected_amount_due: 130 });
  });

  it('CU-13 names banks in the language of the reader, and as they were recorded where that cannot be read', async () => {
    const tender = { type: 'Credit-Debit', amount: 130, institute_id: ids.bank, institute_name: 'ธนาคารมะม่วง' };
    answer = () => ok({ id: sold.id, transaction: { ...sold, ...brought, payment_channels: [tender] } });
    const names = async (headers: Record<string, string>) => {
      server.gateway.calls.length = 0;
      const query = PAY.replace('id branch', 'channels { instituteName } id branch');
      const { data } = await server.ask(query, { input: SALE }, headers);
      return [data.pay.transaction.channels[0].instituteName, server.gateway.calls.length];
    };
    expect(await names({})).toEqual(['ธนาคารมะม่วง', 1]);
    expect(await names({ 'accept-language': 'en' })).toEqual(['Bank of Mango', 2]);
    const read = server.gateway.rows.institutes ?? [];
    server.gateway.rows.institutes = [];
    expect(await names({ 'accept-language': 'en' })).toEqual(['ธนาคารมะม่วง', 2]);
    server.gateway.rows.institutes = read;
  });

  it('reads what did not come along, or came without an id', async () => {
    const incomplete = { branch: 'Branch', create_by: { username: 'nobody' }, member: null };
    answer = () => ok({ id: sold.id, transaction: { ...sold, ...incomplete } });
    expect((await pay()).data.pay.transaction).toMatchObject({
      branch: { name: 'Branch 0' },
      createBy: { username: 'cashier0' },
      member: { firstname: 'Somchai 0' },
    });
  });

  it.each([
    ['of a guest', 108, {}],
    ['where the gateway does not say them in a number', '108', { memberId: ids.member }],
    ['where the gateway says none', undefined, { memberId: ids.member }],
  ])('reports no points %s', async (_whose, available, changes) => {
    answer = () => ok({ summary: points(available), transaction: { ...sold, ...brought } });
    expect((await pay(changes)).data.pay.remainingPoints).toBeNull();
  });

  it('says why nothing was sold', async () => {
    answer = () =>
      refusal(422, 'NOT_FOUND', 'No.', {
        details: { refusals: [{ code: 'NOT_FOUND', path: 'lines.0.product_id', message: 'Gone.' }] },
      });
    expect((await pay()).data.pay).toEqual({
      transaction: null,
      remainingPoints: null,
      userErrors: [{ code: 'NOT_FOUND', message: 'Gone.', path: ['lines', '0', 'productId'] }],
    });
  });

  it.each<[string, Answer]>([
    ['no record', ok('sold')],
    ['no sale', ok({ id: sold.id })],
    ['a sale that is none', ok({ transaction: 'sold' })],
  ])('F0 is not reported as refused where the answer is %s', async (_what, given) => {
    answer = () => given;
    const { data, errors } = await pay();
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ path: ['pay'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });

  it('F0 what may not be read of a recorded sale is missing, and no word on the sale itself', async () => {
    const { branch: _none, ...others } = brought;
    answer = () => ok({ summary: points(108), transaction: { ...sold, ...others } });
    const ordinary = server.gateway.reply;
    server.gateway.reply = (call) =>
      call.path === '/merchant-branches' ? refusal(400, 'PERMISSION', 'No permission.') : ordinary(call);
    const { data, errors } = await pay();
    server.gateway.reply = ordinary;
    expect(data.pay).toMatchObject({ transaction: { id: sold.id, branch: null }, userErrors: [] });
    expect(errors).toMatchObject([
      { path: ['pay', 'transaction', 'branch'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });

  it('CHAN-10 sends the picture of a slip along', async () => {
    const slip = new Blob([new Uint8Array(10)], { type: 'image/png' });
    const { data } = await server.upload(PAY, SALE, slip, 'slipImage');
    expect(data.pay.userErrors).toEqual([]);
    expect(writes[0]?.body).toMatchObject({ branch_id: ids.branch, image: expect.any(File) });
    const text = await server.upload(PAY, SALE, new Blob(['slip'], { type: 'text/plain' }), 'slipImage');
    expect(text.data.pay).toMatchObject({
      transaction: null,
      userErrors: [{ code: 'VALIDATION', path: ['slipImage'] }],
    });
    expect(writes).toHaveLength(1);
  });

  // Each case has a separate server, which remembers that its gateway lacks the call.
  it.each([405, 404])(
    'sells by the documented call where the gateway has no other (%i), and asks for it once',
    async (status) => {
      const own = await startTestServer();
      const sent = own.answerWrites(() =>
        sent.at(-1)?.path === '/payment/sale'
          ? refusal(status, 'NOT_FOUND', 'Not here.')
          : ok({ id: sold.id, transaction: { ...sold, ...brought } }),
      );
      for (let sale = 0; sale < 2; sale += 1) {
        const input = { ...SALE, idempotencyKey: `key-0000000${sale}` };
        expect((await own.ask(PAY, { input })).data.pay).toMatchObject({
          transaction: { id: sold.id },
          userErrors: [],
        });
      }
      await own.close();
      expect(sent.map(({ path }) => path)).toEqual(['/payment/sale', '/payment/transaction', '/payment/transaction']);
    },
  );
});
