/** @module-tag slow */

import { expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';
import { keepListening } from './keepListening.ts';
import { migrateDatabase } from './migrate.ts';
import { openDatabase } from './pool.ts';
import { refuseOtherDatabase } from './refuseOtherDatabase.ts';
import { StartRefusal } from './StartRefusal.ts';

/** Fewer connections than calls at once, so that each of them serves both realms in turn. */
const CONNECTIONS = 3;
const CLIENTS = 16;
const CALLS = 480;

const gateway = testGateway({}, { pooledOver: CONNECTIONS });

test('S13 behind a transaction pooler two merchants who call at once read and write their own rows only', async () => {
  const shops = await Promise.all(
    [gateway.realm, gateway.otherRealm].map(async ({ code, ids }) => ({
      ids,
      token: await gateway.signIn('owner', code),
    })),
  );
  const wrong = new Map<string, number>();
  const numbers = Array.from({ length: CALLS }, (_, number) => number);
  async function call(number: number): Promise<string | null> {
    const shop = shops[number % 2] ?? expect.fail();
    const { token, ids } = shop;
    if (number % 10 < 2) {
      const { status } = await gateway.send('POST', '/locations', { token, body: { name: `room ${number % 2}` } });
      return status === 200 ? null : `write: ${status}`;
    }
    const { status, body } = await gateway.send('GET', '/members?limit=5', { token });
    if (status !== 200) return `${status} ${body.code}`;
    const found: string[] = body.payload.members.result.map(({ id }: { id: string }) => id);
    return found.toSorted().join() === [ids.mali, ids.somchai].toSorted().join() ? null : 'rows of somebody else';
  }
  const client = async () => {
    for (let number = numbers.pop(); number !== undefined; number = numbers.pop()) {
      const fault = await call(number);
      if (fault) wrong.set(fault, (wrong.get(fault) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  expect(Object.fromEntries(wrong)).toEqual({});
  for (const [number, realm] of [gateway.realm, gateway.otherRealm].entries()) {
    const written = await gateway.database.withRealm(realm.id, (client) =>
      client.query("select distinct name from locations where name like 'room%'"),
    );
    expect(written.rows).toEqual([{ name: `room ${number}` }]);
  }
});

test('a notice sent through the pooler is received on the direct address', async () => {
  let onNotice: () => void = () => undefined;
  const received = new Promise<void>((resolve) => {
    onNotice = resolve;
  });
  const listening = await keepListening(gateway.context.database, 'spoken', onNotice, () => undefined);
  expect(listening.active()).toBe(true);
  await gateway.context.database.system((client) => client.query('notify spoken'));
  await received;
  await listening.close();
});

test('a listener whom no notice reaches does not count as listening', async () => {
  const pooled = openDatabase(gateway.context.config.databaseUrl ?? '');
  const deaf = { ...gateway.database, openConnection: pooled.openConnection };
  const nothing = () => undefined;
  const listening = await keepListening(deaf, 'spoken', nothing, nothing, { answerMs: 100 });
  expect(listening.active()).toBe(false);
  await listening.close();
  await pooled.close();
});

test('without a direct address a pooler is refused at the start, in one line that says what to set', async () => {
  const { databaseUrl } = gateway.context.config;
  const start = migrateDatabase(databaseUrl ?? '');
  await expect(start).rejects.toThrow(StartRefusal);
  await expect(start).rejects.toThrow(/^A connection pooler answers .*: set DATABASE_DIRECT_URL .*\.$/);
});

test('a direct address of another database is refused, and one of the same is not', async () => {
  const { databaseUrl, databaseDirectUrl } = gateway.context.config;
  const other = new URL(databaseDirectUrl ?? '');
  other.pathname = '/postgres';
  const refusal = 'DATABASE_DIRECT_URL leads to another database than DATABASE_URL.';
  await expect(refuseOtherDatabase(databaseUrl ?? '', other.href)).rejects.toThrow(refusal);
  await refuseOtherDatabase(databaseUrl ?? '', databaseDirectUrl ?? '');
});
