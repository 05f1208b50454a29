import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, ok, type RecordedCall, refusal } from '../testing/fakeGateway.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const REQUEST =
  'mutation { requestPasswordOtp(input: { username: " nok ", language: EN }) { passwordOtp { target refCode } userErrors { code path params { name value } } } }';
const VERIFY =
  'mutation { verifyOtp(input: { username: "nok", refCode: "ABCD", otp: "123456" }) { verified userErrors { code path } } }';
const RESET =
  'mutation { resetPassword(input: { username: "nok@taem", refCode: "ABCD", password: "long enough" }) { changed userErrors { code path } } }';

/** The field with the result of each mutation. */
const DONE: Readonly<Record<string, string>> = { [REQUEST]: 'passwordOtp', [VERIFY]: 'verified', [RESET]: 'changed' };

describe('a forgotten password', () => {
  const server = openForTests(startTestServer);
  let writes: RecordedCall[];
  let answer: Answer;

  beforeAll(() => {
    writes = server.answerWrites(() =>
      writes.at(-1)?.path === '/oauth/signin' ? ok({ access_token: 'client-token' }) : answer,
    );
  });
  beforeEach(() => {
    writes.length = 0;
  });

  const ROWS: [query: string, path: string, body: object, payload: object, result: object][] = [
    [
      REQUEST,
      '/onboard/merchant-user/password/otp',
      { username: 'nok@taem', locale: 'en-US' },
      { target: 'n**@example.com', ref_code: 'ABCD' },
      { passwordOtp: { target: 'n**@example.com', refCode: 'ABCD' }, userErrors: [] },
    ],
    [
      VERIFY,
      '/security/otp/verify',
      { username: 'nok@taem', ref_code: 'ABCD', otp_code: '123456' },
      { verified: true },
      { verified: true, userErrors: [] },
    ],
    [
      RESET,
      '/onboard/merchant-user/password',
      { username: 'nok@taem', password: 'long enough', secret: 'ABCD' },
      { changed: true },
      { changed: true, userErrors: [] },
    ],
  ];

  it.each(ROWS)(
    'CALL-08..10, OP-01 needs no session and sends the suffix once: %s',
    async (query, path, body, payload, result) => {
      answer = ok(payload);
      const { data } = await server.post({ query });
      expect(Object.values(data)).toEqual([result]);
      expect(writes).toMatchObject([
        { path: '/oauth/signin', body: { type: 'client' } },
        { path, body },
      ]);
      expect(writes[0]?.headers.authorization).toBeUndefined();
      expect(writes[1]?.headers.authorization).toBe('Bearer client-token');
    },
  );

  const REFUSED: [query: string, answer: Answer, userError: object][] = [
    [
      REQUEST,
      refusal(429, 'TOO_MANY_ATTEMPTS', 'Later.', { details: { retry_after: 60 } }),
      { code: 'TOO_MANY_ATTEMPTS', path: [], params: [{ name: 'retry_after', value: '60' }] },
    ],
    [VERIFY, refusal(422, 'WRONG_OTP', 'The OTP does not match'), { code: 'WRONG_OTP', path: [] }],
    [
      VERIFY,
      refusal(400, 'VALIDATION', [{ path: 'otp_code', message: 'is too long' }]),
      { code: 'VALIDATION', path: ['otp'] },
    ],
    [RESET, refusal(422, 'OTP_NOT_VERIFIED', 'Not verified.'), { code: 'OTP_NOT_VERIFIED', path: [] }],
    [
      RESET,
      refusal(400, 'VALIDATION', [{ path: 'secret', message: 'is too long' }]),
      { code: 'VALIDATION', path: ['refCode'] },
    ],
  ];

  it.each(REFUSED)('reports a refusal of %s in the names of the input', async (query, refused, userError) => {
    answer = refused;
    const { data } = await server.post({ query });
    expect(Object.values(data)).toEqual([
      { userErrors: [userError], [DONE[query] ?? '']: query === REQUEST ? null : false },
    ]);
  });
});
