import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, test } from 'vitest';
import { startTestStack } from '../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);

/** Sets only the database's clock: those of the gateway and the server stay unchanged. */
async function setDatabase(moment: string): Promise<void> {
  const connection = await stack.gateway.database.openConnection();
  await connection.query('update test_clock.clock set moment = $1', [moment]);
  await connection.end();
}

const PAY = `mutation ($input: PayInput!) { pay(input: $input) {
  transaction { createLocalTime } userErrors { message path } } }`;

test.each([
  ['half an hour before midnight', '2026-03-14T23:30:00+07:00', '2026-03-14 23:30:00'],
  ['half an hour after midnight', '2026-03-15T00:30:00+07:00', '2026-03-15 00:30:00'],
])(
  'ADR 0110 a sale %s by the clock of the database is one of today, whatever the clocks of gateway and server',
  async (_when, moment, dated) => {
    await setDatabase(moment);
    const owner = await stack.as('owner');
    const input = {
      ...{ idempotencyKey: `wrong-clock-${dated}`, branchId: stack.ids.ari },
      lines: [{ productId: stack.ids.coffee, quantity: 1 }],
      channels: [{ type: 'CASH', amount: 45, receivedAmount: 45 }],
      expectedAmountDue: 45,
    };
    const { data } = await owner.ask(PAY, { input });
    expect(data.pay).toMatchObject({ transaction: { createLocalTime: dated }, userErrors: [] });
    const answer = await owner.ask(
      '{ statistics(range: { last: TODAY }) { range { from to } totalTransactions { total } } }',
    );
    const day = dated.slice(0, 10);
    expect(answer.data.statistics).toEqual({ range: { from: day, to: day }, totalTransactions: { total: 1 } });
  },
);
