import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { loadDemoShop } from '../demo/loadDemoShop.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { closeContext, openContext } from '../openContext.ts';
import { checkAnswers } from './checkAnswers.ts';
import { startTestDatabase } from './startTestDatabase.ts';

export interface DemoAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form.
  body: any;
}

export interface DemoRequest {
  token?: string | null;
  query?: Record<string, unknown>;
  body?: unknown;
  form?: Record<string, string | Blob>;
  headers?: Record<string, string>;
}

/** A gateway that listens, with its own database with the small demo shop; called over HTTP like by any client. */
export interface DemoGateway {
  database: GatewayContext['database'];
  address: string;
  /** No sale is later than this. */
  now: Date;
  client: { client_id: string; client_secret: string };
  /** The password of every demo user. */
  password: string;
  /** Tokens of the calling program and of the demo users. */
  tokens: { client: string; owner: string; cashier: string; analyst: string };
  send(method: string, path: string, request?: DemoRequest): Promise<DemoAnswer>;
  close(): Promise<void>;
}

const CLIENT = { client_id: 'taem-back-office', client_secret: demoAccounts.clientSecret };

export async function startDemoGateway(now: Date): Promise<DemoGateway> {
  const { url, database, close } = await startTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'taem-files-'));
  const context = await openContext({ ...readConfig({ LOG_LEVEL: 'error' }), port: 0, dataDir, databaseUrl: url }, url);
  await loadDemoShop(database, context.files, { scale: 0.02, now });
  const app = await buildApp(context, checkAnswers);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const tokens = { client: '', owner: '', cashier: '', analyst: '' };

  async function send(method: string, path: string, request: DemoRequest = {}): Promise<DemoAnswer> {
    const { token = tokens.owner, query = {}, body, form, headers = {} } = request;
    const target = new URL(`${address}/v3.0/${path}`);
    for (const [name, value] of Object.entries(query)) {
      target.searchParams.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    const sent = new Headers(headers);
    if (body !== undefined) sent.set('content-type', 'application/json');
    if (token) sent.set('authorization', `Bearer ${token}`);
    const payload = form ? toForm(form) : JSON.stringify(body);
    const response = await fetch(target, { method, headers: sent, body: payload });
    return { status: response.status, body: await response.json() };
  }

  const signIn = async (body: object, token: string | null) =>
    (await send('POST', 'oauth/signin', { token, body: { locale: 'th-TH', ...CLIENT, ...body } })).body.payload
      .access_token;
  tokens.client = await signIn({ type: 'client' }, null);
  for (const name of ['owner', 'cashier', 'analyst'] as const) {
    const user = { type: 'merchant-user', username: `${name}@${demoAccounts.realm}`, password: demoAccounts.password };
    tokens[name] = await signIn(user, tokens.client);
  }

  return {
    database,
    address,
    now,
    client: CLIENT,
    password: demoAccounts.password,
    tokens,
    send,
    async close() {
      await app.close();
      await closeContext(context);
      await close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function toForm(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
