import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig, refuseWithoutMail } from '../config.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { closeContext, openContext } from '../openContext.ts';
import { checkAnswers } from '../testing/checkAnswers.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { prepareSetup } from './prepareSetup.ts';

const SECRET = 'between-the-gateway-and-the-server';
/** A real shop; its mails are not tested here. */
const REAL = { NODE_ENV: 'production', GATEWAY_CLIENT_SECRET: SECRET, MAILS_TO_FOLDER: 'on' };
const shop = {
  name: 'ร้านกาแฟริมคลอง',
  tax_id: '0105567001231',
  branch_code: 'KLONG',
  branch_name: 'ริมคลอง',
  firstname: 'พิมพ์',
  lastname: 'ใจดี',
  username: 'pim',
  email: 'pim@shop.example',
  password: 'a password of her own',
};

let testDatabase: TestDatabase;
let dataDir: string;
let context: GatewayContext;
let app: FastifyInstance;

/** Opens a production gateway on an empty database. */
beforeEach(async () => {
  testDatabase = await startTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'taem-setup-'));
  const env = { ...REAL, PUBLIC_URL: 'https://shop.example' };
  context = await openContext({ ...readConfig(env), dataDir }, testDatabase.url);
  app = await buildApp(context, checkAnswers);
});
afterEach(async () => {
  await app.close();
  await closeContext(context);
  await testDatabase.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function send(method: InjectOptions['method'], path: string, payload?: object, token?: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const response = await app.inject({ method, url: `/v3.0${path}`, payload, headers });
  return { status: response.statusCode, body: response.json() };
}

/** Returns the code from the terminal of the operator who starts the gateway. */
async function codeOnTerminal(): Promise<string> {
  const lines: string[] = [];
  await prepareSetup(context, (line) => lines.push(line));
  return /https:\/\/shop\.example\/setup .*: (\S+)/.exec(lines.join('\n'))?.[1] ?? '';
}

async function signIn(clientSecret = SECRET) {
  const client = { client_id: 'taem-back-office', client_secret: clientSecret };
  const first = await send('POST', '/oauth/signin', { type: 'client', ...client });
  const user = { type: 'merchant-user', ...client, username: 'pim@shop', password: shop.password };
  return send('POST', '/oauth/signin', user, first.body.payload?.access_token);
}

test('F10 the first merchant is made once, with the code of the terminal, and its owner finds all that a sale needs', async () => {
  expect((await send('GET', '/setup')).body.payload).toEqual({ needed: true });
  const wrong = await send('POST', '/setup', { ...shop, setup_code: 'AAAA-AAAA-AAAA-AAAA' });
  expect([wrong.status, wrong.body.code]).toEqual([422, 'WRONG_AUTHORIZE_CODE']);

  const setup_code = (await codeOnTerminal()).toLowerCase();
  const incomplete = await send('POST', '/setup', { ...shop, setup_code, branch_code: 'ริม', password: 'short' });
  expect(incomplete.body.message.map(({ path }: { path: string }) => path)).toEqual(['branch_code', 'password']);
  const created = await send('POST', '/setup', { ...shop, setup_code });
  expect([created.status, created.body.payload.name]).toEqual([200, shop.name]);

  expect((await send('GET', '/setup')).body.payload).toEqual({ needed: false });
  expect((await send('POST', '/setup', { ...shop, setup_code })).status).toBe(404);
  expect(await codeOnTerminal()).toBe('');

  const token = (await signIn()).body.payload.access_token;
  const read = async (path: string) => (await send('GET', path, undefined, token)).body.payload;
  expect(await read('/merchants/home')).toMatchObject({ merchant_profile: { name: shop.name, tax_id: shop.tax_id } });
  const names = async (path: string, key: string) =>
    (await read(path))[key].map(({ name, code }: { name: string; code?: string }) => code ?? name);
  expect(await names('/merchant-branches', 'branches')).toEqual(['KLONG']);
  expect(await names('/payment-methods', 'payment_methods')).toContain('Cash');
  expect(await names('/member-tiers', 'tiers')).toEqual(['Standard']);
  expect((await names('/merchant-roles', 'roles')).sort()).toEqual(['Administrator', 'Analyst', 'Cashier', 'Manager']);
  const menus: { sub_menus: { code: string; i18n: object }[] }[] = (await read('/menus')).menus;
  expect(menus.flatMap(({ sub_menus }) => sub_menus)).toContainEqual({
    id: expect.any(String),
    code: 'Page.Merchant.Management.Stock',
    name: 'สต็อกสินค้า',
    i18n: { 'th-TH': { name: 'สต็อกสินค้า' }, 'en-US': { name: 'Stock' } },
  });
});

test('F10 two who begin at once make one merchant', async () => {
  const setup_code = await codeOnTerminal();
  const attempts = await Promise.all([1, 2, 3].map(() => send('POST', '/setup', { ...shop, setup_code })));
  expect(attempts.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
  const realms = await context.database.system((client) => client.query('select code from realms'));
  expect(realms.rows).toEqual([{ code: 'shop' }]);
});

test('F10 the code is not found by trying', async () => {
  const guess = (n: number) => send('POST', '/setup', { ...shop, setup_code: `AAAA-AAAA-AAAA-${n}` });
  for (let n = 0; n < 10; n += 1) expect((await guess(n)).status).toBe(422);
  expect((await guess(10)).status).toBe(429);
  expect((await send('POST', '/setup', { ...shop, setup_code: await codeOnTerminal() })).status).toBe(429);
});

test('S11 a real shop starts with no secret that could be guessed, and not without a way for its mails', () => {
  const start = (env: object) => () => refuseWithoutMail(readConfig({ ...REAL, ...env }));
  expect(start({ GATEWAY_CLIENT_SECRET: 'secret' })).toThrow('GATEWAY_CLIENT_SECRET must have at least 24 characters');
  expect(start({ MAILS_TO_FOLDER: '' })).toThrow('SMTP_URL must be set');
  expect(start({ MAILS_TO_FOLDER: '', SMTP_URL: 'smtp://mail' })).not.toThrow();
});

test('S11 the contract of the gateway is answered only to signed-in callers', async () => {
  expect((await app.inject('/openapi.json')).statusCode).toBe(401);
});

test('F10 a start with another secret makes it that of the back office; without any there is no first merchant', async () => {
  const withoutSecret = { ...context, config: { ...context.config, clientSecret: null } };
  await expect(prepareSetup(withoutSecret, () => undefined)).rejects.toThrow(StartRefusal);
  await send('POST', '/setup', { ...shop, setup_code: await codeOnTerminal() });
  const clientSecret = 'after-the-data-were-restored-elsewhere';
  await prepareSetup({ ...context, config: { ...context.config, clientSecret } }, () => undefined);
  expect((await signIn(clientSecret)).status).toBe(200);
  expect((await signIn()).status).not.toBe(200);
});
