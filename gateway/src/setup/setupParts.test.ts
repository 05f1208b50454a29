import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hashSecret, verifySecret } from '../http/secretHash.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { createMerchant } from './createMerchant.ts';
import { NO_CLIENT_SECRET, prepareSetup } from './prepareSetup.ts';
import { isSetupCode, setupCode } from './setupCode.ts';

describe('the code that the terminal shows', async () => {
  const { tokens } = await scriptedDoor({});
  const code = setupCode(tokens);

  it('is four groups of four signs, without those that are taken for each other, and always the same', async () => {
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/);
    expect(setupCode((await scriptedDoor({})).tokens)).toBe(code);
    const another = await scriptedDoor({ 'select secret from signing_keys': [{ secret: Buffer.alloc(32, 8) }] });
    expect(setupCode(another.tokens)).not.toBe(code);
  });

  it('is right however it is typed, and wrong with any sign changed, more or less', () => {
    const plain = code.replaceAll('-', '');
    for (const typed of [code, plain, code.toLowerCase(), ` ${plain.slice(0, 8)} ${plain.slice(8)} `])
      expect(isSetupCode(tokens, typed)).toBe(true);
    const changed = [...plain].map((sign, at) => [...plain].with(at, sign === '2' ? '3' : '2').join(''));
    for (const typed of ['', plain.slice(1), `${plain}2`, ...changed]) expect(isSetupCode(tokens, typed)).toBe(false);
  });
});

describe('the start of a shop', () => {
  const THERE = 'select 1 from realms limit 1';
  const FIND = 'select secret_hash, code from oauth_clients';
  const CHANGE = 'update oauth_clients set secret_hash';
  let hash: string;
  beforeAll(async () => {
    hash = await hashSecret('configured');
  });

  async function start(answers: object, clientSecret: string | null = 'configured') {
    const door = await scriptedDoor({ ...answers, [CHANGE]: [] });
    const config = { clientId: 'web', clientSecret, publicUrl: 'https://shop.example' };
    const report = vi.fn();
    const context = { ...door.context, config } as unknown as typeof door.context;
    const refused = await prepareSetup(context, report).catch((error) => error.message);
    const changed = door.statements.filter(({ words }) => words === CHANGE).map(({ values }) => values);
    return { refused, changed, lines: report.mock.calls.flat(), tokens: door.tokens };
  }

  it('without a merchant shows where to make one, and with which code', async () => {
    const { lines, changed, tokens } = await start({ [THERE]: [] });
    expect(lines).toEqual([
      expect.stringContaining(`https://shop.example/setup and enter this code: ${setupCode(tokens)}`),
    ]);
    expect(changed).toEqual([]);
  });

  it('without a merchant and without a secret is refused', async () => {
    const { refused, lines } = await start({ [THERE]: [] }, null);
    expect([refused, lines]).toEqual([NO_CLIENT_SECRET, []]);
  });

  it('takes the configured secret, where another one is kept', async () => {
    const { changed, lines } = await start({
      [THERE]: [{}],
      [FIND]: [{ secret_hash: await hashSecret('old'), code: 'b' }],
    });
    expect([changed.length, changed[0]?.[0], lines]).toEqual([1, 'web', []]);
    expect(await verifySecret(String(changed[0]?.[1]), 'configured')).toBe(true);
  });

  it.each<[string, () => object[], string | null]>([
    ['is the configured one', () => [{ secret_hash: hash, code: 'b' }], 'configured'],
    ['is not configured', () => [{ secret_hash: hash, code: 'b' }], null],
    ['is that of the demo shop', () => [{ secret_hash: hash, code: demoAccounts.realm }], 'another'],
    ['is of no client', () => [], 'another'],
  ])('leaves the secret where it %s', async (_which, rows, secret) => {
    expect((await start({ [THERE]: [{}], [FIND]: rows() }, secret)).changed).toEqual([]);
  });
});

describe('the first merchant', () => {
  const shop = {
    ...{ name: 'Baan', taxId: '-', branchCode: 'A', branchName: 'Ari', timeZone: 'Asia/Bangkok', firstname: 'Mali' },
    ...{ lastname: 'D', username: 'mali', email: 'mali@shop.example', password: 'a long password' },
  };
  const config = { clientId: 'web', clientSecret: 'secret', realmCode: 'baan' };
  async function create(answers: object = {}, changes: object = {}) {
    let rows = 0;
    const next = () => {
      rows += 1;
      return [{ id: `row ${rows}` }];
    };
    const door = await scriptedDoor({
      ...{ 'select 1 from realms limit 1': [], 'insert into realms': [{ id: 'realm' }], 'returning id': next },
      ...answers,
    });
    const answer = await createMerchant(door.database, { ...config, ...changes }, shop as never).catch(
      (error) => error,
    );
    const written = door.statements
      .filter(({ words }) => words === 'returning id')
      .map(({ values }) => JSON.parse(String(values[0])));
    return { answer, written };
  }

  it('has an owner who works everywhere, and whose password is kept as a hash', async () => {
    const { answer, written } = await create();
    expect(answer).toEqual({ id: 'realm', name: 'Baan' });
    const owner = written.find(({ username }) => username === 'mali');
    expect(owner).toMatchObject({
      email: 'mali@shop.example',
      employee_no: '1',
      role_id: expect.stringContaining('row'),
    });
    expect(await verifySecret(owner.password_hash, shop.password)).toBe(true);
    expect(written).toContainEqual({ code: 'A', name: 'Ari', time_zone: 'Asia/Bangkok' });
  });

  it('takes cash, and no account of another way to pay', async () => {
    const { written } = await create();
    const channels = written.filter((row) => 'payment_method_id' in row);
    expect(channels).toMatchObject([{ name: 'เงินสด' }]);
    const tier = written.find(({ level }) => level === 1);
    expect(tier.conditions).toEqual([{ condition_id: expect.stringContaining('row'), value: 0 }]);
  });

  it('is refused where there is one, and where no one could sign in', async () => {
    const there = await create({ 'select 1 from realms limit 1': [{}] });
    expect([there.answer.status, there.written]).toEqual([404, []]);
    const { answer } = await create({}, { clientSecret: null });
    expect(answer.message).toContain('GATEWAY_CLIENT_SECRET');
  });
});
