import { type OperationDefinitionNode, parse } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context, RateState } from '../gateway/context.ts';
import type { GatewayCalls } from '../gateway/GatewayCalls.ts';
import { GatewayClock } from '../gateway/GatewayClock.ts';
import { GatewayRefusal, GatewayUnavailable, NoSession } from '../gateway/GatewayError.ts';
import { createVerifiedCallers } from '../gateway/VerifiedCallers.ts';
import { createSchema } from '../schema.ts';
import { home } from '../testing/demoRows.ts';
import { createGuard, SUBSCRIPTIONS_ELSEWHERE } from './guard.ts';
import { isVerifiedUser } from './isVerifiedUser.ts';
import { LIMITS } from './limits.ts';
import { type PreparedOperation, prepareOperation } from './PreparedOperation.ts';
import { RateLimited, type RateLimits } from './rateLimits.ts';

const schema = createSchema();
const REFUSED = new GatewayRefusal(401, {});
const AWAY = new GatewayUnavailable('lost');
const DEAD = new Error('a fault of the program');

/** The gateway's answer to the question whose token it is. */
let whose: unknown;
let calls: string[];
beforeEach(() => {
  whose = home;
  calls = [];
});

function contextOf(
  token: string | null,
  {
    isVerified = false,
    production = true,
    viewing,
  }: { isVerified?: boolean; production?: boolean; viewing?: object } = {},
): Context {
  const callers = createVerifiedCallers();
  if (isVerified && token) callers.remember(token, 'mali');
  const get = async (path: string) => {
    calls.push(path);
    if (whose instanceof Error) throw whose;
    return whose;
  };
  const gateway = { token, caller: '203.0.113.7', get } as GatewayCalls;
  const report = { name: 'before', kind: null, hash: null, trusted: false, codes: [] };
  const cost = { estimated: 0, limit: 0 };
  return {
    gateway,
    clock: new GatewayClock(),
    callers,
    config: { production },
    cost,
    report,
    viewing,
  } as unknown as Context;
}

function preparedOf(query: string, trusted = false): PreparedOperation {
  const document = parse(query);
  const [operation] = document.definitions as readonly OperationDefinitionNode[];
  if (!operation) throw new Error('A document has an operation');
  return prepareOperation(schema, { document, operation, hash: 'hash', trusted });
}

/** Returns what an operation spent, as `key points` and `key sensitive`. */
async function guard(query: string, context: Context, trusted = false, rate?: RateState | Error): Promise<string[]> {
  const spent: string[] = [];
  const rates = {
    spendCost: async (key: string, points: number) => {
      spent.push(`${key} ${points}`);
      if (rate instanceof Error) throw rate;
      return rate;
    },
    spendSensitive: async (key: string) => void spent.push(`${key} sensitive`),
  } as RateLimits;
  await createGuard(schema, rates)(preparedOf(query, trusted), {}, context);
  return spent;
}

describe('what is reported of an operation', () => {
  it.each([
    ['query Members { members { total } }', { name: 'Members', kind: 'query' }],
    ['{ members { total } }', { name: null, kind: 'query' }],
    ['mutation Out { signOut { signedOut } }', { name: 'Out', kind: 'mutation' }],
  ])('is its name, where it has one, and its kind: %s', async (query, rule) => {
    const context = contextOf('token', { isVerified: true });
    await guard(query, context, true);
    expect(context.report).toEqual({ ...rule, hash: 'hash', trusted: true, codes: [] });
    expect(context.cost.estimated).toBeGreaterThan(0);
  });
});

describe('the rate of a caller', () => {
  const query = '{ members { total } }';
  const user = () => contextOf('token', { isVerified: true });

  it('is reported as it is after the operation', async () => {
    const context = user();
    const rate = { limit: 100, remaining: 40, resetMs: 5 };
    await guard(query, context, false, rate);
    expect(context.report.rate).toEqual(rate);
  });

  it('ends an operation where nothing is left of it, and is reported then too', async () => {
    const context = user();
    const limited = new RateLimited(2_000, 100);
    await expect(guard(query, context, false, limited)).rejects.toBe(limited);
    expect(context.report.rate).toEqual({ limit: 100, remaining: 0, resetMs: 2_000 });
  });

  it('is not known where a fault of the program keeps from counting', async () => {
    const context = user();
    await expect(guard(query, context, false, DEAD)).rejects.toBe(DEAD);
    expect(context.report).not.toHaveProperty('rate');
  });
});

it.each([
  ['a subscription where an answer comes once', 'subscription { figuresChanged { at } }', undefined],
  ['a query where events are sent', '{ members { total } }', {}],
])('%s is in the wrong place, and costs nothing', async (_, query, viewing) => {
  const context = contextOf('token', { isVerified: true, ...(viewing && { viewing }) });
  await expect(guard(query, context)).rejects.toMatchObject({
    message: SUBSCRIPTIONS_ELSEWHERE,
    extensions: { code: 'BAD_REQUEST' },
  });
  expect(context.report.kind).toBeNull();
});

it('a subscription is let in where its events are sent', async () => {
  const context = contextOf('token', { isVerified: true, viewing: {} });
  await guard('subscription { figuresChanged { at } }', context);
  expect(context.report.kind).toBe('subscription');
});

describe('D16 how wide an operation may be', () => {
  const many = Array.from({ length: LIMITS.rootFields + 1 }, (_, at) => `a${at}: coupons { id }`).join(' ');
  const query = `{ ${many} }`;
  const open = `mutation { ${many.replaceAll('coupons { id }', 'signOut { signedOut }')} }`;
  const tooWide = { extensions: { code: 'TOO_COMPLEX' } };

  it('is limited for whom the gateway does not know', async () => {
    await expect(guard(open, contextOf(null))).rejects.toMatchObject(tooWide);
    await expect(guard(open, contextOf('token'))).rejects.toMatchObject(tooWide);
    whose = AWAY;
    await expect(guard(query, contextOf('token'))).rejects.toMatchObject(tooWide);
  });

  it('is not for a user, also one who was just looked up, nor for the web client’s own documents', async () => {
    await guard(query, contextOf('token', { isVerified: true }));
    await guard(query, contextOf('token'));
    await guard(open, contextOf(null), true);
    expect(calls).toEqual(['/merchants/home']);
  });
});

describe('what an operation may cost', () => {
  const page = (rows: number, at: number) => `p${at}: members(perPage: ${rows}) { items { id } }`;
  // A page costs 1, and each row 1.
  const pages = [...Array.from({ length: 99 }, (_, at) => page(1_000, at)), page(900, 99)].join(' ');

  it('is just the limit for what anyone may write, and more only for the web client’s own', async () => {
    const user = contextOf('token', { isVerified: true });
    await guard(`{ ${pages} }`, user);
    expect(user.cost.estimated).toBe(LIMITS.cost);
    const more = `{ ${pages} more: members { total } }`;
    await expect(guard(more, user)).rejects.toMatchObject({ extensions: { code: 'TOO_COMPLEX' } });
    await expect(guard(more, user, true)).resolves.toEqual([`user mali ${LIMITS.cost + 1}`]);
  });
});

describe('who is counted', () => {
  const query = '{ coupons { id } a: coupons { id } }';
  const NETWORK = 'network 203.0.113.7';

  it('is the user where the gateway has said whose token it is, by cost alone', async () => {
    expect(await guard(query, contextOf('token', { isVerified: true }))).toEqual(['user mali 40']);
    expect(calls).toEqual([]);
  });

  it('is the network for an unfamiliar token, by the calls it may cost; then its owner is looked up', async () => {
    const context = contextOf('token');
    expect(await guard(query, context)).toEqual([`${NETWORK} 500`]);
    expect(calls).toEqual(['/merchants/home']);
    expect(context.callers.keyOf(context.gateway)).toBe(`user ${home.user_profile.id}`);
  });

  it('is the network for what needs no session, whatever token is sent, and nothing is looked up', async () => {
    const signOut = 'mutation { signOut { signedOut } }';
    expect(await guard(signOut, contextOf('token', { isVerified: true }))).toEqual([`${NETWORK} 250`]);
    expect(await guard(signOut, contextOf(null))).toEqual([`${NETWORK} 250`]);
    expect(calls).toEqual([]);
  });

  it('is counted once more for a secret that is tried', async () => {
    const tryCode = 'mutation { verifyOffer(input: { offerId: "1", authorizePin: "1" }) { verified } }';
    expect(await guard(tryCode, contextOf('token', { isVerified: true }))).toEqual([
      expect.stringMatching(/^user mali \d+$/),
      'user mali sensitive',
    ]);
  });
});

describe('a session', () => {
  const query = '{ coupons { id } }';

  it('is needed by what is not open, before the gateway is called', async () => {
    await expect(guard(query, contextOf(null))).rejects.toBeInstanceOf(NoSession);
    expect(calls).toEqual([]);
  });

  it.each([
    ['the gateway refuses', REFUSED],
    ['a fault of the program keeps from being known', DEAD],
  ])('that %s ends the operation before it costs more calls', async (_who, answer) => {
    whose = answer;
    await expect(guard(query, contextOf('token'))).rejects.toBe(answer);
  });

  it('that the gateway cannot check now is checked again by the next operation; this one goes on', async () => {
    whose = AWAY;
    const context = contextOf('token');
    await guard(query, context);
    await guard(query, context);
    expect(calls).toHaveLength(2);
  });
});

describe('S11 the schema', () => {
  const query = '{ __schema { queryType { name } } }';

  it('is read in production by whom the gateway knows, and by the web client’s own documents', async () => {
    await guard(query, contextOf('token'));
    expect(calls).toEqual(['/merchants/home']);
    whose = REFUSED;
    await expect(guard(query, contextOf('token'))).rejects.toBeInstanceOf(NoSession);
    await expect(guard(query, contextOf(null))).rejects.toBeInstanceOf(NoSession);
    await guard(query, contextOf(null), true);
    await guard(query, contextOf(null, { production: false }));
    expect(calls).toHaveLength(2);
  });
});

describe('a token', () => {
  it.each<[string, string | null, unknown, boolean]>([
    ['is somebody’s where the gateway knows whose', 'token', home, true],
    ['is nobody’s where the gateway refuses it', 'token', REFUSED, false],
    ['is nobody’s where its session is over', 'token', new NoSession(), false],
    ['that is none is nobody’s', null, home, false],
  ])('%s', async (_what, token, answer, isRemembered) => {
    whose = answer;
    expect(await isVerifiedUser(contextOf(token))).toBe(isRemembered);
    expect(calls).toHaveLength(token === null ? 0 : 1);
  });

  it.each([AWAY, DEAD])('is neither while that cannot be checked', async (answer) => {
    whose = answer;
    await expect(isVerifiedUser(contextOf('token'))).rejects.toBe(answer);
  });
});
