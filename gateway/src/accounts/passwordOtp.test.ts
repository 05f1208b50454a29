import { AsyncLocalStorage } from 'node:async_hooks';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseClient } from '../database/pool.ts';
import { clientOf, PASSWORD } from '../testing/fixtures.ts';
import { testGateway } from '../testing/testGateway.ts';
import { inventEmail } from './inventEmail.ts';

const NEW_PASSWORD = 'a longer secret';
const gateway = testGateway();
let clientToken: string;
let otherClientToken: string;

beforeAll(async () => {
  clientToken = await signInClient('shop');
  otherClientToken = await signInClient('elsewhere');
  await inRealm("update merchant_users set email = username || '@shop.example'");
});
beforeEach(async () => {
  await gateway.database.system((client) => client.query('delete from attempts'));
  await inRealm('delete from password_otps');
});

async function signInClient(code: string): Promise<string> {
  const answer = await gateway.send('POST', '/oauth/signin', { body: { type: 'client', ...clientOf(code) } });
  return answer.body.payload.access_token;
}
const inRealm = (text: string, values: unknown[] = []) =>
  gateway.database.withRealm(gateway.realm.id, (client) => client.query(text, values));

interface Options {
  token?: string;
  address?: string;
}
const post = (path: string, body: object, { token = clientToken, address = '10.0.0.1' }: Options = {}) =>
  gateway.send('POST', path, { token, body, headers: { 'x-forwarded-for': address } });
const request = (username: string, options?: Options) =>
  post('/onboard/merchant-user/password/otp', { username }, options);
const verify = (username: string, ref_code: string, otp_code: string, options?: Options) =>
  post('/security/otp/verify', { username, ref_code, otp_code }, options);
const reset = (username: string, secret: string, password = NEW_PASSWORD, options?: Options) =>
  post('/onboard/merchant-user/password', { username, secret, password }, options);
const signIn = (username: string, password: string) =>
  post('/oauth/signin', { type: 'merchant-user', ...clientOf('shop'), username, password });

/** Returns the queued mails, the newest first. */
async function mails(): Promise<{ recipient: string | null; code: string; text: string; subject: string }[]> {
  const answer = await inRealm('select recipient, content from outbox_messages order by id desc');
  return answer.rows.map(({ recipient, content }) => ({
    ...content,
    recipient,
    code: /^\d{6}$/m.exec(content.text)?.[0] ?? '',
  }));
}

/** Requests a code, and reads it from the mail. */
async function ask(username: string): Promise<{ ref: string; code: string }> {
  const { body } = await request(username);
  return { ref: body.payload.ref_code, code: (await mails())[0]?.code ?? '' };
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a forgotten password', () => {
  test('AUTH-25 code by mail, entered, new password set: the old one and every session are gone', async () => {
    const session = await gateway.signIn('cashier');
    const requested = await request('cashier@shop');
    expect(requested.body.payload).toEqual({
      target: 'c***@s***.example',
      ref_code: expect.stringMatching(/^[A-Z2-9]{8}$/),
    });
    const { ref_code } = requested.body.payload;
    const [mail] = await mails();
    expect(mail).toMatchObject({ recipient: 'cashier@shop.example', subject: expect.stringContaining('รหัส') });
    // The subject is readable on a locked phone.
    expect(mail?.subject).not.toContain(mail?.code);
    expect(mail?.text).toContain(ref_code);
    expect((await verify('cashier@shop', ref_code, mail?.code ?? '')).status).toBe(200);
    expect((await reset('cashier@shop', ref_code)).status).toBe(200);
    expect((await gateway.send('GET', '/merchants/home', { token: session })).status).toBe(401);
    expect((await signIn('cashier@shop', PASSWORD)).status).toBe(422);
    expect((await signIn('cashier@shop', NEW_PASSWORD)).status).toBe(200);
  });

  test('the mail is English for an English screen', async () => {
    await post('/onboard/merchant-user/password/otp', { username: 'owner@shop', locale: 'en-US' });
    expect((await mails())[0]?.text).toContain('It works once, within 10 minutes.');
  });

  test('OP-03 without a verified code the ref code is worth nothing, and it works once', async () => {
    const { ref, code } = await ask('nobody@shop');
    expect((await reset('nobody@shop', ref)).body.code).toBe('OTP_NOT_VERIFIED');
    await verify('nobody@shop', ref, code);
    expect((await reset('owner@shop', ref)).body.code).toBe('OTP_NOT_VERIFIED');
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset('nobody@shop', ref)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect((await reset('nobody@shop', ref)).body.code).toBe('OTP_NOT_VERIFIED');
  });

  test('OP-02 the new password has more than 8 characters, and refusing it does not use up the code', async () => {
    const { ref, code } = await ask('nobody@shop');
    await verify('nobody@shop', ref, code);
    expect(await reset('nobody@shop', ref, '12345678')).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message: [{ path: 'password', message: 'Should more than 8 characters' }] },
    });
    expect((await reset('nobody@shop', ref, 'x'.repeat(201))).status).toBe(400);
    expect((await reset('nobody@shop', ref, '123456789')).body.message[0].message).toBe('Too easy to guess');
    expect((await reset('nobody@shop', ref, 'tea4three')).status).toBe(200);
  });

  test('a code is entered once', async () => {
    const { ref, code } = await ask('owner@shop');
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify('owner@shop', ref, code)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 422, 422, 422]);
  });

  test('OP-07 asking again makes the code before worthless', async () => {
    const first = await ask('owner@shop');
    const second = await ask('owner@shop');
    expect((await verify('owner@shop', first.ref, first.code)).body.code).toBe('WRONG_OTP');
    expect((await verify('owner@shop', second.ref, second.code)).status).toBe(200);
  });

  test('a code is good for 10 minutes, and for as long again to set the password', async () => {
    const late = await ask('owner@shop');
    await inRealm("update password_otps set expires_at = now() - interval '1 second'");
    expect((await verify('owner@shop', late.ref, late.code)).body).toMatchObject({
      code: 'WRONG_OTP',
      message: 'The OTP does not match',
    });
    const answer = await inRealm(
      "update password_otps set expires_at = now() + interval '1 minute' returning expires_at",
    );
    await verify('owner@shop', late.ref, late.code);
    const { rows } = await inRealm("select expires_at > now() + interval '9 minutes' as longer from password_otps");
    expect([answer.rowCount, rows[0].longer]).toEqual([1, true]);
    await inRealm("update password_otps set expires_at = now() - interval '1 second'");
    expect((await reset('owner@shop', late.ref)).body.code).toBe('OTP_NOT_VERIFIED');
  });

  test('the code itself is nowhere in the table', async () => {
    const { code } = await ask('owner@shop');
    const { rows } = await inRealm('select * from password_otps');
    expect(JSON.stringify(rows)).not.toContain(code);
    expect(rows[0].otp_hash).toMatch(/^\$argon2id\$/);
  });
});

describe('guessing', () => {
  test('five tries for a code, also all at the same moment; then the right one is refused too', async () => {
    const { ref, code } = await ask('owner@shop');
    const guesses = Array.from({ length: 12 }, (_, n) =>
      verify('owner@shop', ref, wrong(code), { address: `10.3.0.${n}` }),
    );
    expect((await Promise.all(guesses)).every((answer) => answer.body.code === 'WRONG_OTP')).toBe(true);
    expect((await inRealm('select tries from password_otps')).rows).toEqual([{ tries: 5 }]);
    expect((await verify('owner@shop', ref, code)).body.code).toBe('WRONG_OTP');
  });

  test('fifteen tries for an account, over all its codes and from everywhere', async () => {
    const guesses = Array.from({ length: 30 }, (_, n) =>
      verify('owner@shop', 'AAAAAAAA', '000000', { address: `10.4.0.${n}` }),
    );
    const codes = (await Promise.all(guesses)).map((answer) => answer.body.code);
    expect(codes.filter((code) => code === 'WRONG_OTP')).toHaveLength(15);
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(15);
  });

  test('five codes for an account, requested at once or not, registered or not', async () => {
    for (const username of ['owner@shop', 'ghost@shop']) {
      const requests = Array.from({ length: 12 }, (_, n) => request(username, { address: `10.5.0.${n}` }));
      const statuses = (await Promise.all(requests)).map((answer) => answer.status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(7);
    }
  });

  test('one address cannot ask for everyone', async () => {
    const answers = [];
    for (let n = 0; n < 60; n += 10) {
      const some = Array.from({ length: 10 }, (_, m) => request(`ghost${n + m}@shop`, { address: '10.6.0.1' }));
      answers.push(...(await Promise.all(some)));
    }
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50);
  });

  test('ref codes are bounded like passwords', async () => {
    const guesses = Array.from({ length: 25 }, (_, n) =>
      reset('owner@shop', `GUESS${n}`, NEW_PASSWORD, { address: `10.7.0.${n}` }),
    );
    const answers = await Promise.all(guesses);
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
  });
});

describe('whether an account exists', () => {
  /**
   * Returns every statement of one call, in order, without its values; periodic work of the gateway is not included.
   */
  async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
    const ofCall = new AsyncLocalStorage<true>();
    const statements: string[] = [];
    const watch = (client: DatabaseClient): DatabaseClient => ({
      query(statement, values) {
        if (ofCall.getStore()) statements.push(typeof statement === 'string' ? statement : statement.text);
        return client.query(statement, values);
      },
    });
    const { withRealm, inTransaction, system } = gateway.context.database;
    Object.assign(gateway.context.database, {
      withRealm: (id: string, work: (client: DatabaseClient) => Promise<unknown>) =>
        withRealm(id, (client) => work(watch(client))),
      inTransaction: (id: string, work: (client: DatabaseClient) => Promise<unknown>) =>
        inTransaction(id, (client) => work(watch(client))),
      system: (work: (client: DatabaseClient) => Promise<unknown>) => system((client) => work(watch(client))),
    });
    try {
      await ofCall.run(true, call);
    } finally {
      Object.assign(gateway.context.database, { withRealm, inTransaction, system });
    }
    return statements;
  }

  const withoutMail = ['ghost@shop', 'owner@elsewhere', 'owner', 'inactive@shop', 'mailless@shop'];

  beforeAll(async () => {
    await inRealm(
      `insert into merchant_users (username, password_hash, firstname, lastname, role_id, status, email)
       values ('inactive', '', 'I', 'N', $1, 'Inactive', 'inactive@shop.example'),
         ('mailless', '', 'M', 'L', $1, 'Active', null)`,
      [gateway.realm.ids.noneRole],
    );
  });

  test('asking, entering a code and setting a password take the very same statements', async () => {
    const account = {
      ask: await statementsOf(() => request('owner@shop')),
      enter: await statementsOf(() => verify('owner@shop', 'AAAAAAAA', '000000')),
      set: await statementsOf(() => reset('owner@shop', 'AAAAAAAA')),
    };
    expect(account.ask.length).toBeGreaterThan(3);
    for (const username of withoutMail) {
      expect(await statementsOf(() => request(username)), username).toEqual(account.ask);
      expect(await statementsOf(() => verify(username, 'AAAAAAAA', '000000')), username).toEqual(account.enter);
      expect(await statementsOf(() => reset(username, 'AAAAAAAA')), username).toEqual(account.set);
    }
  });

  test('the answer has the same form, stays the same, and no mail leaves the house', async () => {
    for (const username of withoutMail) {
      const before = (await mails()).length;
      const first = await request(username);
      const second = await request(username);
      expect(first.body.payload).toEqual({
        target: expect.stringMatching(/^[a-z]\*\*\*@s\*\*\*\.example$/),
        ref_code: expect.stringMatching(/^[A-Z2-9]{8}$/),
      });
      expect(second.body.payload.target).toBe(first.body.payload.target);
      expect(second.body.payload.ref_code).not.toBe(first.body.payload.ref_code);
      const written = (await mails()).slice(0, (await mails()).length - before);
      expect(written.map((mail) => mail.recipient)).toEqual([null, null]);
    }
  });

  test('even the right code of an account that does not exist opens nothing', async () => {
    const { body } = await request('ghost@shop');
    const code = (await mails())[0]?.code ?? '';
    expect((await verify('ghost@shop', body.payload.ref_code, code)).body.code).toBe('WRONG_OTP');
  });

  test('invented addresses begin like their usernames as often as real ones do', () => {
    const digests = Array.from({ length: 512 }, (_, n) => Uint8Array.of(n % 7, n % 256, 25));
    const share = (alike: number) =>
      digests.filter((digest) => inventEmail(digest, 'anan', { domains: ['a.example'], alike }).startsWith('a@'))
        .length / 512;
    expect([share(1), share(0.5), share(0)]).toEqual([1, 0.5, 0]);
    expect(inventEmail(Uint8Array.of(1, 0, 0), 'anan', { domains: [], alike: 1 })).toBe('a@gmail.com');
  });
});

test('a user token, another kind of token or none is 401; another shop cannot ask for this one', async () => {
  const user = await gateway.signIn('owner');
  for (const token of [user, 'a.b.c', '']) {
    expect((await request('owner@shop', { token })).status).toBe(401);
    expect((await verify('owner@shop', 'A', '1', { token })).status).toBe(401);
    expect((await reset('owner@shop', 'A', NEW_PASSWORD, { token })).status).toBe(401);
  }
  const before = (await mails()).length;
  await request('owner@shop', { token: otherClientToken });
  expect(await mails()).toHaveLength(before);
});

test.each<[string, string, object, string]>([
  ['no username', '/onboard/merchant-user/password/otp', {}, 'username'],
  ['a username that is no text', '/onboard/merchant-user/password/otp', { username: 1 }, 'username'],
  ['no code', '/security/otp/verify', { username: 'a', ref_code: 'b' }, 'otp_code'],
  [
    'a code of a megabyte',
    '/security/otp/verify',
    { username: 'a', ref_code: 'b', otp_code: '1'.repeat(999) },
    'otp_code',
  ],
  ['no secret', '/onboard/merchant-user/password', { username: 'a', password: '123456789' }, 'secret'],
])('refuses %s', async (_, path, body, field) => {
  expect(await post(path, body)).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', message: [{ path: field }] },
  });
});
