import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { type Answer, ok, type RecordedCall, refusal } from '../testing/fakeGateway.ts';
import { startTestServer, TOKEN } from '../testing/startTestServer.ts';

const server = openForTests(startTestServer);
let writes: RecordedCall[];
/** The answer to everything except the sign-in of the application, which succeeds. */
let answer: Answer = 'reset';

beforeAll(() => {
  writes = server.answerWrites(() => {
    const { path } = writes.at(-1) as RecordedCall;
    return path === '/oauth/signin' ? ok({ access_token: 'client-token' }) : answer;
  });
});

async function write(name: string, selection: string, input: object, given: Answer) {
  writes.length = 0;
  answer = given;
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const query = `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} userErrors { code path } } }`;
  const { data, errors } = await server.ask(query, { input });
  return { result: data?.[name], errors, calls: writes.map(({ method, path, body }) => [method, path, body]) };
}

const invalid = (path: string) => refusal(400, 'VALIDATION', [{ path, message: 'No.' }]);
const PIN = `/merchant-users/${ids.user}/till-pin`;
const FAULTS = [
  ['asked without a session', refusal(401, 'UNAUTHORIZED', 'No.'), 'UNAUTHENTICATED'],
  ['not known as the gateway is away', 'broken', 'UPSTREAM_UNAVAILABLE'],
] as const;

describe('setTillPin', () => {
  const set = (input: object, given: Answer) => write('setTillPin', 'changed', { userId: ids.user, ...input }, given);

  it.each([
    [{ pin: '2580' }, { pin: '2580' }],
    [{ pin: '2580', currentPassword: '' }, { pin: '2580' }],
    [
      { pin: '2580', currentPassword: 'long enough' },
      { pin: '2580', current_password: 'long enough' },
    ],
  ])('sends %j as %j', async (input, body) => {
    const { result, calls } = await set(input, ok({}));
    expect(result).toEqual({ changed: true, userErrors: [] });
    expect(calls).toEqual([['PATCH', PIN, body]]);
  });

  it.each([
    [invalid('pin'), { code: 'VALIDATION', path: ['pin'] }],
    [invalid('current_password'), { code: 'VALIDATION', path: ['currentPassword'] }],
    [refusal(429, 'TOO_MANY_ATTEMPTS', 'Later.'), { code: 'TOO_MANY_ATTEMPTS', path: [] }],
  ])('a refusal stands at its field: %j', async (given, userError) => {
    expect((await set({ pin: '1234' }, given)).result).toEqual({ changed: false, userErrors: [userError] });
  });
});

describe('clearTillPin', () => {
  const clear = (given: Answer) => write('clearTillPin', 'cleared', { userId: ids.user }, given);

  it('takes the PIN away', async () => {
    const { result, calls } = await clear(ok({}));
    expect(result).toEqual({ cleared: true, userErrors: [] });
    expect(calls).toEqual([['DELETE', PIN, undefined]]);
  });

  it.each([
    [refusal(404, 'NOT_FOUND', 'No.'), { code: 'NOT_FOUND', path: [] }],
    [invalid('id'), { code: 'VALIDATION', path: ['userId'] }],
  ])('a refusal is about the user: %j', async (given, userError) => {
    expect((await clear(given)).result).toEqual({ cleared: false, userErrors: [userError] });
  });
});

describe('handOverTill', () => {
  const input = { branchId: ids.branch, userId: ids.user, pin: '2580' };
  const handOver = (given: Answer) =>
    write('handOverTill', 'session { accessToken refreshToken clientToken }', input, given);

  it('begins the session of the person whose PIN it is, by that of the person before', async () => {
    const { result, calls } = await handOver(ok({ access_token: 'a.2', refresh_token: 'r.2' }));
    expect(result).toEqual({
      session: { accessToken: 'a.2', refreshToken: 'r.2', clientToken: 'client-token' },
      userErrors: [],
    });
    expect(calls).toEqual([
      ['POST', '/oauth/signin', expect.objectContaining({ type: 'client' })],
      ['POST', '/oauth/handover', { branch_id: ids.branch, user_id: ids.user, pin: '2580' }],
    ]);
    expect(writes.at(-1)?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it.each([
    [refusal(422, 'WRONG_TILL_PIN', 'No.'), { code: 'WRONG_TILL_PIN', path: [] }],
    [refusal(422, 'TILL_PIN_LOCKED', 'No.'), { code: 'TILL_PIN_LOCKED', path: [] }],
    [invalid('branch_id'), { code: 'VALIDATION', path: ['branchId'] }],
  ])('a refusal begins none, and stands at its field: %j', async (given, userError) => {
    expect((await handOver(given)).result).toEqual({ session: null, userErrors: [userError] });
  });

  it('an answer without tokens begins none', async () => {
    expect((await handOver(ok({}))).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  });
});

it.each(FAULTS)('what is %s is an error, and no refusal', async (_, given, code) => {
  for (const [name, selection, input] of [
    ['setTillPin', 'changed', { userId: ids.user, pin: '2580' }],
    ['clearTillPin', 'cleared', { userId: ids.user }],
    ['handOverTill', 'session { accessToken }', { branchId: ids.branch, userId: ids.user, pin: '2580' }],
  ] as const)
    expect((await write(name, selection, input, given)).errors, name).toMatchObject([{ extensions: { code } }]);
});
