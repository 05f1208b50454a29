import { demoAccounts } from '@taem/domain/accounts/demoAccounts.ts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hashSecret, verifySecret } from '../http/secretHash.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
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
    const door = await scriptedDoor(answers as Parameters<typeof scriptedDoor>[0]);
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
