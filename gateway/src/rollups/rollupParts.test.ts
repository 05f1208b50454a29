import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/pool.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { ARI, SHOP } from '../testing/scriptedShop.ts';
import { foldAllRealms, foldRollups } from './foldRollups.ts';
import { keepSpan, keepSpans } from './keepSpans.ts';

/** The parts of a gateway's app that its background work uses. */
function appOf() {
  const closing: (() => Promise<void>)[] = [];
  const log = { error: vi.fn() };
  const app = { addHook: (_name: string, hook: (typeof closing)[number]) => closing.push(hook), log };
  return { app: app as never, log, close: async () => await closing[0]?.() };
}

describe('what members bought on requested days', () => {
  const KEEP = 'select keep_span(';
  const period = { from: '2026-03-01', to: '2026-03-28', branchIds: null };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const settle = async () => await vi.advanceTimersByTimeAsync(0);

  function keeping(answer: () => object[] = () => [{ kept: true }]) {
    const scripted = scriptedDatabase({ [KEEP]: answer });
    const gateway = appOf();
    const want = keepSpans(gateway.app, scripted.database);
    return { want, ...gateway, kept: () => scripted.statements.map(({ as, values }) => [as, values]) };
  }

  it('is kept for the next request, once', async () => {
    const { want, kept } = keeping();
    want(SHOP, period);
    await settle();
    const values = [SHOP, '2026-03-01', '2026-03-28', [], 4];
    expect(kept()).toEqual([[SHOP, values]]);
    want(SHOP, period);
    await settle();
    expect(kept()).toHaveLength(1);
    want(SHOP, { ...period, branchIds: ['b', 'a'] });
    await settle();
    expect(kept().at(-1)).toEqual([SHOP, [...values.slice(0, 3), ['a', 'b'], 4]]);
  });

  it('is not kept of fewer than four weeks, which are added up at once', async () => {
    const { want, kept } = keeping();
    want(SHOP, { ...period, to: '2026-03-27' });
    await settle();
    expect(kept()).toEqual([]);
  });

  it('is kept one after the other: what is requested in the meantime is left for its next request', async () => {
    const { want, kept } = keeping();
    want(SHOP, period);
    want(SHOP, { ...period, to: '2026-03-31' });
    await settle();
    expect(kept()).toHaveLength(1);
    want(SHOP, { ...period, to: '2026-03-31' });
    await settle();
    expect(kept()).toHaveLength(2);
  });

  it('is tried again with the next request, where figures are being folded or it fails', async () => {
    const answers = [() => [{ kept: false }], () => [], () => Promise.reject(new Error('no'))] as (() => object[])[];
    const { want, kept, log } = keeping(() => answers.shift()?.() ?? [{ kept: true }]);
    for (const _ of [1, 2]) {
      want(SHOP, period);
      await settle();
    }
    expect(kept()).toHaveLength(2);
    const failing = keeping(() => {
      throw new Error('no');
    });
    for (const _ of [1, 2]) {
      failing.want(SHOP, period);
      await settle();
    }
    expect([failing.kept().length, failing.log.error.mock.calls, log.error.mock.calls]).toEqual([
      ...[2, [[new Error('no')], [new Error('no')]], []],
    ]);
  });

  it('is kept no more once the gateway closes, which waits for what is under way', async () => {
    const { want, kept, close } = keeping();
    want(SHOP, period);
    await close();
    want(SHOP, { ...period, to: '2026-03-31' });
    await settle();
    expect(kept()).toHaveLength(1);
  });

  it('is said to be kept where the database says so', async () => {
    const of = async (rows: object[]) => await keepSpan(scriptedDatabase({ [KEEP]: rows }).database, SHOP, period);
    expect([await of([{ kept: true }]), await of([{ kept: false }]), await of([])]).toEqual([true, false, false]);
  });
});

describe('what payments wrote is folded', () => {
  const [FOLD, SETTLE, OPEN] = ['select fold_rollups(', 'select settle_spans(', 'select id from realms r'];
  function shop(folds: readonly number[], settles: readonly number[] = [], realms: object[] = [{ id: SHOP }]) {
    const [foldsLeft, settlesLeft] = [[...folds], [...settles]];
    const next = (left: number[], name: string) => () => {
      const count = left.shift();
      return count === undefined ? [] : [{ [name]: count }];
    };
    const scripted = scriptedDatabase({
      [FOLD]: next(foldsLeft, 'folded'),
      [SETTLE]: next(settlesLeft, 'settled'),
      [OPEN]: realms,
    });
    const words = () => scripted.statements.map((sent) => sent.words).filter((sent) => sent !== OPEN);
    return { ...scripted, words };
  }

  it('batch by batch, until one is not full; then days that are over are settled likewise', async () => {
    const { database, words, statements } = shop([500, 500, 499, 7], [5, 4, 7]);
    await foldAllRealms(database);
    expect(words()).toEqual([FOLD, FOLD, FOLD, SETTLE, SETTLE]);
    expect(statements.map(({ values }) => values).slice(1, 2)).toEqual([[SHOP, 500]]);
    expect(statements.at(-1)).toMatchObject({ as: SHOP, values: [SHOP, 5] });
  });

  it('shop by shop, and what answers nothing is over', async () => {
    const { database, words } = shop([], [], [{ id: SHOP }, { id: ARI }]);
    await foldAllRealms(database);
    expect(words()).toEqual([FOLD, SETTLE, FOLD, SETTLE]);
  });

  it('no further once it is stopped', async () => {
    const { database, words } = shop([500, 500], [5, 5]);
    let rounds = 0;
    await foldAllRealms(database, () => {
      rounds += 1;
      return rounds > 1;
    });
    expect(words()).toEqual([FOLD]);
  });

  it('each half minute as long as the gateway runs, one round at a time; a fault is logged and ends nothing', async () => {
    vi.useFakeTimers();
    try {
      const rounds: (() => void)[] = [];
      const system = () => new Promise((done) => rounds.push(() => done({ rows: [] })));
      const { app, log, close } = appOf();
      foldRollups(app, { system } as unknown as Database);
      await vi.advanceTimersByTimeAsync(29_999);
      expect(rounds).toHaveLength(0);
      await vi.advanceTimersByTimeAsync(60_001);
      expect(rounds).toHaveLength(1);
      rounds[0]?.();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(rounds).toHaveLength(2);
      rounds[1]?.();
      await close();
      await vi.advanceTimersByTimeAsync(90_000);
      expect([rounds.length, log.error.mock.calls]).toEqual([2, []]);
      const failing = appOf();
      const fails = vi.fn(() => Promise.reject(new Error('away')));
      foldRollups(failing.app, { system: fails } as unknown as Database);
      await vi.advanceTimersByTimeAsync(60_000);
      expect([fails.mock.calls.length, failing.log.error.mock.calls.length]).toEqual([2, 2]);
      await failing.close();
    } finally {
      vi.useRealTimers();
    }
  });
});
