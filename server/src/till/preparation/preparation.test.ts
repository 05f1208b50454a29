import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, it } from 'vitest';
import { ids } from '../../testing/demoRows.ts';
import { type Answer, ok, refusal } from '../../testing/fakeGateway.ts';
import { fakeId } from '../../testing/fakeId.ts';
import { startWriteServer } from '../../testing/startWriteServer.ts';

const SALE = fakeId('transaction', 0);
const PATH = '/preparation';

const server = openForTests(() => startWriteServer([PATH]));

const run = (query: string, answer: Answer) => {
  server.answerWith(answer);
  return server.run(query);
};
const unreadable = [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }];

const line = { line: 1, station: 'Bar', name: 'Latte', qty: 2, options: ['Large'], note: null };
const ticked = { prepared_at: '2026-11-30T02:00:00Z', prepared_by_name: 'Nok' };
const order = {
  id: SALE,
  transaction_no: 'T-0',
  paid_at: '2026-11-30T01:00:00Z',
  customer_name: null,
  sold_by_name: 'Mali',
};
const given = { stations: ['Bar'], orders: [{ ...order, lines: [{ ...line, ...ticked }] }], more: 3 };

it.each([
  ['', {}],
  [', station: "Bar"', { station: 'Bar' }],
  [', station: "", transactionId: null', {}],
  [`, transactionId: "${SALE}"`, { transaction_id: SALE }],
])('what is to be prepared is read for the branch%s', async (args, query) => {
  const { data } = await run(
    `{ preparation(branchId: "${ids.branch}"${args}) { stations more orders { transactionNo soldByName
      lines { line name quantity options note preparedAt preparedByName } } } }`,
    ok(given),
  );
  expect(server.written.map((call) => [call.path, Object.fromEntries(call.query)])).toEqual([
    [PATH, { branch_id: ids.branch, ...query }],
  ]);
  expect(data.preparation).toEqual({
    ...{ stations: ['Bar'], more: 3 },
    orders: [
      {
        ...{ transactionNo: 'T-0', soldByName: 'Mali' },
        lines: [
          {
            ...{ line: 1, name: 'Latte', quantity: 2, options: ['Large'], note: null },
            ...{ preparedAt: '2026-11-30T02:00:00Z', preparedByName: 'Nok' },
          },
        ],
      },
    ],
  });
});

it.each([ok(null), ok([]), 'broken'] as const)('it is an error where it cannot be read: %j', async (answer) => {
  expect((await run(`{ preparation(branchId: "${ids.branch}") { more } }`, answer)).errors).toMatchObject(unreadable);
});

const tick = (name: string, answer: Answer) =>
  run(
    `mutation { ${name}(input: { transactionId: "${SALE}", line: 1 }) {
      preparedLine { transactionId line preparedAt preparedByName } userErrors { code path } } }`,
    answer,
  );

it.each([
  ['tickPreparation', 'POST', ticked, { preparedAt: '2026-11-30T02:00:00Z', preparedByName: 'Nok' }],
  [
    'untickPreparation',
    'DELETE',
    { prepared_at: null, prepared_by_name: null },
    { preparedAt: null, preparedByName: null },
  ],
])('%s is one call for a line of a sale', async (name, method, answer, prepared) => {
  const { data } = await tick(name, ok({ transaction_id: SALE, line: 1, ...answer }));
  expect(data[name]).toEqual({ preparedLine: { transactionId: SALE, line: 1, ...prepared }, userErrors: [] });
  expect(server.written.map((call) => `${call.method} ${call.path}`)).toEqual([`${method} ${PATH}/${SALE}/1`]);
});

it.each(['tickPreparation', 'untickPreparation'])('%s is refused at its input, or not known', async (name) => {
  const refused = await tick(name, refusal(400, 'VALIDATION', [{ path: 'sale', message: 'No.' }]));
  expect(refused.data[name]).toEqual({
    ...{ preparedLine: null, userErrors: [{ code: 'VALIDATION', path: ['transactionId'] }] },
  });
  for (const answer of [ok(null), ok('done'), 'broken'] as const)
    expect((await tick(name, answer)).errors).toMatchObject(unreadable);
});
