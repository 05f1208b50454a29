import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { type DatabaseClient, openDatabase } from '@taem/gateway/src/database/pool.ts';
import { pay } from '@taem/gateway/src/till/pay.ts';
import { transactionOrder } from '@taem/gateway/src/till/transactionOrder.ts';
import type { PaymentShop } from './paymentShop.ts';

const KEY = 'bench-key-of-the-payment';
/** No payment here has a slip. */
const NO_FILES = { put: async () => undefined, read: async () => null, remove: async () => undefined };

interface Statement {
  text: string;
  values: unknown[];
}

/** Writes a pgbench script for each payment: pays it once, and records the statements that the gateway sends. */
export async function writeScripts(
  shop: PaymentShop,
  name: string,
  payments: readonly PaymentPayload[],
): Promise<string[]> {
  const database = openDatabase(shop.databaseUrl, { size: 1 });
  const files: string[] = [];
  const session = {
    sessionId: shop.realmId,
    userId: shop.userId,
    username: 'owner',
    realmId: shop.realmId,
    role: { id: '', name: '' },
    authorizes: [],
    branchIds: [],
  };
  for (const [number, payload] of payments.entries()) {
    const statements: Statement[] = [];
    const listening: typeof database = {
      ...database,
      withRealm: (realmId, work) => database.withRealm(realmId, (client) => work(takeDown(client, statements))),
    };
    const context = { database: listening, files: NO_FILES };
    await pay(
      context,
      session,
      transactionOrder({ payload, image: null, timeGiven: true }, session),
      `${KEY}-${name}-${number}`,
    );
    const file = join(shop.folder, `${name}-${number}.sql`);
    await writeFile(file, script(statements, `${KEY}-${name}-${number}`));
    files.push(file);
  }
  await database.close();
  return files;
}

function takeDown(client: DatabaseClient, statements: Statement[]): DatabaseClient {
  return {
    query(statement) {
      statements.push(statement as Statement);
      return client.query(statement);
    },
  };
}

/** The key is the only value that differs from run to run, as it does between two tills. */
function script(statements: readonly Statement[], key: string): string {
  const lines = statements.map(({ text, values }) =>
    text.replace(/\$(\d+)/g, (_, number: string) => literal(values[Number(number) - 1], key)),
  );
  return ['\\set key random(1, 9000000000000000000)', ...lines.map((line) => `${line};`)].join('\n');
}

/**
 * Returns a literal without a type, so that PostgreSQL infers one as it does for the gateway's parameters; a
 * concatenation is text.
 */
function literal(value: unknown, key: string): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return quoted(`{${value.join(',')}}`);
  const [before = '', after] = String(value).split(key);
  if (after === undefined) return quoted(before);
  const text = `${quoted(before)} || 'bench-' || :key::text || ${quoted(after)}`;
  return before.startsWith('{') ? `(${text})::jsonb` : `(${text})`;
}

/** Quotes a text, and escapes colons: pgbench would take a colon and a name for a variable. */
function quoted(text: string): string {
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''").replaceAll(':', '\\x3a')}'`;
}
