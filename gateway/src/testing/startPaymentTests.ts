import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { closeContext, openContext } from '../openContext.ts';
import { checkAnswers } from './checkAnswers.ts';
import { startTestDatabase, type TestDatabase } from './startTestDatabase.ts';
import { openTestShop, type TestShop } from './testShop.ts';

/** A gateway that keeps its pictures in memory, and a cashier who pays. */
export interface PaymentTests {
  db: TestDatabase;
  context: GatewayContext;
  app: FastifyInstance;
  shop: TestShop;
  /** Of another merchant. */
  neighbour: TestShop;
  token: string;
  pictures: ReadonlyMap<string, Uint8Array>;
  post(payload: InjectOptions['payload'], headers?: Record<string, string>): ReturnType<typeof send>;
  postSale(payload: object, headers?: Record<string, string>): ReturnType<typeof send>;
  get(path: string): ReturnType<typeof send>;
  countSales(): Promise<number>;
  close(): Promise<void>;
}

const send = (app: FastifyInstance, request: InjectOptions) => app.inject(request);

export async function startPaymentTests(): Promise<PaymentTests> {
  const db = await startTestDatabase();
  const pictures = new Map<string, Uint8Array>();
  const context = {
    ...(await openContext({ ...readConfig({}), dataDir: '', databaseUrl: db.url }, db.url)),
    files: {
      put: async (key: string, bytes: Uint8Array) => void pictures.set(key, bytes),
      read: async () => null,
      remove: async () => undefined,
    },
  };
  const app = await buildApp(context, checkAnswers);
  const [shop, neighbour] = [await openTestShop(db.database, 30), await openTestShop(db.database)];
  const { realmId, sessionId } = shop.session;
  const token = await context.tokens.sign({ kind: 'user', realmId, sessionId });
  const call = (method: 'GET' | 'POST', path: string, payload?: InjectOptions['payload'], headers = {}) =>
    send(app, { method, url: `/v3.0/${path}`, headers: { authorization: `Bearer ${token}`, ...headers }, payload });
  return {
    ...{ db, context, app, shop, neighbour, token, pictures },
    post: (payload, headers) => call('POST', 'payment/transaction', payload, headers),
    postSale: (payload, headers) => call('POST', 'payment/sale', payload, headers),
    get: (path) => call('GET', path),
    async countSales() {
      const text = 'select count(*) as n from transactions';
      const answer = await db.database.withRealm(realmId, (client) => client.query<{ n: number }>(text));
      return answer.rows[0]?.n ?? -1;
    },
    async close() {
      await app.close();
      await closeContext(context);
      await db.close();
    },
  };
}
