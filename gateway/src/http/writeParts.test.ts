import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { describe, expect, it, test, vi } from 'vitest';
import type { Database } from '../database/pool.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { cashier } from '../testing/scriptedShop.ts';
import { actorOf } from './actorOf.ts';
import { Refusal } from './errors.ts';
import { codeOf, writeAgain } from './writeAgain.ts';
import { keyAndHashOf, type Once, onceOf, writeOnce } from './writeOnce.ts';

const KEY = 'a-key-of-a-write';
const TAKE = 'insert into replays';
const KEEP = 'update replays set answer';
const EARLIER = 'select request_hash, answer';

const requestOf = (more: object = {}) =>
  ({
    ...{ ip: '203.0.113.7', headers: {}, maybeSession: cashier, refuseNoMore: null, routeOptions: { url: '/sales' } },
    digest: (text: string) => createHmac('sha256', 'of the gateways').update(text).digest(),
    ...more,
  }) as unknown as FastifyRequest;

const by = actorOf(requestOf(), 'save');
const ONCE: Once = { realmId: 'shop', owner: 'mali', key: KEY, hash: 'hash', by };

describe('who is said to make a change', () => {
  it.each<[string, object | null, object]>([
    ['a user of one branch', { branchIds: ['ari'] }, { user_id: 'mali', username: 'mali', branch_id: 'ari' }],
    ['a user of two branches', { branchIds: ['ari', 'silom'] }, { user_id: 'mali', branch_id: null }],
    ['a user of all branches', { branchIds: [] }, { user_id: 'mali', branch_id: null }],
    ['no user', null, { user_id: null, username: null, branch_id: null }],
  ])('%s', (_who, session, actor) => {
    expect(actorOf(requestOf({ maybeSession: session && { ...cashier, ...session } }), 'import')).toMatchObject({
      ...{ source: 'import', address: '203.0.113.7', ...actor },
    });
  });

  it.each([
    ['taem-web.2_0', 'taem-web.2_0'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), 'api'],
    ['', 'api'],
    ['<b>web', 'api'],
    ['web</b>', 'api'],
    [['web'], 'api'],
    [undefined, 'api'],
  ])('the program %j is named %s', (name, client) => {
    expect(actorOf(requestOf({ headers: { 'client-name': name } }), 'save').client).toBe(client);
  });
});

describe('a write with a key', () => {
  function shop(answers: Parameters<typeof scriptedDatabase>[0]) {
    const scripted = scriptedDatabase(answers);
    return { ...scripted, words: () => scripted.statements.map(({ words }) => words) };
  }

  it('is done and kept with its answer, by the user who sent it', async () => {
    const at = shop({ [TAKE]: [{}], [KEEP]: [] });
    const refuseNoMore = vi.fn(async () => undefined);
    const write = vi.fn(async () => ({ id: 'new' }));
    expect(await writeOnce(at.database, { ...ONCE, refuseNoMore }, write)).toEqual({ id: 'new' });
    expect(at.statements).toEqual([
      { as: 'shop', words: TAKE, values: ['mali', KEY, 'hash'] },
      { as: 'shop', words: KEEP, values: ['mali', KEY, '{"id":"new"}'] },
    ]);
    expect([write.mock.calls.length, refuseNoMore.mock.calls.length, at.actors]).toEqual([1, 1, [by]]);
  });

  it('that was sent before answers as it did, and is not done again', async () => {
    const at = shop({ [EARLIER]: [{ request_hash: 'hash', answer: { id: 'first' } }] });
    const write = vi.fn();
    expect(await writeOnce(at.database, ONCE, write)).toEqual({ id: 'first' });
    expect(at.statements.at(-1)).toEqual({ as: 'shop', words: EARLIER, values: ['mali', KEY] });
    expect(write).not.toHaveBeenCalled();
  });

  it('that a gateway of the release before wrote, without a key in its hash, is the same', async () => {
    const at = shop({ [EARLIER]: [{ request_hash: 'plain', answer: { id: 'first' } }] });
    expect(await writeOnce(at.database, { ...ONCE, formerHash: 'plain' }, vi.fn())).toEqual({ id: 'first' });
  });

  it.each([[[{ request_hash: 'other', answer: {} }]], [[]]])('that stands for another is refused: %j', async (rows) => {
    const write = vi.fn();
    await expect(writeOnce(shop({ [EARLIER]: rows }).database, ONCE, write)).rejects.toMatchObject({
      ...{ status: 409, code: 'IDEMPOTENCY_CONFLICT' },
    });
    expect(write).not.toHaveBeenCalled();
  });

  it('is refused at the end if its user may no longer do it, and keeps no answer', async () => {
    const at = shop({ [TAKE]: [{}], [KEEP]: [] });
    const refuseNoMore = () => Promise.reject(new Error('no longer'));
    await expect(writeOnce(at.database, { ...ONCE, refuseNoMore }, async () => 1)).rejects.toThrow('no longer');
    expect(at.words()).toEqual([TAKE]);
  });

  it('is repeated each time without one', async () => {
    const at = shop({ [TAKE]: [], [KEEP]: [] });
    const write = vi.fn(async () => 7);
    const once = { ...ONCE, key: null };
    expect([await writeOnce(at.database, once, write), await writeOnce(at.database, once, write)]).toEqual([7, 7]);
    expect([write.mock.calls.length, at.words()]).toEqual([2, []]);
  });

  it('ends when its caller hangs up, where it is given how to notice', async () => {
    const options: object[] = [];
    const database = { inTransaction: async (_realm: string, _work: unknown, given: object) => options.push(given) };
    const { signal } = new AbortController();
    for (const each of [signal, undefined]) await writeOnce(database as unknown as Database, ONCE, async () => 1, each);
    expect(options).toStrictEqual([{ by, signal }, { by }]);
  });
});

describe('what makes two writes the same', () => {
  const of = (content: readonly unknown[], url = '/sales', key: string | undefined = KEY) =>
    keyAndHashOf(requestOf({ headers: { 'idempotency-key': key }, routeOptions: { url } }), content);
  const picture = Buffer.from('picture');

  it('is the route and the content, whatever secret came with it', () => {
    expect(of([{ a: 1, authorize_pin: '1', password: 'x' }])).toEqual(of([{ a: 1, authorize_pin: '2' }]));
    const hashes = [of([1]), of([2]), of([1], '/members'), of([picture]), of([Buffer.from('other')]), of([])];
    expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(hashes.length);
  });

  it('is the hash of its bytes, which are not read as a list of numbers', () => {
    const { hash } = of([picture]);
    expect(hash).toBe(of(['2cea274d0bedc39ec4ab6ba9e59ec889e3ed6fb56a1cf088a64d9b383378dc97']).hash);
  });

  it('is kept by a hash that no one else can compute, of which a phone number is not guessed', () => {
    const content = [{ phone: '0812345678' }];
    const { hash, formerHash } = of(content);
    const plain = createHash('sha256')
      .update(JSON.stringify(['/sales', ...content]))
      .digest('hex');
    expect([hash === plain, formerHash]).toEqual([false, plain]);
  });

  it('is nothing without a key', () => {
    expect(keyAndHashOf(requestOf(), [1])).toEqual({ key: null, hash: '' });
  });

  it('is of the signed-in user, whose changes it makes', () => {
    const refuseNoMore = async () => undefined;
    const request = requestOf({ headers: { 'idempotency-key': KEY }, refuseNoMore });
    expect(onceOf(request, cashier, [1], 'import')).toEqual({
      ...{ realmId: cashier.realmId, owner: 'mali', refuseNoMore, by: actorOf(request, 'import') },
      ...keyAndHashOf(request, [1]),
    });
    expect(onceOf(request, cashier, [1]).by.source).toBe('save');
  });
});

describe('a write whose data changed beneath it', () => {
  const failing = (errors: readonly unknown[]) => {
    const left = [...errors];
    return vi.fn(async () => {
      if (left.length > 0) throw left.shift();
      return 'done';
    });
  };
  const changed = (code = 'TA001') => Object.assign(new Error('changed'), { code });
  const once = { ...ONCE, key: null };
  const { database } = scriptedDatabase({});

  it('is started over until it is done', async () => {
    const write = failing([changed(), changed('40P01')]);
    expect(await writeAgain(database, once, write)).toBe('done');
    expect(write).toHaveBeenCalledTimes(3);
  });

  it('is given up as too busy after 20 rounds', async () => {
    const write = failing(Array.from({ length: 30 }, () => changed()));
    await expect(writeAgain(database, once, write)).rejects.toMatchObject({ status: 503, code: 'RECORD_BUSY' });
    expect(write).toHaveBeenCalledTimes(20);
  });

  it('is not started over for any other reason, unless the caller says so', async () => {
    const taken = new Refusal(422, 'E07001', 'Taken.');
    const write = failing([taken, taken]);
    await expect(writeAgain(database, once, write)).rejects.toBe(taken);
    expect(write).toHaveBeenCalledTimes(1);
    expect(await writeAgain(database, once, write, (error) => codeOf(error) === 'E07001')).toBe('done');
  });
});

test('a code is that of PostgreSQL or of a refusal; anything that is not an error has none', () => {
  const of = [new Refusal(422, 'X', 'No.'), Object.assign(new Error('no'), { code: '40P01' }), new Error('no')];
  expect([...of, { code: 'X' }, 'X', null].map(codeOf)).toEqual(['X', '40P01', null, null, null, null]);
});
