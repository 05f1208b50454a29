import type { FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { SELF_REGISTER_SECONDS } from '../http/accessTokens.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { ARI, cashier, SHOP } from '../testing/scriptedShop.ts';
import { readSelfRegisterToken } from './readSelfRegisterToken.ts';
import { selfRegister } from './selfRegister.ts';
import { type SendLink, sendSelfRegisterUrl } from './sendSelfRegisterUrl.ts';
import { type LinkScope, SELF_REGISTER_FORM, signSelfRegisterUrl } from './signSelfRegisterUrl.ts';

const SILOM = '8f1d1c1a-0000-4000-8000-00000000000b';
const FORM = 'select fields from onboard_forms';
const BRANCH = 'select 1 from merchant_branches';
const SHORT = 'select token from short_links';
const CODE = 'ABCDEFGHJKLM';
const NOW = Date.parse('2026-03-14T05:00:00Z');

async function shop(answers: object = {}, options = {}) {
  const door = await scriptedDoor({ [FORM]: [{ fields: [] }], [BRANCH]: [{}], ...answers }, options);
  const config = { ...door.context.config, publicUrl: 'https://shop.example' };
  const context = { ...door.context, config, clock: { now: () => NOW } } as typeof door.context;
  return { ...door, context };
}

describe('a link for customers who register themselves', () => {
  const sign = async (scope: LinkScope, answers: object = {}, session = cashier) => {
    const door = await shop(answers);
    const link = await signSelfRegisterUrl(door.context, session, scope).catch((error) => error);
    const token = String(link.self_register_url).split('/').at(-1) ?? '';
    return { link, claims: await door.tokens.verify(token).catch(() => null), statements: door.statements };
  };
  const everywhere = { ...cashier, branchIds: [] };

  it.each<[string, LinkScope, object]>([
    ['of nothing in particular', {}, { branchId: null, formCode: SELF_REGISTER_FORM }],
    ['of all branches', { branch_id: 'All' }, { branchId: null }],
    ['of no branch', { branch_id: null }, { branchId: null }],
    ['of a branch of its user', { branch_id: ARI.toUpperCase() }, { branchId: ARI }],
    ['of this shop, however it is written', { realm_id: SHOP.toUpperCase() }, { realmId: SHOP }],
    ['of another form for members', { form_code: 'FORM:MEMBER:OWN' }, { formCode: 'FORM:MEMBER:OWN' }],
  ])('%s is good for a day and carries it', async (_what, scope, claims) => {
    const signed = await sign(scope);
    expect(signed.link).toEqual({
      self_register_url: expect.stringMatching('^https://shop.example/register/'),
      expires_at: new Date(NOW + SELF_REGISTER_SECONDS * 1_000).toISOString(),
    });
    expect(signed.claims).toMatchObject({ kind: 'self-register', realmId: SHOP, ...claims });
  });

  it.each<[string, string, LinkScope, object, typeof cashier]>([
    ['realm_id', 'is not your shop', { realm_id: SILOM }, {}, cashier],
    ['form_code', 'is not a form for members', { form_code: 'FORM:OTHER' }, {}, cashier],
    ['form_code', 'does not exist', {}, { [FORM]: [] }, cashier],
    ['branch_id', 'must be an id', { branch_id: 'ari' }, {}, cashier],
    ['branch_id', 'does not exist', { branch_id: ARI }, { [BRANCH]: [] }, cashier],
    ['branch_id', 'is not one of your branches', { branch_id: SILOM }, {}, cashier],
  ])('whose %s %s is refused', async (path, message, scope, answers, session) => {
    expect((await sign(scope, answers, session)).link.body).toEqual([{ path, message }]);
  });

  it('of any branch is signed by a user of all', async () => {
    expect((await sign({ branch_id: SILOM }, {}, everywhere)).claims).toMatchObject({ branchId: SILOM });
  });
});

describe('a link that is opened', () => {
  const claims = { kind: 'self-register', realmId: SHOP, branchId: null, formCode: SELF_REGISTER_FORM } as const;

  it('is read as it was signed, also behind a short code', async () => {
    const door = await shop();
    const token = await door.tokens.sign(claims);
    expect(await readSelfRegisterToken(door.context, token)).toMatchObject(claims);
    expect(door.statements.map(({ words }) => words)).toEqual([]);
    const behind = await shop({ [SHORT]: [{ token }] });
    expect(await readSelfRegisterToken(behind.context, CODE)).toMatchObject(claims);
    expect(behind.statements).toEqual([{ as: 'system', words: SHORT, values: [CODE] }]);
  });

  it('is refused where it is altered, old or for something else, without ending a session', async () => {
    const door = await shop({ [SHORT]: [] });
    const user = await door.tokens.sign({ kind: 'user', realmId: SHOP, sessionId: 's' });
    for (const token of ['x', user, CODE])
      await expect(readSelfRegisterToken(door.context, token)).rejects.toMatchObject({
        ...{ status: 422, code: 'LINK_EXPIRED' },
      });
  });

  it('of the demo shop is refused in production', async () => {
    const door = await shop({ 'select code from realms': [{ code: 'taem' }] }, { production: true });
    const token = await door.tokens.sign(claims);
    await expect(readSelfRegisterToken(door.context, token)).rejects.toMatchObject({ code: 'WRONG_CREDENTIALS' });
  });
});

describe('a registration by the link', () => {
  it.each([
    ['a new key', []],
    ['a used key', [{ request_hash: 'hash', answer: {} }]],
  ])('of too many is refused before its picture is read, under %s', async (_which, rows) => {
    const door = await shop({ 'select request_hash, answer': rows });
    const token = await door.tokens.sign({ kind: 'self-register', realmId: SHOP, branchId: null, formCode: 'FORM:X' });
    const tooMany = { status: 429, code: 'TOO_MANY_ATTEMPTS' };
    door.context.limits.spend = () => Promise.reject(tooMany);
    const parts = vi.fn();
    const headers = { 'idempotency-key': 'a-key-of-a-form' };
    const request = {
      ...(await door.requestOf(null)),
      headers,
      isMultipart: () => true,
      parts,
    } as unknown as FastifyRequest;
    await expect(selfRegister(door.context, request, token)).rejects.toBe(tooMany);
    expect(parts).not.toHaveBeenCalled();
  });
});

describe('CALL-34 a link that is sent', () => {
  const NAME = 'select name from realms';
  const LANGUAGE = 'select locale from (';
  const MESSAGE = 'insert into outbox_messages';
  const once = { realmId: SHOP, owner: 'mali', key: null, hash: '', by: {} as never };
  const send = async (given: SendLink, answers: object = {}) => {
    const door = await shop({ [NAME]: [{ name: 'Taem' }], [MESSAGE]: [{ id: 'm' }], ...answers });
    const answer = await sendSelfRegisterUrl(door.context, cashier, given, once).catch((error) => error);
    const message = door.statements.find(({ words }) => words === MESSAGE);
    return { answer, spent: door.spent, values: message?.values ?? [], door };
  };
  const textOf = (values: readonly unknown[]) => JSON.parse(String(values[2])).text;

  it('is counted for the number and the user, and says where it went', async () => {
    const { answer, spent, values } = await send({ phone: '081-234-5678' });
    expect(answer).toEqual({
      ...{ message_id: 'm', phone: expect.stringContaining('081'), status: 'queued' },
      expires_at: new Date(NOW + SELF_REGISTER_SECONDS * 1_000).toISOString(),
    });
    expect(spent).toEqual([
      [
        { kind: 'sms-phone', key: `${SHOP}:0812345678|TH|+66` },
        { kind: 'sms-user', key: 'mali' },
      ],
    ]);
    expect([values[0], values[1], values[3]]).toEqual(['sms', '+66812345678', SELF_REGISTER_SECONDS / 60]);
    expect(textOf(values)).toMatch(/^สมัครสมาชิก Taem: https:\/\/shop[.]example\/register\/\w{12}$/);
  });

  it('CUST-27 is in the language of who has the number, else in that of the request, else in Thai', async () => {
    const of = async (rows: object[], locale?: string) =>
      textOf((await send({ phone: '0812345678', ...(locale && { locale }) }, { [LANGUAGE]: rows })).values).slice(0, 4);
    expect([
      await of([{ locale: 'en-US' }], 'th-TH'),
      await of([{ locale: null }], 'en-US'),
      await of([], 'en-US'),
      await of([{ locale: 'th-TH' }], 'en-US'),
      await of([]),
    ]).toEqual(['Join', 'Join', 'Join', 'สมัค', 'สมัค']);
    expect(textOf((await send({ phone: '0812345678' }, { [NAME]: [] })).values)).toContain('สมัครสมาชิก : ');
  });

  it.each([['12'], ['phone'], ['']])('to anything that is not a number is not: %j', async (phone) => {
    const { answer, spent, values } = await send({ phone });
    expect([answer.status, answer.code, answer.body[0].path, spent, values]).toEqual([422, 'E02001', 'phone', [], []]);
  });
});
