import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/pool.ts';
import { Parameters } from '../resource/Parameters.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { ARI, SHOP } from '../testing/scriptedShop.ts';
import { anyMoved, type BranchDays, figuresOf } from './figuresOf.ts';
import { foldAllRealms, foldRollups } from './foldRollups.ts';
import { keepSpan, keepSpans } from './keepSpans.ts';
import { onlySoFar, salesSoFar } from './soFar.ts';

/** The app of a gateway, as far as what runs beside it goes. */
function appOf() {
  const closing: (() => Promise<void>)[] = [];
  const log = { error: vi.fn() };
  const app = { addHook: (_name: string, hook: (typeof closing)[number]) => closing.push(hook), log };
  return { app: app as never, log, close: async () => await closing[0]?.() };
}

describe('the rows that figures of a period are read from', () => {
  const read = (
    from: string,
    to: string,
    { singleDays = false, ...more }: Partial<BranchDays> & { singleDays?: boolean } = {},
  ) => {
    const parameters = new Parameters();
    const text = figuresOf('sales', 'revenue', { from, to, branchIds: null, ...more }, parameters, singleDays);
    const whole = text.split('union all').map((part) => part.trim());
    const dated = whole.map((part) => part.replace(/[$](\d+)/g, (_, place) => String(parameters.values[place - 1])));
    return { parts: dated.map((part) => part.replace(/::\w+/g, '').split(' where ').slice(1).join(' where ')), dated };
  };
  const later = '(select exists (select from daily_sales where business_date > TO and business_date < AFTER))';
  const laterThan = (to: string, after: string) => later.replace('TO', to).replace('AFTER', after);

  it('are months, and days that are not folded into them; the last month as a whole while nothing was sold after it', () => {
    const isLater = laterThan('2026-03-15', '2026-04-01');
    expect(read('2026-01-01', '2026-03-15').parts).toEqual([
      'month >= 2026-01-01 and month < 2026-03-01',
      'slot > 0 and business_date >= 2026-01-01 and business_date < 2026-03-01',
      `month = 2026-03-01 and not ${isLater}`,
      `slot > 0 and business_date >= 2026-03-01 and business_date < 2026-04-01 and not ${isLater}`,
      `business_date >= 2026-03-01 and business_date <= 2026-03-15 and ${isLater}`,
    ]);
  });

  it('begin with days where the period begins within a month, also that of a year', () => {
    const { parts } = read('2025-12-31', '2026-01-31');
    expect(parts[0]).toBe('month >= 2026-01-01 and month < 2026-01-01');
    expect(parts.at(-1)).toBe('business_date >= 2025-12-31 and business_date < 2026-01-01');
    expect(parts).toHaveLength(6);
  });

  it.each([
    ['within a month', '2026-03-02', '2026-03-31', false],
    ['of a period by single days', '2026-01-01', '2026-03-31', true],
  ])('are days %s', (_what, from, to, singleDays) => {
    expect(read(from, to, { singleDays }).parts).toEqual([`business_date >= ${from} and business_date <= ${to}`]);
  });

  it('are months from the first day of the next one on', () => {
    expect(read('2026-03-02', '2026-04-01').parts).toHaveLength(6);
    expect(read('2026-03-01', '2026-03-01').parts).toHaveLength(5);
  });

  it('are of the branches alone, where there are some', () => {
    const { parts } = read('2026-03-02', '2026-03-03', { branchIds: [ARI] });
    expect(parts[0]).toContain(` and branch_id = any(${ARI}[])`);
  });

  it('ADR 0092 are, of a last day that counts so far, its sales; those of the days before as ever', () => {
    const soFar = { day: '2026-03-15', at: '2026-03-15T05:00:00Z' };
    const [whole, last] = [read('2026-03-01', '2026-03-02', { soFar }), read('2026-03-02', '2026-03-02', { soFar })];
    expect(last.dated).toHaveLength(1);
    expect(last.dated[0]).toContain('from sales_figures');
    expect(whole.dated.at(-1)).toContain('from sales_figures');
    expect(whole.parts.slice(0, -1)).toEqual(read('2026-03-01', '2026-03-01').parts);
    const days = read('2026-03-01', '2026-03-03', { soFar, singleDays: true });
    expect([days.parts[0], days.parts.length]).toEqual([
      'business_date >= 2026-03-01 and business_date <= 2026-03-02',
      2,
    ]);
  });

  it('move where any of their figures does', () => {
    expect(anyMoved(['revenue', 'qty'])).toBe('sum(revenue) <> 0 or sum(qty) <> 0');
  });
});

describe('ADR 0092 a last day that counts so far', () => {
  const soFar = { day: '2026-03-15', at: '2026-03-15T05:00:00Z' };
  const columns = { day: 'd.day', id: 'd.id' };

  it('has its sales up to the moment, in the branches alone, where there are some', () => {
    const of = (branchIds: string[] | null) => {
      const parameters = new Parameters();
      const text = salesSoFar({ to: '2026-03-08', branchIds, soFar }, parameters);
      return { isNarrowed: text.includes('t.branch_id = any('), values: parameters.values };
    };
    const values = ['2026-03-08', soFar.at, soFar.day, '2026-03-08'];
    expect([of(null), of([ARI])]).toEqual([
      { isNarrowed: false, values },
      { isNarrowed: true, values: [[ARI], ...values] },
    ]);
  });

  it('leaves out the others, and nothing of a day that counts whole', () => {
    const parameters = new Parameters();
    expect(onlySoFar({ to: '2026-03-08', branchIds: null }, columns, parameters)).toBe('');
    expect(onlySoFar({ to: '2026-03-08', branchIds: null, soFar: null }, columns, parameters)).toBe('');
    expect(parameters.values).toEqual([]);
    const text = onlySoFar({ to: '2026-03-08', branchIds: null, soFar }, columns, parameters);
    expect(text).toMatch(/^ and [(]d[.]day < [$]1::date or d[.]id = any[(]array[(]/);
  });
});

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
