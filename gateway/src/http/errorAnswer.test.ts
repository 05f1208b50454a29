import { describe, expect, it, test } from 'vitest';
import { errorBody, toRefusal } from './errorAnswer.ts';
import {
  Refusal,
  refuseErased,
  refuseField,
  refuseFields,
  refuseInUse,
  refusePermission,
  refuseStale,
  refuseToken,
  refuseTooMany,
  refuseUnknown,
  within,
} from './errors.ts';

const failure = (more: object) => Object.assign(new Error('internal words'), more);
const answerTo = (error: unknown) => {
  const refusal = toRefusal(error);
  return refusal && { status: refusal.status, code: refusal.code, body: refusal.body };
};
const at = (path: string, message: unknown = expect.any(String)) => ({
  ...{ status: 400, code: 'VALIDATION', body: [{ path, message }] },
});

describe('what an exception answers', () => {
  it.each<[string, unknown, object | null]>([
    ['what is no error is a fault of ours', 'internal words', null],
    ['an error without more is a fault of ours', failure({}), null],
    ['a status that says success is no refusal', failure({ statusCode: 399 }), null],
    ['a status of the server is a fault of ours', failure({ statusCode: 500 }), null],
    ['the first status of the caller', failure({ statusCode: 400 }), at('body')],
    ['the last status of the caller', failure({ statusCode: 499 }), at('body')],
    ['JSON that cannot be read', new SyntaxError('internal words'), at('body')],
    ['a body that does not fit its type', failure({ code: 'FST_ERR_CTP_EMPTY_JSON_BODY' }), at('body')],
    ['an address that cannot be decoded', failure({ code: 'FST_ERR_BAD_URL', statusCode: 400 }), at('url')],
    ['a body that is too large', failure({ statusCode: 413 }), { status: 413, code: 'TOO_LARGE' }],
    ['a type that is not read', failure({ statusCode: 415 }), { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' }],
    [
      'a form that is none',
      failure({ code: 'FST_INVALID_MULTIPART_CONTENT_TYPE', statusCode: 406 }),
      { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
    ],
    ['a value that PostgreSQL cannot read', failure({ code: '22P02', severity: 'ERROR' }), at('body')],
    ['the same code from elsewhere is a fault of ours', failure({ code: '22P02' }), null],
    ['another error of PostgreSQL is a fault of ours', failure({ code: '42P01', severity: 'ERROR' }), null],
    ['a database that is gone', failure({ code: '57P01' }), { status: 503, code: 'UNAVAILABLE' }],
    ['a shop that moves', failure({ code: '53T01' }), { status: 503, code: 'SHOP_MOVING' }],
  ])('%s', (_what, error, expected) => {
    const answer = answerTo(error);
    if (expected === null) expect(answer).toBeNull();
    else expect(answer).toMatchObject(expected);
    expect(JSON.stringify(answer)).not.toContain('internal words');
  });

  it('a refusal answers as it is, with details where it has some', () => {
    const refusal = new Refusal(422, 'SLIP_USED', 'It was used.', { at: 3 });
    expect(toRefusal(refusal)).toBe(refusal);
    const common = { status: 422, code: 'SLIP_USED', wgCode: 'SLIP_USED', message: 'It was used.' };
    expect(errorBody(refusal)).toEqual({ ...common, details: { at: 3 } });
    expect(errorBody(new Refusal(422, 'SLIP_USED', 'It was used.'))).toStrictEqual(common);
  });

  it.each([
    ['/lines/0', { missingProperty: 'qty' }, 'lines.0.qty'],
    ['', { additionalProperty: 'other' }, 'other'],
    ['/name', {}, 'name'],
    ['', {}, 'querystring'],
  ])('a body that does not fit its schema is refused at its place: %s %j', (instancePath, params, path) => {
    const validation = [{ instancePath, params, message: 'is wrong' }];
    expect(answerTo(failure({ validation, validationContext: 'querystring' }))).toEqual(at(path, 'is wrong'));
  });

  it('a body that is wrong as a whole is refused as one, in words even without a message', () => {
    expect(answerTo(failure({ validation: [{ instancePath: '', params: {} }] }))).toEqual(at('body', 'is not valid'));
  });

  it.each([
    ['23505', 'products_realm_id_code_key', 'code', 'is already in use.'],
    ['23505', 'merchant_users_realm_id_username_idx', 'username', 'is already in use.'],
    ['23505', 'name_key', 'name', 'is already in use.'],
    ['23505', 'surname_key', 'body', 'is already in use.'],
    ['23505', 'products_code_key_old', 'body', 'is already in use.'],
    ['23505', undefined, 'body', 'is already in use.'],
    ['23503', 'cards_institute_id_fkey', 'institute_id', 'does not exist, or is still in use.'],
    ['23502', undefined, 'body', 'is not allowed.'],
    ['23514', 'members_phone_key', 'phone', 'is not allowed.'],
  ])('%s of %s is refused at %s', (code, constraint, path, message) => {
    expect(answerTo(failure({ code, constraint, severity: 'ERROR' }))).toEqual(at(path, message));
  });
});

describe('within a part of the body', () => {
  const placed = async (refusal: unknown) =>
    await within('sale', () => Promise.reject(refusal)).catch((error) => error);

  it('what goes well is passed on', async () => {
    expect(await within('sale', async () => 7)).toBe(7);
  });

  it('refused fields begin with the name of the part, in the details too; what has no field gets none', async () => {
    const problems = [
      { path: 'lines.0', message: 'is wrong', code: 'VALIDATION' },
      { path: '', message: 'Spent.' },
    ];
    const error = await placed(new Refusal(422, 'NOT_FOUND', problems, { missing: 7, refusals: problems }));
    const there = [{ ...problems[0], path: 'sale.lines.0' }, problems[1]];
    expect(error).toMatchObject({ status: 422, code: 'NOT_FOUND', message: 'is wrong Spent.' });
    expect([error.body, error.details]).toEqual([there, { missing: 7, refusals: there }]);
  });

  it.each([[undefined], [{ missing: 7 }]])('other details stay as they are: %j', async (details) => {
    expect((await placed(new Refusal(422, 'X', [{ path: 'a', message: 'b' }], details))).details).toEqual(details);
  });

  it.each([[new Refusal(422, 'X', 'One sentence.')], [new Error('no')], ['text']])(
    'what names no field is passed on: %s',
    async (thrown) => {
      expect(await placed(thrown)).toBe(thrown);
    },
  );
});

test('each kind of refusal has its status and its code', () => {
  const all = [
    ...[refuseToken(), refusePermission('Page.X', 'Read'), refuseUnknown('The role'), refuseStale(), refuseErased()],
    ...[refuseInUse('The role', 'users'), refuseTooMany(30), refuseField('name', 'is wrong')],
  ];
  expect(all.map(({ status, code, message, details }) => [status, code, message, details])).toEqual([
    [401, 'UNAUTHORIZED', 'The session has ended, sign in again.', undefined],
    [400, 'PERMISSION', 'No permission: Read on Page.X is needed.', undefined],
    [404, 'NOT_FOUND', 'The role was not found.', undefined],
    [409, '123', expect.any(String), undefined],
    [422, 'MEMBER_ERASED', expect.any(String), undefined],
    [422, 'IN_USE', 'The role is still in use (users), set it to Inactive instead.', undefined],
    [429, 'TOO_MANY_ATTEMPTS', expect.any(String), { retry_after: 30 }],
    [400, 'VALIDATION', 'is wrong', undefined],
  ]);
});

test('of very many faults the first thousand are named', () => {
  const problems = Array.from({ length: 1_001 }, (_, index) => ({ path: String(index), message: 'is wrong' }));
  expect(refuseFields(problems).body).toEqual(problems.slice(0, 1_000));
});
