import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { describe, expect, it } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const PAGE = `query Page($perPage: Int) { transactions(perPage: $perPage) { total items {
  id transactionNo status businessDate createLocalTime time totalQuantity totalPayment totalDiscount totalRevenue deliveryCost amountDue
  earnPoints redeemPoints remark version guest { ageRange gender hashtags }
  items { itemRef itemType name quantity chargeAmount paidAmount discountAmount redeemPoints }
  channels { type amount receivedAmount changeAmount }
  trace { code params { name value } }
  branch { id name phone } createBy { id username } member { id firstname tier { id name level } }
} } }`;

describe('transactions', () => {
  const server = openForTests(startTestServer);

  it('reads 100 sales with member, tier, branch and cashier in 5 calls', async () => {
    const { data, errors, extensions } = await server.ask(PAGE, { perPage: 100 });
    expect(errors).toBeUndefined();
    expect(extensions.upstream.calls).toBe(5);
    expect(data.transactions.items).toHaveLength(100);
    expect(data.transactions.total).toBe(100);
    expect(data.transactions.items[0]).toMatchObject({
      transactionNo: 'T-0',
      status: 'COMPLETE',
      createLocalTime: '2026-11-01 10:00:00',
      totalDiscount: -10,
      amountDue: 140.25,
      earnPoints: 4,
      redeemPoints: 10,
      remark: null,
      guest: null,
      branch: { id: ids.branch, name: 'Branch 0', phone: '+6621234567' },
      createBy: { id: ids.user, username: 'cashier0' },
      member: { id: ids.member, firstname: 'Somchai 0', tier: { name: 'Gold', level: 2 } },
      channels: [{ type: 'CREDIT_DEBIT', amount: 140.25, receivedAmount: null, changeAmount: null }],
      trace: [{ code: 'TOTAL', params: [{ name: 'amountDue', value: '140.25' }] }],
    });
    expect(data.transactions.items[0].items[1]).toMatchObject({ itemType: 'EVENT', name: 'TIER001', redeemPoints: 10 });
    expect(data.transactions.items[9]).toMatchObject({
      member: null,
      guest: { ageRange: 'AGE_OVER_60', gender: 'FEMALE' },
    });
  });

  it('takes a tier that is selected by name alone from the member, without a separate call', async () => {
    const calls = await server.callsOf(() =>
      server.ask('{ transactions(perPage: 100) { items { member { tier { name } } } } }'),
    );
    expect(calls).toEqual(['GET /transactions', 'GET /members']);
  });

  it('asks for the wire fields of the selection and nothing else', async () => {
    await server.ask('{ transactions(perPage: 2) { items { amountDue member { totalRevenue } } } }');
    const [page, members] = server.gateway.calls.slice(-2);
    expect(page?.query.get('projection')).toBe('added_vat,delivery_cost,id,member_id,total_revenue');
    expect(members?.query.get('projection')).toBe('id,lifetime_value.total_revenue');
    expect(JSON.parse(members?.query.get('filter') ?? '{}').id.$in).toHaveLength(2);
  });

  it('sends equal lists of one operation once, whatever their alias', async () => {
    const calls = await server.callsOf(() =>
      server.ask(
        '{ a: transactions { items { id } } b: transactions { items { id } } c: memberTiers { total items { id } } d: memberTiers { total items { id } } }',
      ),
    );
    expect(calls.sort()).toEqual(['GET /member-tiers', 'GET /transactions']);
  });

  it('gives null with its error for a relation that cannot be loaded, and all the rest', async () => {
    const before = server.gateway.reply;
    server.gateway.reply = (call) => (call.path === '/members' ? { status: 500, body: {} } : before(call));
    const { data, errors, status } = await server.ask(
      '{ transactions(perPage: 1) { items { id member { id } branch { id } } } }',
    );
    server.gateway.reply = before;
    expect(status).toBe(200);
    expect(data.transactions.items[0]).toMatchObject({ member: null, branch: { id: ids.branch } });
    expect(errors).toMatchObject([
      { path: ['transactions', 'items', 0, 'member'], extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 503 } },
    ]);
  });
});
