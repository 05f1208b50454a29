import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, ok, type RecordedCall, refusal } from '../testing/fakeGateway.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const TOKENS = { access_token: 'a.1', refresh_token: 'r.1' };
const SESSION = 'session { accessToken refreshToken clientToken deviceToken accessTokenExpiresAt }';
const SIGN_IN = `mutation { signIn(input: { username: " nok ", password: "secret" }) { ${SESSION} userErrors { code path } } }`;
const REFRESH = `mutation { refreshSession(input: { refreshToken: "r.0" }) { ${SESSION} userErrors { code message path } } }`;
const SIGN_OUT = 'mutation { signOut { signedOut userErrors { code } } }';

const server = openForTests(startTestServer);
let writes: RecordedCall[];
/** Answers to the sign-in of the application, and to later calls with its token. */
let [clientAnswer, answer]: [Answer, Answer] = ['reset', 'reset'];

beforeAll(() => {
  writes = server.answerWrites(() => {
    const { body } = writes.at(-1) as { body: { type?: string } };
    const before = writes.at(-1)?.headers.authorization === undefined;
    return before || body.type === 'client' ? clientAnswer : answer;
  });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T08:00:00Z') });
  writes.length = 0;
  clientAnswer = ok({ access_token: 'client-token' });
  answer = ok({ ...TOKENS, expires_in: 60, device_token: 'd.1' });
});
afterEach(() => vi.useRealTimers());

const begun = {
  accessToken: 'a.1',
  refreshToken: 'r.1',
  clientToken: 'client-token',
  deviceToken: 'd.1',
  accessTokenExpiresAt: '2026-03-14T08:01:00.000Z',
};
const credentials = { locale: 'th-TH', client_id: 'taem-back-office', client_secret: 'secret' };
const tokenOf = (call: RecordedCall | undefined) => call?.headers.authorization;

describe('signing in', () => {
  it('AUTH-02, AUTH-04 proves the application first, without a token, and then the user, with the suffix of the merchant, with the application’s', async () => {
    const { data } = await server.ask(SIGN_IN);
    expect(data.signIn).toEqual({ session: begun, userErrors: [] });
    expect(writes.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/oauth/signin', { ...credentials, type: 'client' }],
      ['POST', '/oauth/signin', { ...credentials, type: 'merchant-user', username: 'nok@taem', password: 'secret' }],
    ]);
    expect(writes.map(tokenOf)).toEqual([undefined, 'Bearer client-token']);
  });

  it('reports a refusal at the field of the input, however deep the gateway has it', async () => {
    answer = refusal(400, 'VALIDATION', [{ path: 'body.credentials.password', message: 'is too long' }]);
    expect((await server.ask(SIGN_IN)).data.signIn).toEqual({
      session: null,
      userErrors: [{ code: 'VALIDATION', path: ['password'] }],
    });
  });

  it('is an error of the adapter, not of the user, where the application itself is not let in', async () => {
    clientAnswer = refusal(422, 'WRONG_CREDENTIALS', 'Wrong username or password');
    const { data, errors } = await server.ask(SIGN_IN);
    expect([data, errors?.length, writes.length]).toEqual([null, 1, 1]);
  });

  it('AUTH-03 reads who signed in, with the new token, only when selected', async () => {
    const query = SIGN_IN.replace('session {', 'session { viewer { username }');
    const calls = await server.callsOf(async () => {
      expect((await server.ask(query)).data.signIn.session).toEqual({ ...begun, viewer: { username: 'cashier' } });
    });
    expect(calls).toEqual(['POST /oauth/signin', 'POST /oauth/signin', 'GET /merchants/home']);
    expect(tokenOf(server.gateway.calls.at(-1))).toBe('Bearer a.1');
  });
});

describe('an answer with tokens', () => {
  it.each([
    ['says how long its token lives', { expires_in: 3_600 }, '2026-03-14T09:00:00.000Z', null],
    ['says it in digits', { expires_in: '3600' }, '2026-03-14T09:00:00.000Z', null],
    ['says nothing of it: a quarter of an hour', {}, '2026-03-14T08:15:00.000Z', null],
    ['brings something odd as device token', { device_token: 7 }, '2026-03-14T08:15:00.000Z', null],
  ])('%s', async (_title, more, accessTokenExpiresAt, deviceToken) => {
    answer = ok({ ...TOKENS, ...more });
    expect((await server.ask(SIGN_IN)).data.signIn.session).toEqual({ ...begun, accessTokenExpiresAt, deviceToken });
  });

  it.each([
    ['a lifetime that is no number', { ...TOKENS, expires_in: 'soon' }],
    ['no access token', { refresh_token: 'r.1' }],
    ['an empty access token', { ...TOKENS, access_token: '' }],
    ['no refresh token', { access_token: 'a.1' }],
    ['a refresh token that is no text', { ...TOKENS, refresh_token: 7 }],
    ['a list', [TOKENS]],
    ['nothing', null],
  ])('begins no session with %s', async (_title, payload) => {
    answer = ok(payload);
    const { data, errors } = await server.ask(SIGN_IN);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

describe('a session that goes on', () => {
  it('OP-08 gets a new pair for its refresh token, requested with the application’s token', async () => {
    const { data } = await server.ask(REFRESH);
    expect(data.refreshSession).toEqual({ session: begun, userErrors: [] });
    expect(writes.map(({ path, body }) => [path, body])).toEqual([
      ['/oauth/signin', { ...credentials, type: 'client' }],
      ['/oauth/refresh', { refresh_token: 'r.0' }],
    ]);
    expect(tokenOf(writes[1])).toBe('Bearer client-token');
  });

  const spent = {
    code: 'WRONG_CREDENTIALS',
    message: 'The refresh token is not good any more: sign in again.',
    path: ['refreshToken'],
  };

  it.each([400, 401, 403, 404, 422])(
    'ends where the gateway answers %i: there is nothing to try again',
    async (status) => {
      answer = refusal(status, 'ANY', 'Any.');
      expect((await server.ask(REFRESH)).data.refreshSession).toEqual({ session: null, userErrors: [spent] });
    },
  );

  it('is not over where the gateway only asks to come later', async () => {
    answer = refusal(429, 'TOO_MANY_ATTEMPTS', 'Later.');
    expect((await server.ask(REFRESH)).data.refreshSession).toEqual({
      session: null,
      userErrors: [{ code: 'TOO_MANY_ATTEMPTS', message: 'Later.', path: [] }],
    });
  });

  it('is not over where the gateway is away', async () => {
    answer = 'broken';
    const { data, errors } = await server.ask(REFRESH);
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

describe('signing out', () => {
  const done = { signedOut: true, userErrors: [] };

  it('ends the session of the token at the gateway', async () => {
    expect((await server.ask(SIGN_OUT)).data.signOut).toEqual(done);
    expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /oauth/signout']);
  });

  it('asks no one without a token', async () => {
    expect((await server.post({ query: SIGN_OUT })).data.signOut).toEqual(done);
    expect(writes).toEqual([]);
  });

  it.each([401, 403, 404])('is done where the gateway knows no such session any more: %i', async (status) => {
    answer = refusal(status, 'ANY', 'Any.');
    expect((await server.ask(SIGN_OUT)).data.signOut).toEqual(done);
  });

  it.each([
    ['refuses it otherwise', refusal(422, 'ANY', 'Any.')],
    ['is away', 'broken'],
  ] as const)('is not said to be done where the gateway %s', async (_title, given) => {
    answer = given;
    const { data, errors } = await server.ask(SIGN_OUT);
    expect([data, errors?.length]).toEqual([null, 1]);
  });
});
