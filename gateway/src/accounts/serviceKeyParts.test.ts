import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_KEYS } from '@taem/domain/accounts/serviceKey.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { ARI, cashier, SHOP } from '../testing/scriptedShop.ts';
import { hashServiceKey, newServiceKey, openServiceKeys } from './openServiceKeys.ts';
import { prepareServiceAccount } from './prepareServiceAccount.ts';
import { refuseProgram } from './refuseProgram.ts';
import { createServiceKey, revokeServiceKey } from './writeServiceKey.ts';

const FIND = 'from service_account_keys k join merchant_users';
const USED = 'set last_used_at = now()';

describe('a key of a program', async () => {
  const { tokens } = await scriptedDoor({});
  const key = newServiceKey(SHOP);
  const row = { id: 'key-1', name: 'Till', username: 'till [program]', key_hash: hashServiceKey(tokens, key) };
  const open = async (answers: Parameters<typeof scriptedDoor>[0]) => {
    const door = await scriptedDoor(answers);
    return { ...door, keys: openServiceKeys(door.database, door.tokens) };
  };

  it('is another one each time, and hashed with a secret of the gateways', async () => {
    expect(newServiceKey(SHOP)).toMatch(/^taem_[\w-]{64}$/);
    expect(newServiceKey(SHOP)).not.toBe(key);
    const other = await scriptedDoor({ 'select secret from signing_keys': [{ secret: Buffer.alloc(32, 8) }] });
    expect(hashServiceKey(other.tokens, key)).not.toEqual(hashServiceKey(tokens, key));
  });

  it('is looked for in its shop by its hash alone, and then remembered', async () => {
    const { keys, statements } = await open({ [FIND]: [row] });
    const found = { realmId: SHOP, sessionId: 'key-1', name: 'Till', username: 'till [program]' };
    expect([await keys.find(key), await keys.find(key)]).toEqual([found, found]);
    expect(statements).toEqual([{ as: SHOP, words: FIND, values: [row.key_hash] }]);
  });

  it('is one of ten thousand that are remembered; the next one begins with none', async () => {
    const { keys, statements } = await open({ [FIND]: ([hash]) => [{ ...row, key_hash: hash }] });
    const all = Array.from({ length: 10_001 }, () => newServiceKey(SHOP));
    const [first = '', last = ''] = [all[0], all[10_000]];
    for (const one of all.slice(0, 10_000)) await keys.find(one);
    await keys.find(first);
    expect(statements).toHaveLength(10_000);
    await keys.find(last);
    await keys.find(first);
    expect(statements).toHaveLength(10_002);
  });

  it.each<[string, string, object[], number]>([
    ['that nobody has', key, [], 2],
    ['whose row is another’s', key, [{ ...row, key_hash: Buffer.alloc(row.key_hash.length, 1) }], 2],
    ['that is none', 'taem_short', [row], 0],
  ])('%s opens nothing, and is not remembered', async (_which, given, rows, questions) => {
    const { keys, statements } = await open({ [FIND]: rows });
    expect([await keys.find(given), await keys.find(given)]).toEqual([null, null]);
    expect(statements).toHaveLength(questions);
  });

  describe('is noted as used', () => {
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T05:00:00Z') });
      return () => vi.useRealTimers();
    });

    it('once a minute, each by itself', async () => {
      const { keys, statements } = await open({ [USED]: [] });
      const tillKey = { realmId: SHOP, sessionId: 'key-1', name: 'Till', username: 'till' };
      const useAfter = async (ms: number, sessionId = 'key-1') => {
        vi.setSystemTime(Date.parse('2026-03-14T05:00:00Z') + ms);
        await keys.used({ ...tillKey, sessionId });
        return statements.length;
      };
      expect([await useAfter(0), await useAfter(59_999), await useAfter(59_999, 'key-2')]).toEqual([1, 1, 2]);
      expect(await useAfter(59_999)).toBe(2);
      expect([await useAfter(60_000), await useAfter(60_001)]).toEqual([3, 3]);
      expect(statements.map(({ as, values: [id] }) => [as, id])).toEqual(
        ['1', '2', '1'].map((n) => [SHOP, `key-${n}`]),
      );
    });

    it('as long as ten thousand are, and after that once more', async () => {
      const { keys, statements } = await open({ [USED]: [] });
      const use = (sessionId: number) =>
        keys.used({ realmId: SHOP, sessionId: `key-${sessionId}`, name: 'Till', username: 'till' });
      for (let at = 0; at < 10_000; at += 1) await use(at);
      await use(0);
      expect(statements).toHaveLength(10_000);
      await use(10_000);
      await use(0);
      expect(statements).toHaveLength(10_002);
    });
  });
});

const ACCOUNT = 'for update of a';
const ACCESS = 'select role_id, branch_ids from service_accounts';
const ROLE = 'select name, authorizes from merchant_roles';
const IN_FORCE = 'select count(*)::int as count from service_account_keys';
const INSERT = 'insert into service_account_keys';
const KEY = 'select k.name, s.ended_at is not null as ended';
const END = 'update sessions set ended_at = now()';
const SELLS = { object_code: PAGE.payment, action_codes: ['Read', 'Write'] };
const chief: GatewaySession = { ...cashier, authorizes: [SELLS] };
const notFound = expect.objectContaining({ status: 404, code: 'NOT_FOUND' });
const forbidden = expect.objectContaining({ status: 400, code: 'PERMISSION' });
const invalid = (path: string) =>
  expect.objectContaining({ status: 400, code: 'VALIDATION', body: [expect.objectContaining({ path })] });

describe('D3 making a key', () => {
  const answers = {
    [ACCOUNT]: [{ username: 'till [program]' }],
    [ACCESS]: [{ role_id: 'seller', branch_ids: [ARI] }],
    [ROLE]: [{ name: 'Seller', authorizes: [SELLS] }],
    [IN_FORCE]: [{ count: MAX_KEYS - 1 }],
    [INSERT]: [{ id: 'key-1' }],
    'update sessions': [],
  };
  const make = async (changes: Parameters<typeof scriptedDoor>[0] = {}) => {
    const door = await scriptedDoor({ ...answers, ...changes }, { session: chief });
    const form = { name: 'Till', expiresInDays: 30 };
    return { door, created: createServiceKey(door.context, await door.requestOf(null), 'account', form) };
  };

  it('keeps its hash and last characters, who made it, and that it was made', async () => {
    const { door, created } = await make();
    const { id, key } = await created;
    expect(id).toBe('key-1');
    const values = ['account', 30, 'Till', hashServiceKey(door.tokens, key), key.slice(-4), 'mali'];
    expect(door.statements.find(({ words }) => words === INSERT)?.values).toEqual(values);
    expect(door.statements.every(({ as }) => as === SHOP)).toBe(true);
    const valuesOf = (words: string) => door.statements.find((statement) => statement.words === words)?.values;
    expect([ACCOUNT, ACCESS, IN_FORCE].map(valuesOf)).toEqual([['account'], ['account'], ['account']]);
    expect(JSON.stringify(door.statements)).not.toContain(key);
    expect(door.events()).toEqual([['SERVICE_KEY_CREATED', 'till [program]']]);
  });

  it('of an account whose role is gone, and that so may do nothing, is for everyone who may make keys', async () => {
    const { created } = await make({ [ROLE]: [] });
    expect(await created).toMatchObject({ id: 'key-1' });
  });

  it.each([
    ['for an account that is not there', { [ACCOUNT]: [] }, notFound],
    ['for one that works where its maker does not', { [ACCESS]: [{ role_id: 'r', branch_ids: [] }] }, forbidden],
    ['for one that may do more than its maker', { [ROLE]: [{ name: 'Administrator', authorizes: [] }] }, forbidden],
    ['beyond as many as there may be', { [IN_FORCE]: [{ count: MAX_KEYS }] }, invalid('name')],
  ])('is refused %s, and nothing is kept', async (_which, changes, refusal) => {
    const { door, created } = await make(changes);
    await expect(created).rejects.toEqual(refusal);
    expect(door.statements.map(({ words }) => words)).not.toContain(INSERT);
    expect(door.events()).toEqual([]);
  });
});

describe('D3 ending a key', () => {
  const end = async (key: object[], account: object[] = [{ username: 'till [program]' }]) => {
    const door = await scriptedDoor({ [ACCOUNT]: account, [KEY]: key, [END]: [] }, { session: chief });
    const ended = revokeServiceKey(door.context, await door.requestOf(null), 'account', 'key-1');
    return { door, ended };
  };
  const changed = (door: { statements: { words: string | null; values: readonly unknown[] }[] }) =>
    door.statements.filter(({ words }) => words === END).map(({ values }) => values);

  it('ends its session, here at once, and is reported', async () => {
    const { door, ended } = await end([{ name: 'Till', ended: false }]);
    await ended;
    expect(door.statements.find(({ words }) => words === KEY)?.values).toEqual(['key-1', 'account']);
    expect(changed(door)).toEqual([['key-1']]);
    expect(door.events()).toEqual([['SERVICE_KEY_REVOKED', 'till [program]']]);
    expect(door.forgotten).toEqual(['key-1']);
  });

  it('once more changes nothing', async () => {
    const { door, ended } = await end([{ name: 'Till', ended: true }]);
    await ended;
    expect([changed(door), door.events()]).toEqual([[], []]);
  });

  it.each<[string, object[], object[] | undefined]>([
    ['that is not there', [], undefined],
    ['of an account that is not there', [{ name: 'Till', ended: false }], []],
  ])('is refused of one %s', async (_which, key, account) => {
    const { door, ended } = await end(key, account);
    await expect(ended).rejects.toEqual(notFound);
    expect([changed(door), door.events(), door.forgotten]).toEqual([[], [], []]);
  });
});

describe('ADR 0029, ADR 0072 a program', () => {
  const seller = { name: 'Seller', authorizes: [SELLS] };
  const owner = { name: 'Administrator', authorizes: [] };
  const more = { name: 'More', authorizes: [SELLS, { object_code: PAGE.user, action_codes: ['Write'] }] };
  const prepare = async (
    values: Record<string, unknown>,
    {
      id = null,
      before = null,
      role = seller,
      branches = [ARI],
    }: { id?: string | null; before?: object | null; role?: object | null; branches?: string[] } = {},
  ) => {
    const door = await scriptedDoor({
      [ACCESS]: before ? [before] : [],
      [ROLE]: role ? [role] : [],
      'from merchant_branches': branches.map((branch) => ({ id: branch })),
    });
    return prepareServiceAccount(values, door.client, chief, id).then(() => values);
  };
  const own = { role_id: 'seller', branch_ids: [ARI] };

  it('has a name without the spaces around it, a role and branches', async () => {
    expect(await prepare({ name: ' Till ', role_id: 'seller', branches: [ARI] })).toEqual({
      ...{ name: 'Till', role_id: 'seller', branch_ids: [ARI] },
    });
  });

  it.each<[string, Record<string, unknown>, Parameters<typeof prepare>[1], unknown]>([
    ['a new one without branches', { role_id: 'seller' }, {}, invalid('branches')],
    ['a new one everywhere, by who works in one branch', { role_id: 'seller', branches: [] }, {}, forbidden],
    ['an administrator', { role_id: 'owner', branches: [ARI] }, { role: owner }, invalid('role_id')],
    ['one that may do more than its maker', { role_id: 'more', branches: [ARI] }, { role: more }, forbidden],
    [
      'a change of one that works everywhere',
      { name: 'Till' },
      { id: 'a', before: { ...own, branch_ids: [] } },
      forbidden,
    ],
    ['a change of one that may do more', { name: 'Till' }, { id: 'a', before: own, role: more }, forbidden],
    ['a change to everywhere', { branches: [] }, { id: 'a', before: own }, forbidden],
    [
      'a change to one branch of one that works everywhere',
      { branches: [ARI] },
      { id: 'a', before: { ...own, branch_ids: [] } },
      forbidden,
    ],
    ['a change of one that is not there', { role_id: 'seller' }, { id: 'a' }, forbidden],
    ['in a branch that is not there', { role_id: 'seller', branches: [ARI] }, { branches: [] }, invalid('branches')],
  ])('is not %s', async (_which, values, options, refusal) => {
    await expect(prepare(values, options)).rejects.toEqual(refusal);
  });

  it.each<[string, Record<string, unknown>, Parameters<typeof prepare>[1]]>([
    ['a new name', { name: 'Till' }, { id: 'a', before: own }],
    ['a beginning, whatever others may do', { ...own, branches: [ARI] }, { before: { ...own, branch_ids: [] } }],
    ['the branch that its changer works in', { branches: [ARI] }, { id: 'a', before: own }],
    ['a role that is not there, which is refused as such', { role_id: 'x', branches: [ARI] }, { role: null }],
  ])('may be given %s', async (_what, values, options) => {
    await expect(prepare(values, options)).resolves.toBeDefined();
  });

  it('is no user to change, though it is named among them', async () => {
    const { client, statements } = await scriptedDoor({ "kind = 'program'": [{}] });
    await expect(refuseProgram(client, 'till')).rejects.toEqual(notFound);
    expect(statements.map(({ values }) => values)).toEqual([['till']]);
    await expect(refuseProgram((await scriptedDoor({})).client, 'mali')).resolves.toBeUndefined();
  });
});
