import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeGateway, ok, refusal, startFakeGateway } from '../testing/fakeGateway.ts';
import { faultNamed } from '../testing/faults/faults.ts';
import { type FaultyGateway, faultyGateway } from '../testing/faults/faultyGateway.ts';
import { GatewayCalls } from './GatewayCalls.ts';
import { GatewayUnavailable } from './GatewayError.ts';
import { Upstream } from './Upstream.ts';
import { UPSTREAM_DEFAULTS, type UpstreamSettings } from './UpstreamSettings.ts';

const NEVER = { calls: 1_000, share: 0.999, openFor: 10 };
const QUICK = { calls: 4, share: 0.5, openFor: 30 };
const HANG = faultNamed('half-open: accepted and never answered');
const DROP = faultNamed('reset before the gateway is asked');

describe('the connection to the gateway', () => {
  let fake: FakeGateway;
  let gateway: FaultyGateway;
  let upstream: Upstream | undefined;
  beforeEach(async () => {
    fake = await startFakeGateway({});
    fake.reply = ({ path }) => ok({ path });
    gateway = await faultyGateway(fake.url);
  });
  afterEach(async () => {
    await upstream?.close();
    await gateway.close();
    await fake.close();
  });

  const connect = (settings: Partial<UpstreamSettings> = {}) => {
    upstream = new Upstream(gateway.url, { ...UPSTREAM_DEFAULTS, jitter: 0, breaker: NEVER, ...settings });
    return upstream;
  };
  const request = (path: string) => ({ path, token: 'token', requestId: 'r' });
  /** Returns the outcome of a call: its status, or why there is no answer. */
  const outcome = (call: Promise<{ status: number }>) =>
    call.then(
      ({ status }) => status,
      (error) => (error instanceof GatewayUnavailable ? error.outage : error.status),
    );
  const get = (to: Upstream, path: string) => outcome(to.get({ method: 'GET', ...request(path) }).answer);
  const post = (to: Upstream, path: string, key?: string) =>
    outcome(
      to.write({
        method: 'POST',
        ...request(path),
        body: {},
        ...(key && { idempotency: { key, repeat: true } }),
      }),
    );
  const inTurn = async (count: number, call: (index: number) => Promise<unknown>) => {
    const outcomes: unknown[] = [];
    for (let index = 0; index < count; index++) outcomes.push(await call(index));
    return outcomes;
  };

  it('sends at most a tenth of the traffic again', async () => {
    const to = connect();
    await gateway.set(DROP);
    await inTurn(100, (index) => get(to, `/${index}`));
    // 100 calls earn 10 retries, and 10 were saved up.
    expect(gateway.calls.length).toBeGreaterThan(110);
    expect(gateway.calls.length).toBeLessThanOrEqual(120);
  });

  it('sends a write once, and one with a key once more', async () => {
    const to = connect();
    await gateway.set(DROP);
    expect(await post(to, '/plain')).toBe('lost');
    expect(await post(to, '/keyed', 'key-00000001')).toBe('lost');
    expect(gateway.calls.map(({ path }) => path)).toEqual(['/plain', '/keyed', '/keyed']);
  });

  it.each([
    ['429 with Retry-After', 429],
    ['503 with Retry-After', 'failing'],
    ['401 without a body', 401],
  ])('does not ask again after %s', async (name, expected) => {
    const to = connect();
    await gateway.set(faultNamed(name));
    expect(await get(to, '/x')).toBe(expected);
    expect(gateway.calls).toHaveLength(1);
  });

  it('ends a call that is never answered, and does not ask again', async () => {
    const to = connect({ deadline: 500 });
    await gateway.set(HANG);
    expect(await get(to, '/x')).toBe('late');
    expect(gateway.calls).toHaveLength(1);
  });

  it('refuses what would only wait, and says when to come back', async () => {
    const to = connect({ deadline: 200, calls: 2 });
    await gateway.set(HANG);
    const waiting = [get(to, '/1'), get(to, '/2')];
    const { answer } = to.get({ method: 'GET', ...request('/3') });
    await expect(answer).rejects.toMatchObject({ outage: 'shed', retryAfter: 1 });
    expect(await Promise.all(waiting)).toEqual(['late', 'late']);
    await gateway.set(null);
    expect(await get(to, '/4')).toBe(200);
  });

  it('reads no more of a body than it may be large', async () => {
    const to = connect({ bodyBytes: 100_000 });
    await gateway.set(faultNamed('a body without end'));
    expect(await get(to, '/x')).toBe('malformed');
  });

  describe('with a gateway that does not answer', () => {
    it.each(['refused', 'reset before the gateway is asked', '503 with Retry-After', '504', '408'])(
      'stops asking after %s, and asks again once it is back',
      async (name) => {
        const to = connect({ breaker: QUICK });
        await gateway.set(faultNamed(name));
        const outcomes = await inTurn(10, (index) => get(to, `/${index}`));
        expect(outcomes.at(-1)).toBe('shed');
        const callsBefore = gateway.calls.length;
        expect(callsBefore).toBeLessThan(10);
        await gateway.set(null);
        await vi.waitFor(async () => expect(await get(to, '/again')).toBe(200));
        expect(await inTurn(5, (index) => get(to, `/${index}`))).toEqual([200, 200, 200, 200, 200]);
      },
    );

    it('calls at once after it is made to forget outages, and may send again', async () => {
      const to = connect({ breaker: { ...QUICK, openFor: 60_000 } });
      await gateway.set(DROP);
      expect((await inTurn(40, (index) => get(to, `/${index}`))).at(-1)).toBe('shed');
      const before = gateway.calls.length;
      to.forgetOutages();
      expect(await get(to, '/again')).toBe('lost');
      expect(gateway.calls.length - before).toBe(2);
    });

    it('lets one call try, and no other wait for it', async () => {
      const to = connect({ deadline: 100, breaker: QUICK });
      await gateway.set(HANG);
      await Promise.all([1, 2, 3, 4].map((index) => get(to, `/${index}`)));
      const before = gateway.calls.length;
      await vi.waitFor(async () => {
        const tries = await Promise.all([1, 2, 3].map((index) => get(to, `/try/${index}`)));
        expect(tries.sort()).toEqual(['late', 'shed', 'shed']);
      });
      expect(gateway.calls.length - before).toBe(1);
    });

    it('still gives what the operation has read already', async () => {
      const to = connect({ breaker: QUICK });
      const calls = new GatewayCalls(to, { token: 'token', requestId: 'r', caller: '::1' });
      const read = await calls.get('/known');
      await gateway.set(faultNamed('refused'));
      await inTurn(10, (index) => get(to, `/${index}`));
      expect(await calls.get('/known')).toEqual(read);
      await expect(calls.get('/other')).rejects.toMatchObject({ outage: 'shed' });
    });
  });

  it.each([400, 401, 403, 404, 409, 422, 429, 500])('a gateway that answers %s is one that answers', async (status) => {
    const to = connect({ breaker: QUICK });
    fake.reply = () => refusal(status, 'CODE', 'No.');
    await inTurn(12, (index) => get(to, `/${index}`));
    fake.reply = () => ok({});
    expect(await get(to, '/x')).toBe(200);
  });

  it.each([
    ['a shop that moves to another database', 'SHOP_MOVING'],
    ['a member whom several tills change at once', 'RECORD_BUSY'],
  ])('%s keeps no one else from being served', async (_what, code) => {
    const to = connect({ breaker: QUICK });
    fake.reply = () => refusal(503, code, 'No.');
    expect(new Set(await inTurn(12, (index) => get(to, `/${index}`)))).toEqual(new Set(['failing']));
    fake.reply = () => ok({});
    expect(await get(to, '/x')).toBe(200);
  });

  it.each(['กกกกกกกก', '1234567\u0000', 'short'])(
    'refuses the key %j, which the gateway cannot be called with, and does not count it as an outage',
    async (key) => {
      const to = connect({ breaker: QUICK });
      expect(new Set(await inTurn(12, () => post(to, '/x', key)))).toEqual(new Set([400]));
      expect(gateway.calls).toEqual([]);
      expect(await get(to, '/x')).toBe(200);
    },
  );

  it('takes a call that cannot be sent for no outage', async () => {
    const to = connect({ breaker: QUICK });
    const unsendable = () => to.get({ method: 'GET', path: '/x', token: 'a\nb', requestId: 'r' }).answer;
    await inTurn(12, () => expect(unsendable()).rejects.toThrow('invalid'));
    expect(await get(to, '/x')).toBe(200);
  });

  it('ends a call that no one waits for, there as well, and takes it for no outage', async () => {
    const to = connect({ breaker: QUICK });
    const ask = (gone: AbortSignal) =>
      new GatewayCalls(to, { token: 'token', requestId: 'r', caller: '::1', gone: () => gone }).post(
        '/x',
        {},
        { endsWithCaller: true },
      );
    await expect(ask(AbortSignal.abort())).rejects.toMatchObject({ outage: 'unwanted' });
    await gateway.set(HANG);
    await inTurn(6, async () => {
      const caller = new AbortController();
      const before = gateway.calls.length;
      const ends = expect(ask(caller.signal)).rejects.toMatchObject({ outage: 'unwanted' });
      await vi.waitFor(() => expect(gateway.calls.length).toBe(before + 1));
      caller.abort();
      await ends;
    });
    await gateway.set(null);
    expect(await get(to, '/again')).toBe(200);
  });

  it('ends a list that its one reader waits for no more, and no other reader of the same list', async () => {
    const to = connect({});
    await gateway.set(HANG);
    const caller = new AbortController();
    const read = (gone: AbortSignal) =>
      new GatewayCalls(to, { token: 'token', requestId: 'r', caller: '::1', gone: () => gone })
        .list({ path: 'members', listKey: 'members', singleKey: 'member' }, { limit: 1 }, { endsWithCaller: true })
        .then(
          () => 'answered',
          (error: { outage?: string }) => error.outage,
        );
    const before = gateway.calls.length;
    const [leaves, stays] = [read(caller.signal), read(new AbortController().signal)];
    await vi.waitFor(() => expect(gateway.calls.length).toBe(before + 2));
    caller.abort();
    expect(await leaves).toBe('unwanted');
    const first = await Promise.race([stays, Promise.resolve('still waits')]);
    expect(first).toBe('still waits');
    await gateway.set(null);
    await stays;
  });

  describe('a caller who joins a call that another has under way', () => {
    const joined = (to: Upstream, path: string) => {
      const { answer, shared } = to.get({ method: 'GET', ...request(path) });
      return { shared, ends: outcome(answer) };
    };

    it('and sees its connection break asks once more, together with others who joined', async () => {
      const to = connect();
      await gateway.set(HANG);
      const [first, ...others] = [joined(to, '/x'), joined(to, '/x'), joined(to, '/x')];
      await vi.waitFor(() => expect(gateway.calls).toHaveLength(1));
      // The call and its retry are lost; a later request is not.
      await gateway.set(DROP, () => gateway.calls.length <= 2);
      expect([await first.ends, ...(await Promise.all(others.map(({ ends }) => ends)))]).toEqual(['lost', 200, 200]);
      expect(others.map(({ shared }) => shared)).toEqual([true, true]);
      expect(gateway.calls).toHaveLength(3);
    });

    it('shares the fault where asking once more is lost too', async () => {
      const to = connect();
      await gateway.set(HANG);
      const all = [joined(to, '/x'), joined(to, '/x')];
      await vi.waitFor(() => expect(gateway.calls).toHaveLength(1));
      await gateway.set(DROP);
      expect(await Promise.all(all.map(({ ends }) => ends))).toEqual(['lost', 'lost']);
      // Each of the two makes a call and a retry.
      expect(gateway.calls).toHaveLength(4);
    });

    it.each([
      ['late, while there is time left, asks for the rest of its own time', 9_000, [200], 2],
      ['at its beginning has waited as long as it may', 0, ['late'], 1],
    ])('%s', async (_, after, expected, calls) => {
      const to = connect({ deadline: 10_000 });
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
      try {
        await gateway.set(HANG, () => gateway.calls.length <= 1);
        const first = joined(to, '/x');
        await vi.waitFor(() => expect(gateway.calls).toHaveLength(1));
        vi.advanceTimersByTime(after);
        const later = joined(to, '/x');
        vi.advanceTimersByTime(10_000 - after);
        expect([await first.ends, await later.ends]).toEqual(['late', ...expected]);
        expect(gateway.calls).toHaveLength(calls);
      } finally {
        vi.useRealTimers();
      }
    });

    it('is refused with it, and asks no second time', async () => {
      const to = connect();
      fake.reply = () => refusal(422, 'CODE', 'No.');
      const all = [joined(to, '/x'), joined(to, '/x')];
      expect(await Promise.all(all.map(({ ends }) => ends))).toEqual([422, 422]);
      expect(gateway.calls).toHaveLength(1);
    });
  });

  it('gives all calls of an operation one deadline together', async () => {
    const to = connect({ deadline: 10_000 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      const calls = new GatewayCalls(to, { token: 'token', requestId: 'r', caller: '::1' });
      await gateway.set(HANG);
      vi.advanceTimersByTime(9_000);
      // On its own, the call would have ten seconds from now.
      const ends = expect(calls.get('/late')).rejects.toMatchObject({ outage: 'late' });
      vi.advanceTimersByTime(1_000);
      await ends;
    } finally {
      vi.useRealTimers();
    }
  });
});
