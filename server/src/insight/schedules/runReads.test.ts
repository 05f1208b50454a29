import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, test } from 'vitest';
import { createSchema } from '../../schema.ts';
import { everyQuery } from '../../testing/everything.ts';
import { queryArguments } from '../../testing/queryArguments.ts';
import { startTestStack } from '../../testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
beforeAll(async () => {
  const owner = await stack.as('owner');
  for (const [idempotencyKey, memberId] of [
    ['run-reads-member', stack.ids.mali],
    ['run-reads-guest', null],
  ]) {
    const input = {
      ...{ idempotencyKey, memberId, branchId: stack.ids.ari },
      lines: [{ productId: stack.ids.coffee, quantity: 1 }],
      channels: [{ type: 'CASH', amount: 45, receivedAmount: 100 }],
      expectedAmountDue: 45,
    };
    const { data } = await owner.ask('mutation ($input: PayInput!) { pay(input: $input) { userErrors { message } } }', {
      input,
    });
    expect(data.pay.userErrors).toEqual([]);
  }
});

/** Returns the token of a session that reads for a due run of the owner. */
async function runToken(): Promise<string> {
  const { database, realm, context } = stack.gateway;
  const text =
    "insert into sessions (user_id, is_run, expires_at) values ($1, true, now() + interval '3 minutes') returning id";
  const inserted = await database.withRealm(realm.id, (client) =>
    client.query<{ id: string }>(text, [stack.ids.owner]),
  );
  return await context.tokens.sign({ kind: 'user', realmId: realm.id, sessionId: inserted.rows[0]?.id ?? '' });
}

const RANGE = '(range: { last: TODAY })';
const DOCUMENTS = everyQuery(createSchema(), (field) =>
  ['statistics', 'report'].includes(field.name) ? RANGE : queryArguments(field),
).filter(({ name }) => ['statistics', 'report'].includes(name));

test.each(DOCUMENTS)(
  'a run reads all that a dashboard can ask of $name, but no link by which points are claimed',
  async ({ query }) => {
    const headers = { authorization: `Bearer ${await runToken()}` };
    const { errors } = await stack.post({ query }, headers);
    const refused = (errors ?? []).map(({ path, extensions }) => [path?.at(-1), extensions?.code]);
    expect(refused.filter(([field]) => field !== 'receiptLink')).toEqual([]);
    const owner = await stack.as('owner');
    expect((await owner.ask(query)).errors).toBeUndefined();
  },
);
