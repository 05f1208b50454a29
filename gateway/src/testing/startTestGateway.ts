import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { closeContext, openContext } from '../openContext.ts';
import { checkAnswers } from './checkAnswers.ts';
import { databaseOfTests } from './databaseOfTests.ts';
import { clientOf, createRealm, PASSWORD, type TestRealm } from './fixtures.ts';
import { startTestDatabase, type TestDatabaseOptions } from './startTestDatabase.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form.
  body: any;
  headers: Record<string, unknown>;
}

export interface TestGateway {
  app: FastifyInstance;
  context: GatewayContext;
  database: GatewayContext['database'];
  databaseUrl: string;
  realm: TestRealm;
  /** Another merchant in the same database, with the same content. */
  otherRealm: TestRealm;
  /** Returns an access token of one of the fixtures' users. */
  signIn(username: string, realmCode?: string): Promise<string>;
  /** Sends a request below /v3.0. */
  send(method: string, path: string, options?: SendOptions): Promise<Answer>;
  /** Listens on a free port and returns the address; most tests need no port. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export interface SendOptions {
  token?: string;
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

export async function startTestGateway(
  changes: Partial<Config> = {},
  options: TestDatabaseOptions = {},
): Promise<TestGateway> {
  const { url, servedUrl, readUrl, database, close } = await startTestDatabase(options);
  const dataDir = await mkdtemp(join(tmpdir(), 'taem-files-'));
  const realm = await createRealm(database, 'shop', true);
  const otherRealm = await createRealm(database, 'elsewhere', true);
  const config = {
    ...readConfig({ LOG_LEVEL: 'error' }),
    port: 0,
    dataDir,
    databaseUrl: servedUrl,
    databaseDirectUrl: url,
    databaseReadUrl: readUrl,
    ...changes,
  };
  const context = await openContext(config, servedUrl);
  const app = await buildApp(context, checkAnswers);

  async function send(method: string, path: string, options: SendOptions = {}): Promise<Answer> {
    const { token, body, query, headers = {} } = options;
    const response = await app.inject({
      method: method as InjectOptions['method'],
      url: `/v3.0${path}`,
      query,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      payload: body as InjectOptions['payload'],
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  }

  return {
    app,
    context,
    database: databaseOfTests(database, context),
    databaseUrl: url,
    realm,
    otherRealm,
    send,
    async signIn(username, realmCode = realm.code) {
      const credentials = clientOf(realmCode);
      const client = await send('POST', '/oauth/signin', { body: { type: 'client', ...credentials } });
      const body = { type: 'merchant-user', ...credentials, username: `${username}@${realmCode}`, password: PASSWORD };
      const answer = await send('POST', '/oauth/signin', { token: client.body.payload.access_token, body });
      return answer.body.payload.access_token;
    },
    listen: () => app.listen({ host: '127.0.0.1', port: 0 }),
    async close() {
      // A test that only reads the status leaves its connection with an unread body.
      app.server.closeAllConnections();
      await app.close();
      await closeContext(context);
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
