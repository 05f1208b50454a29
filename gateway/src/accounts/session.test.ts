import { EventEmitter } from 'node:events';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import type { Database } from '../database/pool.ts';
import { ACCESS_TOKEN_SECONDS } from '../http/accessTokens.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { hashSecret } from '../http/secretHash.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { DEVICE_HEADER, markOf, rememberAccount } from './deviceToken.ts';
import { openSessionStore } from './openSessionStore.ts';
import { refreshSession } from './refreshSession.ts';
import { hashToken } from './sessionTokens.ts';
import { signInClient, signInUser } from './signIn.ts';
import { signOut } from './signOut.ts';

const SHOP = '8f1d1c1a-0000-4000-8000-000000000001';
const OTHER = '8f1d1c1a-0000-4000-8000-000000000002';
const CLIENT = { kind: 'client', clientId: 'web', realmId: SHOP } as const;
const REALM = 'select id from realms where code';
const USER = 'from merchant_users where lower(username)';
const NAME_OF_ACCOUNT = 'select u.username from merchant_users u, realms r';
const wrong = { status: 422, code: 'WRONG_CREDENTIALS' };

let secretHash: string;
beforeAll(async () => {
  secretHash = await hashSecret('right');
});
afterEach(() => vi.useRealTimers());

describe('AUTH-02 the application', () => {
  const signInWith = async (
    client_secret: string,
    rows: object[],
    options: { production?: boolean; realmCode?: string; kind?: 'server' } = {},
  ) => {
    const door = await scriptedDoor(
      { 'from oauth_clients': rows, 'select code from realms': [{ code: options.realmCode ?? 'shop' }] },
      options,
    );
    const credentials = { client_id: 'web', client_secret };
    const answer = await signInClient(door.context, await door.requestOf(null), credentials, options.kind ?? 'client');
    return { door, claims: await door.tokens.verify(answer.access_token) };
  };
  const row = () => ({ realm_id: SHOP, secret_hash: secretHash });

  it('gets a token that names it and its shop, and its network is counted', async () => {
    const { door, claims } = await signInWith('right', [row()]);
    expect(claims).toEqual(CLIENT);
    expect((await signInWith('right', [row()], { kind: 'server' })).claims).toEqual({ ...CLIENT, kind: 'server' });
    expect(door.guarded).toEqual([[{ kind: 'client-address', key: expect.any(String), clearedBySuccess: false }]]);
    expect(door.statements).toEqual([{ as: 'system', words: 'from oauth_clients', values: ['web'] }]);
  });

  it('is refused with another secret, and where there is none of its name', async () => {
    await expect(signInWith('wrong', [row()])).rejects.toMatchObject(wrong);
    await expect(signInWith('right', [])).rejects.toMatchObject(wrong);
  });

  it('S7 of the demo is refused in production, by its secret and by its shop', async () => {
    await expect(signInWith('right', [row()], { production: true, realmCode: 'taem' })).rejects.toMatchObject(wrong);
    await expect(signInWith('right', [row()], { production: true })).resolves.toBeDefined();
  });
});

describe('AUTH-02 a user', () => {
  const MALI = { id: 'mali', password_hash: '', active: true };
  const doorOf = (user: object | null, locks = false) =>
    scriptedDoor(
      {
        [REALM]: ([code]) => (code === 'shop' ? [{ id: SHOP }] : code === 'other' ? [{ id: OTHER }] : []),
        [USER]: ([username]) => (user && username === 'mali' ? [user] : []),
        [NAME_OF_ACCOUNT]: [{ username: 'Mali' }],
        'insert into sessions': [{ id: 'session' }],
        'update merchant_users set last_access_time': [],
        'update till_pins set tries = 0': [],
        'insert into refresh_tokens': [],
      },
      { locks },
    );
  type Door = Awaited<ReturnType<typeof doorOf>>;
  const mali = () => ({ ...MALI, password_hash: secretHash });
  const enter = async (door: Door, given: object = {}, headers: Record<string, string> = {}) => {
    const credentials = { client_id: 'web', client_secret: '-', username: ' Mali@SHOP ', password: 'right', ...given };
    return signInUser(door.context, await door.requestOf(CLIENT, headers), credentials);
  };

  it('gets a separate session, with tokens that name it', async () => {
    const door = await doorOf(mali());
    const answer = await enter(door);
    expect(await door.tokens.verify(answer.access_token)).toEqual({
      kind: 'user',
      realmId: SHOP,
      sessionId: 'session',
    });
    expect(answer.expires_in).toBe(ACCESS_TOKEN_SECONDS);
    expect(answer.refresh_token).toMatch(new RegExp(`^${SHOP}[.][\\w-]{43}$`));
    expect(await door.tokens.verify(answer.device_token)).toMatchObject({
      realmId: SHOP,
      accounts: [markOf(door.tokens, 'mali@shop')],
    });
    expect(door.statements.map(({ as, words, values }) => [as, words, values])).toEqual([
      ['system', REALM, ['shop']],
      [SHOP, USER, ['mali']],
      [SHOP, 'insert into sessions', ['mali']],
      [SHOP, 'update merchant_users set last_access_time', ['mali']],
      [SHOP, 'update till_pins set tries = 0', ['mali']],
      [SHOP, 'insert into refresh_tokens', [hashToken(answer.refresh_token), 'session']],
    ]);
    expect(door.guarded).toEqual([
      [
        { kind: 'sign-in-address', key: expect.any(String), clearedBySuccess: false },
        { kind: 'sign-in-account', key: 'mali@shop', clearedBySuccess: true },
      ],
    ]);
  });

  it.each<[string, object, object | null]>([
    ['with another password', { password: 'wrong' }, {}],
    ['of an unknown name', { username: 'nok@shop' }, {}],
    ['who is not there', {}, null],
    ['who is inactive', {}, { active: false }],
    ['of another shop', { username: 'mali@other' }, {}],
    ['of no shop', { username: 'mali' }, {}],
  ])('S12 %s is refused alike, and it is kept whose account it was', async (_who, given, user) => {
    const door = await doorOf(user && { ...mali(), ...user });
    await expect(enter(door, given)).rejects.toMatchObject(wrong);
    expect(door.events()).toEqual([['SIGN_IN_FAILED', 'Mali']]);
    expect(door.statements.some(({ words }) => words === 'insert into sessions')).toBe(false);
  });

  it('S12 a caller who has to wait from now on is reported too', async () => {
    const door = await doorOf(null, true);
    await expect(enter(door)).rejects.toMatchObject(wrong);
    expect(door.events()).toEqual([
      ['SIGN_IN_FAILED', 'Mali'],
      ['SIGN_IN_LOCKED', 'Mali'],
    ]);
  });

  it('comes with the token of the program whose credentials are sent', async () => {
    const door = await doorOf(mali());
    await expect(enter(door, { client_id: 'till' })).rejects.toMatchObject({ status: 401 });
    expect(door.guarded).toEqual([]);
  });

  it('S5 is counted by a device of theirs, and by account and network everywhere else', async () => {
    const door = await doorOf(mali());
    const deviceOf = async (account: string) => rememberAccount(null, SHOP, markOf(door.tokens, account));
    const own = await deviceOf('mali@shop');
    const answer = await enter(door, {}, { [DEVICE_HEADER]: await door.tokens.sign(own) });
    expect(door.guarded.at(-1)).toEqual([
      { kind: 'sign-in-device', key: `${own.deviceId}:mali@shop`, clearedBySuccess: true },
    ]);
    expect(await door.tokens.verify(answer.device_token)).toEqual(own);
    const others = await deviceOf('nok@shop');
    await enter(door, {}, { [DEVICE_HEADER]: await door.tokens.sign(others) });
    expect(door.guarded.at(-1)?.map(({ kind }) => kind)).toEqual(['sign-in-address', 'sign-in-account']);
  });
});

describe('OP-08 a refresh token', () => {
  const SPEND = 'update refresh_tokens';
  const AGAIN = 'join refresh_tokens next';
  const END = 'update sessions s set ended_at';
  const ADD = 'insert into refresh_tokens';
  const TOUCH = 'update merchant_users u set last_access_time';
  const spent = `${SHOP}.spent`;
  const renew = async (answers: object, token = spent, options: { production?: boolean } = {}) => {
    const door = await scriptedDoor(
      {
        [SPEND]: [],
        [AGAIN]: [],
        [END]: [],
        [ADD]: [],
        [TOUCH]: [],
        'select code from realms': [{ code: 'taem' }],
        ...answers,
      },
      options,
    );
    const outcome = await refreshSession(door.context, await door.requestOf(null), token).catch((error) => error);
    return { door, outcome, statements: door.statements.map(({ as, words, values }) => [as, words, values]) };
  };
  const nextOf = ({ tokens }: Awaited<ReturnType<typeof scriptedDoor>>) =>
    `${SHOP}.${tokens.digest(`refresh:${spent}`).toString('base64url')}`;
  const over = { status: 401, code: 'UNAUTHORIZED' };

  it('is good once: the session goes on with another', async () => {
    const { door, outcome, statements } = await renew({ [SPEND]: [{ session_id: 'session' }] });
    expect(outcome).toEqual({
      access_token: expect.any(String),
      refresh_token: nextOf(door),
      expires_in: ACCESS_TOKEN_SECONDS,
    });
    expect(await door.tokens.verify(outcome.access_token)).toMatchObject({ realmId: SHOP, sessionId: 'session' });
    expect(statements).toEqual([
      [SHOP, SPEND, [hashToken(spent)]],
      [SHOP, TOUCH, ['session']],
      [SHOP, ADD, [hashToken(nextOf(door)), 'session']],
    ]);
    expect(door.forgotten).toEqual([]);
  });

  it('sent twice at once is answered the very same again, and nothing more is kept', async () => {
    const { door, outcome, statements } = await renew({ [AGAIN]: [{ session_id: 'session' }] });
    expect(outcome.refresh_token).toBe(nextOf(door));
    expect(statements).toEqual([
      [SHOP, SPEND, [hashToken(spent)]],
      [SHOP, AGAIN, [hashToken(spent), hashToken(nextOf(door))]],
    ]);
  });

  it('that comes later was copied: its session ends for everyone, and that is reported', async () => {
    const { door, outcome, statements } = await renew({ [END]: [{ id: 'session', username: 'mali' }] });
    expect(outcome).toMatchObject(over);
    expect(statements[2]).toEqual([SHOP, END, [hashToken(spent)]]);
    expect(door.forgotten).toEqual(['session']);
    expect(door.events()).toEqual([['SESSION_COPIED', 'mali']]);
  });

  it('that no one was given ends nothing', async () => {
    const { door, outcome } = await renew({});
    expect(outcome).toMatchObject(over);
    expect([door.forgotten, door.events()]).toEqual([[], []]);
  });

  it.each(['', 'spent', `x${spent}`, `${SHOP}x.spent`, `${SHOP.toUpperCase()}.spent`])(
    'that names no shop is looked up nowhere: "%s"',
    async (token) => {
      const { outcome, statements } = await renew({ [SPEND]: [{ session_id: 'session' }] }, token);
      expect(outcome).toMatchObject(over);
      expect(statements).toEqual([]);
    },
  );

  it('S7 of the demo shop is over in production', async () => {
    const { outcome } = await renew({ [SPEND]: [{ session_id: 'session' }] }, spent, { production: true });
    expect(outcome).toMatchObject(over);
  });
});

test('AUTH-13 a user who signs out has no session any more, here at once', async () => {
  const door = await scriptedDoor({ 'update sessions set ended_at': [] });
  await signOut(door.context, { realmId: SHOP, sessionId: 'session' } as GatewaySession);
  expect(door.statements).toEqual([{ as: SHOP, words: 'update sessions set ended_at', values: ['session'] }]);
  expect(door.forgotten).toEqual(['session']);
});

describe('the sessions that a gateway knows', () => {
  const row = {
    user_id: 'mali',
    username: 'mali',
    branch_ids: ['ari'],
    role_id: 'cashier',
    role_name: 'Cashier',
    authorizes: [{ object_code: 'Page', action_codes: ['Read'] }],
    kind: 'person',
    expires_at: Number.POSITIVE_INFINITY,
  };
  const SESSION = {
    sessionId: 'one',
    realmId: SHOP,
    userId: 'mali',
    username: 'mali',
    role: { id: 'cashier', name: 'Cashier' },
    authorizes: row.authorizes,
    branchIds: ['ari'],
  };

  /** `read` runs while the database reads a session; with `deaf`, no notice ever arrives. */
  async function openStore({ read = () => {}, deaf = false, of = {} } = {}) {
    const listener = Object.assign(new EventEmitter(), {
      query: async () => undefined,
      end: vi.fn(async () => undefined),
    });
    const scripted = scriptedDatabase({
      '(sessions s join': ([id]) => {
        read();
        return id === 'gone' ? [] : [{ ...row, ...of }];
      },
      pg_notify: ([channel]) => {
        setImmediate(() => listener.emit('notification', { channel }));
        return [];
      },
    });
    const openConnection = () => (deaf ? Promise.reject(new Error('away')) : Promise.resolve(listener));
    const store = await openSessionStore({ ...scripted.database, openConnection } as unknown as Database);
    scripted.statements.length = 0;
    return {
      store,
      client: scripted.client,
      ended: listener.end,
      notice: (channel: string) => listener.emit('notification', { channel }),
      /** Returns how often a run queried the database. */
      async readsOf(run: () => Promise<unknown>) {
        const before = scripted.statements.length;
        await run();
        return scripted.statements.length - before;
      },
    };
  }
  type Store = Awaited<ReturnType<typeof openStore>>;
  const find = ({ store, readsOf }: Store, id = 'one', realmId = SHOP) => readsOf(() => store.find(realmId, id));

  it('are read once, with user, role, rights and branches', async () => {
    const kept = await openStore();
    expect(await kept.store.find(SHOP, 'one')).toEqual(SESSION);
    expect(await find(kept)).toBe(0);
    expect(await kept.store.find(SHOP, 'one')).toEqual(SESSION);
    await kept.store.close();
    expect(kept.ended).toHaveBeenCalledOnce();
  });

  const right = (object_code: string, ...action_codes: string[]) => ({ object_code, action_codes });
  const given = { authorizes: [right(PAGE.payment, 'Read', 'Write'), right(PAGE.user, 'Read', 'Write')] };
  it.each<[string, object, object]>([
    ['of a person have the rights of the role', {}, given],
    ['of a run say so', { is_run: true }, { ...given, isRun: true }],
    [
      'of a program write no users',
      { kind: 'program' },
      { authorizes: [given.authorizes[0], right(PAGE.user, 'Read')], isProgram: true },
    ],
    [
      'of a till that was handed over have what a counter takes, in its branch',
      { till_branch_id: 'silom' },
      {
        ...{ authorizes: [given.authorizes[0]], branchIds: ['silom'], isAtTill: true },
        role: { id: 'cashier', name: '' },
      },
    ],
  ])('%s', async (_whose, of, session) => {
    const { store } = await openStore({ of: { ...given, ...of } });
    expect(await store.find(SHOP, 'one')).toStrictEqual({ ...SESSION, ...session });
  });

  it('are read as they are now where a write depends on them', async () => {
    const { store, client, readsOf } = await openStore();
    await store.find(SHOP, 'one');
    expect(await readsOf(async () => expect(await store.read(client, SHOP, 'one')).toEqual(SESSION))).toBe(1);
    expect(await store.read(client, SHOP, 'gone')).toBeNull();
  });

  it('that change are announced to every follower, until it stops', async () => {
    const { store, notice } = await openStore();
    const [one, other] = [vi.fn(), vi.fn()];
    const stop = store.watch(one);
    store.watch(other);
    store.forget('one');
    notice('access_changed');
    expect(one).toHaveBeenCalledTimes(2);
    stop();
    store.forgetAll();
    expect([one.mock.calls.length, other.mock.calls.length]).toEqual([2, 3]);
  });

  it('are of one shop: the same id elsewhere is read again', async () => {
    const kept = await openStore();
    expect([await find(kept), await find(kept, 'one', OTHER), await find(kept, 'one', OTHER)]).toEqual([1, 1, 0]);
  });

  it('that are missing are requested again', async () => {
    const kept = await openStore();
    expect(await kept.store.find(SHOP, 'gone')).toBeNull();
    expect(await find(kept, 'gone')).toBe(1);
  });

  it('are read again after half a minute, with or without a notice', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const kept = await openStore();
    const reads: number[] = [await find(kept)];
    for (const ms of [29_999, 1]) {
      vi.setSystemTime(Date.now() + ms);
      reads.push(await find(kept));
    }
    expect(reads).toEqual([1, 0, 1]);
  });

  it('are read again after a notice of any change of rights, and after no other', async () => {
    const kept = await openStore();
    const reads = [await find(kept), await find(kept, 'two')];
    kept.notice('something_else');
    reads.push(await find(kept));
    kept.notice('access_changed');
    reads.push(await find(kept), await find(kept, 'two'));
    kept.store.forgetAll();
    reads.push(await find(kept), await find(kept, 'two'));
    kept.store.forget('one');
    reads.push(await find(kept), await find(kept, 'two'));
    expect(reads).toEqual([1, 1, 0, 1, 1, 1, 1, 1, 0]);
  });

  it.each(['forget', 'forgetAll'] as const)('are not kept where they changed while they were read: %s', async (how) => {
    let during = () => {};
    const kept = await openStore({ read: () => during() });
    during = () => kept.store[how]('one');
    expect(await find(kept)).toBe(1);
    during = () => {};
    expect([await find(kept), await find(kept)]).toEqual([1, 0]);
  });

  it('are not cached by a gateway that is not notified of changes', async () => {
    const kept = await openStore({ deaf: true });
    expect([await find(kept), await find(kept)]).toEqual([1, 1]);
    await kept.store.close();
  });

  it('are limited in number', async () => {
    const kept = await openStore();
    for (let at = 0; at < 10_000; at += 1) await kept.store.find(SHOP, String(at));
    expect(await find(kept, '0')).toBe(0);
    await kept.store.find(SHOP, 'one more');
    expect(await find(kept, '0')).toBe(1);
  });
});
