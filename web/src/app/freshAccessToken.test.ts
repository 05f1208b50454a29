import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { answer, fault } from '../testing/answer.ts';
import { cashier } from '../testing/session.ts';
import { expiryHere, freshAccessToken, MAX_TRADE_MS, renewAccessToken, tradeSession } from './freshAccessToken.ts';
import { clearSession, currentSession, storeSession } from './session.ts';

const renewed = (number: number) =>
  answer({
    refreshSession: {
      session: {
        accessToken: `access-${number}`,
        refreshToken: `refresh-${number}`,
        clientToken: 'client-1',
        accessTokenExpiresAt: new Date(Date.now() + 900_000).toISOString(),
      },
      userErrors: [],
    },
  });

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  ask.mockReset();
  vi.stubGlobal('fetch', ask);
});

test('a token with more than a minute left is used as it is', async () => {
  storeSession(cashier);
  expect(await freshAccessToken()).toBe('access-1');
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  [60_001, 'access-1'],
  [60_000, 'access-2'],
])('OP-08 with %s ms left the token is %s', async (left, token) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  storeSession({ ...cashier, access_token_expires_at: 1_000_000 + left });
  ask.mockImplementation(async () => renewed(2));
  expect(await freshAccessToken()).toBe(token);
});

test('without a session there is no token, and none is requested', async () => {
  expect(await freshAccessToken()).toBeNull();
  expect(await renewAccessToken('access-1', cashier.id)).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

test('OP-08 a token about to run out is renewed once, however many calls wait for it', async () => {
  storeSession({ ...cashier, access_token_expires_at: Date.now() + 30_000 });
  ask.mockImplementation(async () => renewed(2));
  const tokens = await Promise.all([freshAccessToken(), freshAccessToken(), freshAccessToken()]);
  expect(tokens).toEqual(['access-2', 'access-2', 'access-2']);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(JSON.parse(String(ask.mock.calls[0]?.[1]?.body)).variables).toEqual({ input: { refreshToken: 'refresh-1' } });
  expect(currentSession()).toMatchObject({ access_token: 'access-2', refresh_token: 'refresh-2' });
});

test('a token that another tab has renewed is taken, and the spent refresh token is not sent', async () => {
  storeSession({ ...cashier, access_token: 'access-2', refresh_token: 'refresh-2' });
  expect(await renewAccessToken('access-1', cashier.id)).toBe('access-2');
  expect(ask).not.toHaveBeenCalled();
});

test('AUTH-11 a refused renewal ends the session', async () => {
  storeSession({ ...cashier, access_token_expires_at: 0 });
  ask.mockResolvedValue(answer({ refreshSession: { session: null, userErrors: [{ code: 'WRONG_CREDENTIALS' }] } }));
  expect(await freshAccessToken()).toBeNull();
  expect(currentSession()).toBeNull();
});

test.each([401, 403])('AUTH-11 a renewal that is answered %s ends the session', async (status) => {
  storeSession({ ...cashier, access_token_expires_at: 0 });
  ask.mockResolvedValue(fault(status, 'UNAUTHORIZED'));
  expect(await freshAccessToken()).toBeNull();
  expect(currentSession()).toBeNull();
});

test('a renewal that is answered after signing out brings no one back', async () => {
  storeSession({ ...cashier, access_token_expires_at: 0 });
  ask.mockImplementation(async () => {
    clearSession();
    return renewed(2);
  });
  expect(await freshAccessToken()).toBeNull();
  expect(currentSession()).toBeNull();
});

test('an unreachable server does not end the session, and the next call tries again', async () => {
  storeSession({ ...cashier, access_token_expires_at: 0 });
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(fault(503, 'UPSTREAM_UNAVAILABLE'));
  await expect(freshAccessToken()).rejects.toThrow('Failed to fetch');
  await expect(freshAccessToken()).rejects.toThrow('UPSTREAM_UNAVAILABLE');
  expect(currentSession()?.access_token).toBe('access-1');
});

test('a device whose clock is wrong counts from when the server answered', () => {
  expect(expiryHere('2999-03-14T05:00:00Z', null)).toBe(Date.UTC(2999, 2, 14, 5));
  const serverNow = Date.now() - 3_600_000;
  const expiry = expiryHere(new Date(serverNow + 900_000).toISOString(), serverNow);
  expect(Math.round((expiry - Date.now()) / 1000)).toBe(900);
});

test('a refusal that comes after someone signed in again does not end the new session', async () => {
  storeSession({ ...cashier, access_token_expires_at: 0 });
  ask.mockImplementation(async () => {
    storeSession({ ...cashier, access_token: 'access-9', refresh_token: 'refresh-9' });
    return answer({ refreshSession: { session: null, userErrors: [] } });
  });
  expect(await freshAccessToken()).toBe('access-9');
  expect(currentSession()?.refresh_token).toBe('refresh-9');
});

test.each([
  ['an hour fast, and no date comes with the answer', 3_600_000, null],
  ['right, and a proxy tells the date an hour fast', 0, 3_600_000],
])(
  'OP-08 a new token is not renewed again at once on a device whose clock is %s',
  async (_, deviceAhead, dateAhead) => {
    const trueTime = Date.parse('2026-11-26T17:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: trueTime + deviceAhead });
    onTestFinished(() => void vi.useRealTimers());
    storeSession({ ...cashier, access_token_expires_at: 0 });
    ask.mockImplementation(async () => {
      const given = answer({
        refreshSession: {
          session: {
            accessToken: `access-${ask.mock.calls.length + 1}`,
            refreshToken: `refresh-${ask.mock.calls.length + 1}`,
            clientToken: 'client-1',
            accessTokenExpiresAt: new Date(trueTime + 900_000).toISOString(),
          },
          userErrors: [],
        },
      });
      if (dateAhead !== null) given.headers.set('date', new Date(trueTime + dateAhead).toUTCString());
      return given;
    });
    expect([await freshAccessToken(), await freshAccessToken()]).toEqual(['access-2', 'access-2']);
    expect(ask).toHaveBeenCalledTimes(1);
  },
);

test('a renewal that is never answered is given up, and holds up no later one', async () => {
  const limits: [number, AbortController][] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    limits.push([ms, limit]);
    return limit.signal;
  });
  storeSession({ ...cashier, access_token_expires_at: 0 });
  ask.mockImplementationOnce(
    (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  );
  const hung = freshAccessToken();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(limits.map(([ms]) => ms)).toEqual([MAX_TRADE_MS]);
  ask.mockImplementation(async () => renewed(2));
  limits[0]?.[1].abort(new DOMException('too long', 'TimeoutError'));
  await expect(hung).rejects.toThrow('too long');
  expect(await freshAccessToken()).toBe('access-2');
  expect(currentSession()?.access_token).toBe('access-2');
});

test('of all tabs one at a time trades tokens, and none waits for ever', async () => {
  const request = vi.fn((_name: string, _options: LockOptions, work: () => Promise<string>) => work());
  vi.stubGlobal('navigator', { ...navigator, locks: { request } });
  expect(await tradeSession(async (signal) => String(signal instanceof AbortSignal))).toBe('true');
  expect(request.mock.calls[0]?.slice(0, 2)).toEqual(['taem.session.renew', { signal: expect.any(AbortSignal) }]);
});
