import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { describe, expect, it } from 'vitest';
import { ids } from '../../testing/demoRows.ts';
import { type Answer, ok, refusal } from '../../testing/fakeGateway.ts';
import { fakeId } from '../../testing/fakeId.ts';
import { startWriteServer } from '../../testing/startWriteServer.ts';

const ID = fakeId('parked', 0);
const PATH = `/parked-bills/${ID}`;

const server = openForTests(() => startWriteServer([PATH, '/parked-bills']));

const run = (query: string, answer: Answer, variables?: object) => {
  server.answerWith(answer);
  return server.run(query, variables);
};
const unreadable = [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];

const wireLine = { item_ref: '1', product_id: ids.coffee, name: 'Coffee', code: 'C', quantity: 2, unit_price: 45 };
const content = {
  ...{ tier_privileges: true, points_as_cash: 0, delivery_cost: 0, discount: null, offer: null, guest: null },
  lines: [{ ...wireLine, has_own_price: false }],
};
const bill = {
  id: ID,
  branch_id: ids.branch,
  name: 'Table 4',
  status: 'Parked',
  amount_due: 90,
  __v: 2,
  bill: content,
};

describe('parked bills', () => {
  it('are those of the branch', async () => {
    const { data } = await run(
      `{ parkedBills(branchId: "${ids.branch}") { id name status amountDue } }`,
      ok({ parked_bills: [bill] }),
    );
    expect(data.parkedBills).toEqual([{ id: ID, name: 'Table 4', status: 'PARKED', amountDue: 90 }]);
    expect(server.written.map((call) => [call.path, Object.fromEntries(call.query)])).toEqual([
      ['/parked-bills', { branch_id: ids.branch }],
    ]);
  });

  const one = (answer: Answer) => run(`{ parkedBill(id: "${ID}") { id content { declined lines { name } } } }`, answer);

  it.each([
    [undefined, []],
    ['discount', []],
    [
      ['offer', 'discount', 'x'],
      ['DISCOUNT', 'OFFER'],
    ],
  ])('one is read with what was declined on it: %j', async (declined, places) => {
    const { data } = await one(ok({ ...bill, bill: { ...content, declined } }));
    expect(data.parkedBill).toEqual({ id: ID, content: { declined: places, lines: [{ name: 'Coffee' }] } });
  });

  it('one that is not there is null; one that cannot be read, or is another, is an error', async () => {
    const gone = await one(refusal(404, 'NOT_FOUND', 'No.'));
    expect([gone.data, gone.errors]).toEqual([{ parkedBill: null }, undefined]);
    for (const answer of [
      ok(null),
      ok({ ...bill, id: 5 }),
      ok({ ...bill, id: fakeId('parked', 1) }),
      'broken',
    ] as const)
      expect((await one(answer)).errors).toMatchObject(unreadable);
  });
});

describe('a bill that is parked', () => {
  const line = { itemRef: '1', productId: ids.coffee, name: 'Coffee', code: 'C', quantity: 2, unitPrice: 45 };
  const input = { id: ID, branchId: ids.branch, content: { lines: [line], amountDue: 90 } };
  const wire = {
    lines: [{ ...wireLine, has_own_price: false }],
    ...{ tier_privileges: true, points_as_cash: 0, delivery_cost: 0, amount_due: 90 },
  };
  const write = (name: string, given: object, answer: Answer) =>
    run(
      `mutation ($input: ${name.charAt(0).toUpperCase()}${name.slice(1)}Input!) {
        ${name}(input: $input) { parkedBill { id version } userErrors { code path } } }`,
      answer,
      { input: given },
    );
  const said = {
    lines: [
      {
        ...{ ...line, hasOwnPrice: true, note: ' hot ', soldById: ids.user },
        options: [{ optionId: 'o', groupName: 'Size', name: 'Large', price: 10 }],
      },
    ],
    ...{ memberId: ids.member, tierPrivileges: false, declined: ['OFFER'], pointsAsCash: 5, deliveryCost: 20 },
    ...{
      discount: { offerId: ids.tenPercent, name: 'Ten', customValue: 3 },
      offer: { offerId: ids.double, name: 'Two' },
    },
    ...{ createLocalTime: '2026-11-30 10:00:00', amountDue: 90 },
  };
  const WRITES: [name: string, input: object, call: string, body: object | undefined][] = [
    ['parkBill', input, 'POST /parked-bills', { id: ID, branch_id: ids.branch, name: null, bill: wire }],
    [
      'parkBill',
      { ...input, name: 'Table 4', content: said },
      'POST /parked-bills',
      {
        ...{ id: ID, branch_id: ids.branch, name: 'Table 4' },
        bill: {
          lines: [
            {
              ...{ ...wireLine, has_own_price: true, note: 'hot', sold_by_id: ids.user },
              options: [{ option_id: 'o', group: 'Size', name: 'Large', price: 10 }],
            },
          ],
          ...{
            member_id: ids.member,
            tier_privileges: false,
            declined: ['offer'],
            points_as_cash: 5,
            delivery_cost: 20,
          },
          discount: { offer_id: ids.tenPercent, name: 'Ten', custom_value: 3 },
          offer: { offer_id: ids.double, name: 'Two' },
          ...{ create_local_time: '2026-11-30 10:00:00', amount_due: 90 },
        },
      },
    ],
    ['updateParkedBill', { id: ID, version: 2, name: '' }, `PATCH ${PATH}`, { __v: 2, name: '' }],
    [
      'updateParkedBill',
      { id: ID, version: 2, name: null, content: input.content },
      `PATCH ${PATH}`,
      { __v: 2, bill: wire },
    ],
    ['openParkedBill', { id: ID }, `POST ${PATH}/open`, {}],
    ['discardParkedBill', { id: ID, version: 2 }, `DELETE ${PATH}`, undefined],
  ];

  it.each(WRITES)('%s sends what was decided: %j', async (name, given, call, body) => {
    const { data } = await write(name, given, ok(bill));
    expect(data[name]).toEqual({ parkedBill: { id: ID, version: 2 }, userErrors: [] });
    expect(server.written.map(({ method, path, body }) => [`${method} ${path}`, body])).toEqual([[call, body]]);
    if (name === 'discardParkedBill') expect(server.written[0]?.query.get('__v')).toBe('2');
  });

  it.each([
    ['bill.lines.0.quantity', ['content', 'lines', '0', 'quantity']],
    ['bill.guest.age', ['content', 'guest', 'ageRange']],
    ['__v', ['version']],
  ])('a refusal of %s stands at its input', async (path, place) => {
    const { data } = await write('parkBill', input, refusal(400, 'VALIDATION', [{ path, message: 'No.' }]));
    expect(data.parkBill).toEqual({ parkedBill: null, userErrors: [{ code: 'VALIDATION', path: place }] });
  });

  it.each([ok(null), ok({ ...bill, id: fakeId('parked', 1) }), 'broken'] as const)(
    'an answer that is not this bill is an error, not a refusal: %j',
    async (answer) => {
      expect((await write('parkBill', input, answer)).errors).toMatchObject(unreadable);
    },
  );
});
