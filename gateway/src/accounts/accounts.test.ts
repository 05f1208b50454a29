import { SignJWT } from 'jose';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openAccessTokens } from '../http/accessTokens.ts';
import { CLIENT, clientOf, PASSWORD } from '../testing/fixtures.ts';
import { testGateway } from '../testing/testGateway.ts';
import { openSessionStore } from './openSessionStore.ts';

const gateway = testGateway();
let clientToken: string;

beforeAll(async () => {
  clientToken = (await signInClient()).body.payload.access_token;
});

const signInClient = (changes: object = {}) =>
  gateway.send('POST', '/oauth/signin', { body: { type: 'client', locale: 'th-TH', ...CLIENT, ...changes } });

const signInUser = (username: string, password = PASSWORD, token = clientToken, address = '10.0.0.1') =>
  gateway.send('POST', '/oauth/signin', {
    token,
    headers: { 'x-forwarded-for': address },
    body: { type: 'merchant-user', ...CLIENT, username, password },
  });

const home = (token: string) => gateway.send('GET', '/merchants/home', { token });
const refresh = (token: string) => gateway.send('POST', '/oauth/refresh', { body: { refresh_token: token } });
const inRealm = (text: string, values: unknown[]) =>
  gateway.database.withRealm(gateway.realm.id, (client) => client.query(text, values));

describe('signing in', () => {
  test('AUTH-02 client first, then the user with the client token', async () => {
    const { body } = await signInUser('cashier@shop');
    expect(body).toMatchObject({ status: 200, payload: { expires_in: 900 } });
    expect((await home(body.payload.access_token)).body.payload.user_profile.username).toBe('cashier');
  });

  test('the name is taken in any case and with spaces around it', async () => {
    expect((await signInUser('  Cashier@SHOP ')).status).toBe(200);
  });

  test('wrong password, unknown name, unknown shop and no shop get the very same answer', async () => {
    const answers = await Promise.all([
      signInUser('owner@shop', 'wrong'),
      signInUser('ghost@shop'),
      signInUser('owner@nowhere'),
      signInUser('owner'),
    ]);
    const expected = {
      status: 422,
      code: 'WRONG_CREDENTIALS',
      wgCode: 'WRONG_CREDENTIALS',
      message: 'Wrong username or password',
    };
    for (const answer of answers) expect(answer.body).toEqual(expected);
  });

  test('an inactive user cannot sign in', async () => {
    await inRealm("update merchant_users set status = 'Inactive' where id = $1", [gateway.realm.ids.nobody]);
    expect((await signInUser('nobody@shop')).body.code).toBe('WRONG_CREDENTIALS');
    await inRealm("update merchant_users set status = 'Active' where id = $1", [gateway.realm.ids.nobody]);
  });

  test('a wrong client secret or an unknown client is refused', async () => {
    expect((await signInClient({ client_secret: 'guess' })).body.code).toBe('WRONG_CREDENTIALS');
    expect((await signInClient({ client_id: 'ghost' })).body.code).toBe('WRONG_CREDENTIALS');
  });

  test('a user sign-in needs a client token: none, a forged one or a user token is 401', async () => {
    const { access_token } = (await signInUser('owner@shop')).body.payload;
    const body = { type: 'merchant-user', ...CLIENT, username: 'owner@shop', password: PASSWORD };
    expect((await gateway.send('POST', '/oauth/signin', { body })).status).toBe(401);
    expect((await signInUser('owner@shop', PASSWORD, 'a.b.c')).status).toBe(401);
    expect((await signInUser('owner@shop', PASSWORD, access_token)).status).toBe(401);
  });

  test.each<[string, unknown, string]>([
    ['an unknown type', { ...CLIENT, type: 'robot' }, 'type'],
    ['no client', { type: 'client', client_secret: 'x' }, 'client_id'],
    ['no username', { ...CLIENT, type: 'merchant-user', password: 'x' }, 'username'],
    ['no password', { ...CLIENT, type: 'merchant-user', username: 'x' }, 'password'],
    [
      'a password of a megabyte',
      { ...CLIENT, type: 'merchant-user', username: 'x', password: 'x'.repeat(201) },
      'password',
    ],
    ['a username that is no text', { ...CLIENT, type: 'merchant-user', username: {}, password: 'x' }, 'username'],
  ])('refuses %s', async (_, body, path) => {
    const answer = await gateway.send('POST', '/oauth/signin', { token: clientToken, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'VALIDATION', message: [{ path }] } });
  });

  test('guesses at one account are bounded, also all at the same moment and from many addresses', async () => {
    const guesses = Array.from({ length: 30 }, (_, n) =>
      signInUser('owner@elsewhere', `guess ${n}`, clientToken, `10.1.0.${n}`),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer.body.code);
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(10);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(20);
    expect(await signInUser('owner@elsewhere')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_ATTEMPTS' } });
    expect((await signInUser('owner@shop')).status).toBe(200);
  });

  test('a client signs in only the users of the shop it belongs to', async () => {
    const other = clientOf('elsewhere');
    const { body } = await signInClient(other);
    const signInOther = (username: string) =>
      gateway.send('POST', '/oauth/signin', {
        token: body.payload.access_token,
        body: { type: 'merchant-user', ...other, username, password: PASSWORD },
      });
    expect((await signInOther('cashier@elsewhere')).status).toBe(200);
    expect((await signInOther('cashier@shop')).body.code).toBe('WRONG_CREDENTIALS');
    expect((await signInUser('cashier@elsewhere')).body.code).toBe('WRONG_CREDENTIALS');
  });

  test('the demo shop is refused in production: its clients, also with another secret, and its sessions', async () => {
    const session = (await signInUser('cashier@shop')).body.payload;
    const rename = (from: string, to: string) =>
      gateway.database.system((client) => client.query('update realms set code = $2 where code = $1', [from, to]));
    await rename('shop', 'taem');
    gateway.context.config.production = true;
    const answers = [await signInClient(), await refresh(session.refresh_token)];
    gateway.context.config.production = false;
    await rename('taem', 'shop');
    expect(answers.map((answer) => answer.body.code)).toEqual(['WRONG_CREDENTIALS', 'UNAUTHORIZED']);
    expect((await refresh(session.refresh_token)).status).toBe(200);
  });

  test('the demo client is refused in production', async () => {
    gateway.context.config.production = true;
    const answer = await signInClient({ client_secret: 'taem-demo-client' });
    gateway.context.config.production = false;
    expect(answer.body.code).toBe('WRONG_CREDENTIALS');
  });
});

describe('tokens', () => {
  const forge = async (secret: Uint8Array, claims: object, expires = '15m') =>
    new SignJWT({ kind: 'user', realmId: gateway.realm.id, sessionId: crypto.randomUUID(), ...claims })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('taem-gateway')
      .setIssuedAt()
      .setExpirationTime(expires)
      .sign(secret);
  const ownKey = async () => {
    const answer = await gateway.database.system((client) => client.query('select secret from signing_keys'));
    return new Uint8Array(answer.rows[0].secret);
  };

  test.each<[string, () => Promise<string> | string]>([
    ['no token', () => ''],
    ['nonsense', () => 'nonsense'],
    ['another key', () => forge(new Uint8Array(32), {})],
    ['no signature', () => `${btoa('{"alg":"none"}')}.${btoa('{"kind":"user"}')}.`],
    ['an expired one', async () => forge(await ownKey(), {}, '-1s')],
    ['an unknown session', async () => forge(await ownKey(), {})],
    ['a client token', () => clientToken],
  ])('401 for %s', async (_, token) => {
    expect(await home(await token())).toMatchObject({ status: 401, body: { status: 401, code: 'UNAUTHORIZED' } });
  });

  test('a token that was good a moment ago is refused once it has expired', async () => {
    const { access_token } = (await signInUser('owner@shop')).body.payload;
    expect((await home(access_token)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1_000 });
    const late = await home(access_token);
    vi.useRealTimers();
    expect(late.status).toBe(401);
  });

  test('a session is worth nothing in another realm', async () => {
    const { payload } = (await signInUser('owner@shop')).body;
    const { sessionId } = JSON.parse(atob(payload.access_token.split('.')[1]));
    const stolen = await forge(await ownKey(), { sessionId, realmId: gateway.otherRealm.id });
    expect((await home(payload.access_token)).status).toBe(200);
    expect((await home(stolen)).status).toBe(401);
  });

  test('AUTH-09 sign-out ends the session and its refresh token at once', async () => {
    const { payload } = (await signInUser('owner@shop')).body;
    expect((await home(payload.access_token)).status).toBe(200);
    expect((await gateway.send('POST', '/oauth/signout', { token: payload.access_token })).status).toBe(200);
    expect((await home(payload.access_token)).status).toBe(401);
    expect((await refresh(payload.refresh_token)).status).toBe(401);
  });

  test('OP-08 a refresh token works once and gives a new pair for the same session', async () => {
    const first = (await signInUser('owner@shop')).body.payload;
    const second = (await refresh(first.refresh_token)).body.payload;
    expect((await home(second.access_token)).status).toBe(200);
    expect((await refresh(second.refresh_token)).status).toBe(200);
  });

  test('a refresh token that comes a second time, later than a moment, ends the session for everyone', async () => {
    const first = (await signInUser('owner@shop')).body.payload;
    const second = (await refresh(first.refresh_token)).body.payload;
    await inRealm("update refresh_tokens set used_at = used_at - interval '11 seconds' where used_at is not null", []);
    expect((await refresh(first.refresh_token)).status).toBe(401);
    expect((await home(second.access_token)).status).toBe(401);
    expect((await refresh(second.refresh_token)).status).toBe(401);
  });

  test('S12 two tabs that refresh at the same moment get the same new token, and the session goes on', async () => {
    const { refresh_token } = (await signInUser('owner@shop')).body.payload;
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    const [given, ...others] = new Set(answers.map(({ body }) => body.payload.refresh_token));
    expect(others).toEqual([]);
    for (const { body } of answers) expect((await home(body.payload.access_token)).status).toBe(200);
    const next = await refresh(String(given));
    expect(next.status).toBe(200);
    // Once the new token was used, the old one can only be a copy.
    expect((await refresh(refresh_token)).status).toBe(401);
    expect((await refresh(next.body.payload.refresh_token)).status).toBe(401);
  });

  test.each(['', 'x', `${crypto.randomUUID()}.abc`, "'; drop table sessions"])(
    'refresh token %j is refused',
    async (token) => {
      expect([400, 401]).toContain((await refresh(token)).status);
    },
  );

  test('two gateways on one database know each other’s tokens', async () => {
    const { access_token } = (await signInUser('owner@shop')).body.payload;
    const other = await openAccessTokens(gateway.database);
    expect(await other.verify(access_token)).toMatchObject({ kind: 'user', realmId: gateway.realm.id });
  });
});

describe('rights that change', () => {
  /** Waits until earlier notices have arrived: one that is sent after them arrives last. */
  async function noticesArrived(): Promise<void> {
    const listener = await gateway.database.openConnection();
    await listener.query('listen settled');
    const arrived = new Promise((resolve) => listener.once('notification', resolve));
    await gateway.database.system((client) => client.query('notify settled'));
    await arrived;
    await listener.end();
  }

  test('a role that loses a right loses it for those who are signed in', async () => {
    const { access_token } = (await signInUser('cashier@shop')).body.payload;
    const read = () => gateway.send('GET', '/members', { token: access_token });
    expect((await read()).status).toBe(200);
    const role = gateway.realm.ids.cashierRole;
    const saved = (await inRealm('select authorizes from merchant_roles where id = $1', [role])).rows[0].authorizes;
    await inRealm("update merchant_roles set authorizes = '[]' where id = $1", [role]);
    await noticesArrived();
    await expect.poll(async () => (await read()).body.code).toBe('PERMISSION');
    await inRealm('update merchant_roles set authorizes = $2 where id = $1', [role, JSON.stringify(saved)]);
    await noticesArrived();
    await expect.poll(async () => (await read()).status).toBe(200);
  });

  test('a user who is made inactive is out, everywhere', async () => {
    const { access_token, refresh_token } = (await signInUser('nobody@shop')).body.payload;
    expect((await home(access_token)).status).toBe(200);
    await inRealm("update merchant_users set status = 'Inactive' where id = $1", [gateway.realm.ids.nobody]);
    await noticesArrived();
    await expect.poll(async () => (await home(access_token)).status).toBe(401);
    expect((await refresh(refresh_token)).status).toBe(401);
    await inRealm("update merchant_users set status = 'Active' where id = $1", [gateway.realm.ids.nobody]);
  });

  test('without a listening connection nothing is kept', async () => {
    const { access_token } = (await signInUser('owner@shop')).body.payload;
    const { sessionId } = JSON.parse(atob(access_token.split('.')[1]));
    const deaf = { ...gateway.database, openConnection: () => Promise.reject(new Error('gone')) };
    const store = await openSessionStore(deaf);
    expect(await store.find(gateway.realm.id, sessionId)).toMatchObject({ role: { name: 'Administrator' } });
    await inRealm('update sessions set ended_at = now() where id = $1', [sessionId]);
    expect(await store.find(gateway.realm.id, sessionId)).toBeNull();
    await store.close();
  });
});
