import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { type Fault, findRealmFaults } from '../check/findFaults.ts';
import { readConfig } from '../config.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { hashSecret } from '../http/secretHash.ts';
import { closeContext, openContext } from '../openContext.ts';
import { checkAnswers } from './checkAnswers.ts';
import { databaseOfTests } from './databaseOfTests.ts';
import { startTestDatabase, type TestDatabase, type TestDatabaseOptions } from './startTestDatabase.ts';
import { openTestShop, paymentBody, saleBody, type TestBill, type TestShop } from './testShop.ts';

export const CODES = { void: '1111', adjust: '2222' };

export interface SoldSale {
  id: string;
  transaction_no: string;
  __v: number;
  member_id: string | null;
}

/** Gateways and shops for tests of voids and adjustments. */
export interface ReversalTests {
  db: TestDatabase;
  context: GatewayContext;
  app: FastifyInstance;
  /** Opens a shop whose cashier may void, adjust and return. */
  openShop(points?: number): Promise<TestShop>;
  call(
    shop: TestShop,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  /** Returns the header with which the shop's cashier is signed in at any gateway. */
  authorize(shop: TestShop): Promise<string>;
  sell(shop: TestShop, bill: TestBill): Promise<SoldSale>;
  rows<Row extends object>(shop: TestShop, text: string, values?: unknown[]): Promise<Row[]>;
  faults(shop: TestShop): Promise<Fault[]>;
  close(): Promise<void>;
}

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form.
  body: any;
}

export async function startReversalTests(options: TestDatabaseOptions = {}): Promise<ReversalTests> {
  const db = await startTestDatabase(options);
  const dataDir = await mkdtemp(join(tmpdir(), 'taem-files-'));
  const config = { ...readConfig({ LOG_LEVEL: 'error' }), dataDir, databaseUrl: db.url, databaseReadUrl: db.readUrl };
  const context = await openContext(config, db.url);
  const app = await buildApp(context, checkAnswers);
  const database = databaseOfTests(db.database, context);
  const [voidHash, adjustHash] = await Promise.all([hashSecret(CODES.void), hashSecret(CODES.adjust)]);

  async function authorize({ session: { realmId, sessionId } }: TestShop) {
    return `Bearer ${await context.tokens.sign({ kind: 'user', realmId, sessionId })}`;
  }

  async function call(
    shop: TestShop,
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
    headers = {},
  ) {
    const authorization = await authorize(shop);
    const answer = await app.inject({
      method,
      url: `/v3.0/${path}`,
      headers: { authorization, ...headers },
      payload: body,
    });
    return { status: answer.statusCode, body: answer.json() };
  }

  return {
    db,
    context,
    app,
    call,
    authorize,
    async openShop(points = 0) {
      const shop = await openTestShop(db.database, points);
      const authorizes = [
        ...shop.session.authorizes,
        { object_code: 'Page.Merchant.Management.Payment_History', action_codes: ['Read', 'Write'] },
        { object_code: 'Page.Merchant.Management.Payment_History.Return', action_codes: ['Write'] },
      ];
      await db.database.withRealm(shop.session.realmId, async (client) => {
        await client.query('update merchant_roles set authorizes = $1', [JSON.stringify(authorizes)]);
        await client.query(
          'update merchant_settings set authorize_code_void_hash = $1, authorize_code_adjust_hash = $2',
          [voidHash, adjustHash],
        );
      });
      return shop;
    },
    async sell(shop, bill) {
      const { status, body } = await call(shop, 'POST', 'payment/transaction', paymentBody(shop, bill));
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body.payload.transaction;
    },
    rows: (shop, text, values) =>
      database.withRealm(shop.session.realmId, async (client) => (await client.query(text, values)).rows),
    faults: (shop) => findRealmFaults(db.database, shop.session.realmId, 'shop'),
    async close() {
      await app.close();
      await closeContext(context);
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Returns the body of a void as the dialog sends it (CALL-37). */
export function voidBody(shop: TestShop, sale: SoldSale, changes: object = {}) {
  return {
    locale: 'en-US',
    transaction_no: sale.transaction_no,
    authorize_pin: CODES.void,
    ...(sale.member_id ? { member_id: sale.member_id } : {}),
    realm_id: shop.session.realmId,
    branch_id: shop.branchId,
    remark: 'wrong drink',
    reason: 'wrong drink',
    __v: sale.__v,
    ...changes,
  };
}

/** Returns the body of a return: pieces by row of the sale, and their amount. */
export function returnBody(
  shop: TestShop,
  sale: SoldSale,
  pieces: readonly (readonly [position: number, qty: number])[],
  amount: number,
  changes: object = {},
) {
  const { reason: _reason, ...common } = voidBody(shop, sale);
  const lines = pieces.map(([position, qty]) => ({ position, qty, reason: 'Damaged' }));
  return { ...common, remark: null, lines, delivery: true, amount, ...changes };
}

/** Returns the body of an exchange: what is returned for `worth`, and what is bought; the difference is paid in cash. */
export function exchangeBody(
  shop: TestShop,
  sale: SoldSale,
  pieces: readonly (readonly [position: number, qty: number])[],
  worth: number,
  bill: TestBill,
  changes: object = {},
) {
  const { locale: _, realm_id: __, branch_id: ___, ...back } = returnBody(shop, sale, pieces, -worth);
  const { channels: ____, ...sold } = saleBody(shop, bill);
  const toPay = sold.expected_amount_due - worth;
  const channels = toPay > 0 ? [{ type: 'Cash', amount: toPay }] : [];
  return { return: { ...back, ...changes }, sale: { ...sold, channels } };
}

/** Returns the body of an adjustment (CALL-36). */
export function adjustBody(shop: TestShop, sale: SoldSale, amount: number, changes: object = {}) {
  const { reason: _reason, ...common } = voidBody(shop, sale);
  return { ...common, authorize_pin: CODES.adjust, type: 'reward', amount, remark: 'birthday', ...changes };
}
