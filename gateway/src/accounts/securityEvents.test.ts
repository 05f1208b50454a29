import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashSecret } from '../http/secretHash.ts';
import { CLIENT, OFFER_PIN, PASSWORD } from '../testing/fixtures.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';

let gateway: TestGateway;
let owner: string;
let clientToken: string;
const logged: string[] = [];

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    logged.push(String(line));
    return true;
  });
  gateway = await startTestGateway({ logLevel: 'warn' });
  owner = await gateway.signIn('owner');
  const client = { type: 'client', locale: 'th-TH', ...CLIENT };
  clientToken = (await gateway.send('POST', '/oauth/signin', { body: client })).body.payload.access_token;
});
beforeEach(async () => {
  logged.length = 0;
  for (const table of ['attempts', 'guess_waits']) {
    await gateway.database.system((db) => db.query(`delete from ${table}`));
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  await gateway.close();
});

interface Event {
  kind: string;
  account: string | null;
  subject: string | null;
  address: string;
  branch_id: string | null;
  user: { username: string } | null;
}

const all = async (query: Record<string, string> = {}): Promise<Event[]> =>
  (await gateway.send('GET', '/security-events', { token: owner, query: { limit: '1000', ...query } })).body.payload
    .security_events.result;
/** Returns the events that a run caused, the oldest first. */
async function eventsOf(run: () => Promise<unknown>): Promise<Event[]> {
  const before = (await all()).length;
  await run();
  return (await all()).slice(0, -before).toReversed();
}
const kinds = (events: readonly Event[]) => events.map(({ kind, account, subject }) => [kind, account, subject]);
const signIn = (username: string, password: string) =>
  gateway.send('POST', '/oauth/signin', {
    token: clientToken,
    headers: { 'x-forwarded-for': '203.0.113.7' },
    body: { type: 'merchant-user', ...CLIENT, username, password },
  });
const ids = () => gateway.realm.ids;
const patch = (path: string, body: object) => gateway.send('PATCH', path, { token: owner, body });
/** Sets the codes of a shop: without them, there is nothing to guess. */
const setCodes = async (realmId: string) =>
  gateway.database.withRealm(realmId, async (db) =>
    db.query('update merchant_settings set authorize_code_void_hash = $1, authorize_code_adjust_hash = $1', [
      await hashSecret('4321'),
    ]),
  );

describe('S12 the owner is notified of', () => {
  test('a wrong password, of whom and from where; the row that is waited for; never what was typed', async () => {
    const events = await eventsOf(async () => {
      for (let n = 0; n < 12; n += 1) await signIn('cashier@shop', `guess ${n}`);
      // A password typed into the wrong field, and an unknown user.
      await signIn(`${PASSWORD}@shop`, 'x');
      await signIn('cashier@elsewhere', 'x');
    });
    expect(kinds(events)).toEqual([
      ...Array(10).fill(['SIGN_IN_FAILED', 'cashier', null]),
      ['SIGN_IN_LOCKED', 'cashier', null],
      ['SIGN_IN_FAILED', null, null],
      ['SIGN_IN_FAILED', null, null],
    ]);
    expect(events[0]).toMatchObject({ address: '203.0.113.7', user: null, branch_id: null });
    expect(`${JSON.stringify(events)}${logged.join('')}`).not.toMatch(/correct horse|guess \d/);
    const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'security event');
    expect(lines).toHaveLength(events.length);
    expect(lines[0]).toMatchObject({ level: 40, kind: 'SIGN_IN_FAILED', account: 'cashier', address: '203.0.113.7' });
  });

  test('a wrong PIN and a wrong code, by whom and in which branch', async () => {
    await setCodes(gateway.realm.id);
    const cashier = await gateway.signIn('cashier');
    const pin = (authorize_pin: string) =>
      gateway.send('POST', `/offers/${ids().locked}/verify`, { token: cashier, body: { authorize_pin } });
    const events = await eventsOf(async () => {
      expect((await pin('0000')).status).toBe(422);
      expect((await pin(OFFER_PIN)).status).toBe(200);
      for (const action of ['void', 'adjust']) {
        const body = {
          transaction_no: 'A01-1',
          authorize_pin: '0000',
          __v: 0,
          ...(action === 'adjust' && { type: 'reward', amount: 1 }),
        };
        expect((await gateway.send('POST', `/payment/${action}`, { token: owner, body })).body.code).toBe(
          'WRONG_AUTHORIZE_CODE',
        );
      }
    });
    expect(kinds(events)).toEqual([
      ['OFFER_PIN_FAILED', null, 'Staff'],
      ['VOID_CODE_FAILED', null, null],
      ['ADJUST_CODE_FAILED', null, null],
    ]);
    expect(events[0]).toMatchObject({ user: { username: 'cashier' }, branch_id: ids().ari });
    expect(events[1]).toMatchObject({ user: { username: 'owner' }, branch_id: null });
  });

  test('one-time codes and passwords: requested, wrong, reset, changed, set for another', async () => {
    const open = (path: string, body: object) => gateway.send('POST', path, { token: clientToken, body });
    await patch(`/merchant-users/${ids().cashier}`, { __v: 0, email: 'c@shop.example' });
    const events = await eventsOf(async () => {
      const { ref_code } = (await open('/onboard/merchant-user/password/otp', { username: 'cashier@shop' })).body
        .payload;
      await open('/security/otp/verify', { username: 'cashier@shop', ref_code, otp_code: '0' });
      const messages = await gateway.database.withRealm(gateway.realm.id, (db) =>
        db.query("select content->>'text' as text from outbox_messages order by created_at desc limit 1"),
      );
      const [otp_code] = /\d{6}/.exec(messages.rows[0].text) ?? [];
      await open('/security/otp/verify', { username: 'cashier@shop', ref_code, otp_code });
      const password = 'quite another one';
      const reset = { username: 'cashier@shop', password, secret: ref_code };
      expect((await open('/onboard/merchant-user/password', reset)).status).toBe(200);
      for (const user of [ids().owner, ids().cashier]) {
        expect((await patch(`/merchant-users/${user}/password`, { password: PASSWORD })).status).toBe(200);
      }
    });
    expect(kinds(events)).toEqual([
      ['OTP_REQUESTED', 'cashier', null],
      ['OTP_FAILED', 'cashier', null],
      ['PASSWORD_RESET', 'cashier', null],
      ['PASSWORD_CHANGED', 'owner', null],
      ['PASSWORD_SET_FOR_OTHER', 'cashier', null],
    ]);
  });

  test('rights that are given, and not of what stays as it was or is refused', async () => {
    const version = async (path: string) =>
      Object.values<{ __v: number }>((await gateway.send('GET', path, { token: owner })).body.payload)[0]?.__v;
    const change = async (path: string, body: object) => patch(path, { __v: await version(path), ...body });
    const user = `/merchant-users/${ids().nobody}`;
    const role = `/merchant-roles/${ids().noneRole}`;
    const authorizes = [{ object_code: 'Page.Merchant.Payment', action_codes: ['Read'] }];
    const events = await eventsOf(async () => {
      await change(user, { job_title: 'Barista', role_id: ids().noneRole, status: 'Active' });
      await change(user, { role_id: ids().cashierRole });
      await change(user, { branches: [ids().ari] });
      await change(user, { email: 'n@shop.example' });
      await change(user, { email: 'n@shop.example' });
      await change(user, { role_id: crypto.randomUUID() });
      await change(role, { desc: 'x' });
      await change(role, { authorizes });
      await change(role, { authorizes });
      const person = { username: 'new', firstname: 'A', lastname: 'B', employee_no: '77', phone: '0812223344' };
      const place = { email: 'new@shop.example', status: 'Active', role_id: ids().noneRole, branches: [ids().ari] };
      await gateway.send('POST', '/merchant-users', {
        token: owner,
        body: { ...person, ...place, password: PASSWORD },
      });
      await gateway.send('POST', '/merchant-roles', { token: owner, body: { name: 'Fresh', authorizes } });
    });
    expect(kinds(events)).toEqual([
      ['USER_RIGHTS_CHANGED', 'nobody', 'Cashier'],
      ['USER_RIGHTS_CHANGED', 'nobody', 'Cashier'],
      ['USER_EMAIL_CHANGED', 'nobody', null],
      ['ROLE_RIGHTS_CHANGED', null, 'None'],
      ['USER_RIGHTS_CHANGED', 'new', 'None'],
      ['ROLE_RIGHTS_CHANGED', null, 'Fresh'],
    ]);
  });

  test('a session whose refresh token was copied', async () => {
    const { refresh_token } = (await signIn('owner@shop', PASSWORD)).body.payload;
    const refresh = () => gateway.send('POST', '/oauth/refresh', { body: { refresh_token } });
    const events = await eventsOf(async () => {
      await refresh();
      await gateway.database.withRealm(gateway.realm.id, (db) =>
        db.query("update refresh_tokens set used_at = used_at - interval '11 seconds' where used_at is not null"),
      );
      expect((await refresh()).status).toBe(401);
      expect((await refresh()).status).toBe(401);
    });
    expect(kinds(events)).toEqual([['SESSION_COPIED', 'owner', null]]);
  });
});

describe('the list of events', () => {
  test('is for administrators of the same realm, by kind and day', async () => {
    for (const username of ['cashier', 'nobody']) {
      const answer = await gateway.send('GET', '/security-events', { token: await gateway.signIn(username) });
      expect(answer.body.code).toBe('PERMISSION');
    }
    const filter = JSON.stringify({ kind: 'VOID_CODE_FAILED' });
    expect(kinds(await all({ filter }))).toEqual([['VOID_CODE_FAILED', null, null]]);
    expect(await all({ from: '2020-01-01', to: '2020-01-31' })).toEqual([]);
    const [day] = new Date(Date.now() + 7 * 3_600_000).toISOString().split('T');
    expect((await all({ from: String(day) })).length).toBeGreaterThan(10);
  });

  test('is changed by no one: there is no way in, and the table itself refuses', async () => {
    const path = `/security-events/${ids().securityEvent}`;
    for (const method of ['PATCH', 'DELETE', 'PUT']) {
      expect((await gateway.send(method, path, { token: owner })).status).toBe(405);
    }
    for (const text of ["update security_events set account = 'x'", 'delete from security_events']) {
      await expect(gateway.database.withRealm(gateway.realm.id, (db) => db.query(text))).rejects.toThrow('append-only');
    }
  });

  test('grows by a limited number a day, but never leaves out a right that was given', async () => {
    await gateway.database.withRealm(gateway.otherRealm.id, (db) =>
      db.query("insert into security_events (kind) select 'OTP_FAILED' from generate_series(1, 10000)"),
    );
    const total = async () =>
      (
        await gateway.database.withRealm(gateway.otherRealm.id, (db) =>
          db.query('select count(*) from security_events'),
        )
      ).rows[0].count;
    const before = await total();
    const other = await gateway.signIn('owner', gateway.otherRealm.code);
    const send = (method: string, path: string, body: object) => gateway.send(method, path, { token: other, body });
    await setCodes(gateway.otherRealm.id);
    const wrong = await send('POST', '/payment/void', { transaction_no: 'x', authorize_pin: '0000', __v: 0 });
    expect(wrong.body.code).toBe('WRONG_AUTHORIZE_CODE');
    expect(await total()).toBe(before);
    await send('POST', '/merchant-roles', { name: 'Quiet' });
    expect(await total()).toBe(before + 1);
  });

  test('forgets after 400 days', async () => {
    await gateway.database.withRealm(gateway.realm.id, (db) =>
      db.query(
        "insert into security_events (kind, time) values ('OTP_FAILED', now() - interval '401 days'), ('OTP_FAILED', now() - interval '399 days')",
      ),
    );
    const old = async () =>
      (await all({ to: new Date(Date.now() - 300 * 86_400_000).toISOString().slice(0, 10) })).length;
    expect(await old()).toBe(2);
    await signIn('cashier@shop', 'wrong');
    expect(await old()).toBe(1);
  });
});
