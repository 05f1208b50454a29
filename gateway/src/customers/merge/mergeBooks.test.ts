import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChance } from '../../testing/randomShop.ts';
import { type MergeTests, startMergeTests } from '../../testing/startMergeTests.ts';
import { adjustBody, returnBody, type SoldSale, voidBody } from '../../testing/startReversalTests.ts';
import { PRICES } from '../../testing/testShop.ts';

let at: MergeTests;
beforeAll(async () => {
  at = await startMergeTests();
});
afterAll(() => at.tests.close());

interface Sold {
  home: string;
  sale: SoldSale;
  points: number;
  paid: number;
  /** Remaining pieces. */
  coffee: number;
  tea: number;
  redeem: number;
  isReturned: boolean;
  isVoid: boolean;
}

/**
 * A plain model: a sale stays with its original account, and an account counts with the one into which it was merged.
 */
class Accounts {
  readonly #opening = new Map<string, number>();
  readonly #parent = new Map<string, string>();
  readonly sales: Sold[] = [];
  readonly merges: { id: string; kept: string; merged: string; isUndone: boolean }[] = [];

  join(id: string, points: number) {
    this.#opening.set(id, points);
  }

  get all() {
    return [...this.#opening.keys()];
  }

  get standing() {
    return this.all.filter((id) => !this.#parent.has(id));
  }

  rootOf(id: string): string {
    const parent = this.#parent.get(id);
    return parent ? this.rootOf(parent) : id;
  }

  /** Returns the account and all that were merged into it. */
  #members(id: string): string[] {
    const below = [...this.#parent].filter(([, parent]) => parent === id).flatMap(([child]) => this.#members(child));
    return [id, ...below];
  }

  #sales(id: string) {
    const members = this.#members(id);
    return this.sales.filter(({ home }) => members.includes(home));
  }

  points(id: string): number {
    const opening = this.#members(id).reduce((sum, member) => sum + (this.#opening.get(member) ?? 0), 0);
    return this.#sales(id).reduce((sum, { points }) => sum + points, opening);
  }

  lifetime(id: string) {
    const kept = this.#sales(id).filter(({ isVoid, coffee, tea }) => !isVoid && coffee + tea > 0);
    return { sales: kept.length, paid: kept.reduce((sum, { paid }) => sum + paid, 0) };
  }

  merged(id: string, kept: string, merged: string) {
    this.#parent.set(merged, kept);
    this.merges.push({ id, kept, merged, isUndone: false });
  }

  /** Whether undoing leaves no balance below zero, and no later merge depends on it. */
  canUndo({ id, kept, merged, isUndone }: Accounts['merges'][number]): boolean {
    const later = this.merges.slice(this.merges.findIndex((merge) => merge.id === id) + 1);
    if (isUndone || later.some((one) => !one.isUndone && (one.kept === kept || one.merged === kept))) return false;
    return this.points(merged) >= 0 && this.points(kept) - this.points(merged) >= 0;
  }

  undone(merge: Accounts['merges'][number]) {
    merge.isUndone = true;
    this.#parent.delete(merge.merged);
  }
}

test.each(IS_DEEP ? [11, 59, 4140] : [59])(
  'whatever is sold, spent, voided, adjusted, returned, merged and undone in whatever order, the books are right after each step (%i)',
  async (seed) => {
    const chance = createChance(seed);
    const pick = <Value>(values: readonly Value[]) => values[chance(values.length)];
    const accounts = new Accounts();
    for (const points of [40, 0, 25, 5]) accounts.join(await at.join(points), points);
    const counts: Record<string, number> = {};
    const steps = {
      async sell() {
        const home = pick(accounts.standing) ?? '';
        const coffee = 1 + chance(6);
        const tea = chance(4);
        const redeem = Math.min(chance(3) * 7, accounts.points(home));
        const sale = await at.tests.sell(at.shop, { coffee, tea, memberId: home, pointsAsCash: redeem });
        const paid = paidFor({ coffee, tea, redeem });
        const points = Math.floor(paid / 10_000) - redeem;
        accounts.sales.push({ home, sale, points, paid, coffee, tea, redeem, isReturned: false, isVoid: false });
        return 'sold';
      },
      async fold() {
        await at.tests.rows(at.shop, 'select fold_rollups($1, 1000)', [at.shop.session.realmId]);
        return 'folded';
      },
      async void() {
        const one = pick(accounts.sales);
        if (!one) return 'nothing';
        const body = voidBody(at.shop, one.sale, await now(one.sale));
        const { status, body: voided } = await at.tests.call(at.shop, 'POST', 'payment/void', body);
        const isPossible = !one.isVoid && !one.isReturned && accounts.points(accounts.rootOf(one.home)) >= one.points;
        expect(status === 200, JSON.stringify(voided)).toBe(isPossible);
        if (isPossible) Object.assign(one, { points: 0, isVoid: true });
        return isPossible ? 'voided' : 'not voided';
      },
      async adjust() {
        const one = pick(accounts.sales.filter(({ isVoid }) => !isVoid));
        if (!one) return 'nothing';
        const [row] = await at.tests.rows<{ earn_points: number }>(
          at.shop,
          'select earn_points from transactions where id = $1',
          [one.sale.id],
        );
        const amount = chance(30);
        const difference = amount - (row?.earn_points ?? 0);
        const body = adjustBody(at.shop, one.sale, amount, await now(one.sale));
        const { status } = await at.tests.call(at.shop, 'POST', 'payment/adjust', body);
        const isPossible =
          !one.isReturned && difference !== 0 && accounts.points(accounts.rootOf(one.home)) + difference >= 0;
        expect(status === 200).toBe(isPossible);
        if (isPossible) one.points += difference;
        return isPossible ? 'adjusted' : 'not adjusted';
      },
      async giveBack() {
        const one = pick(accounts.sales.filter(({ isVoid, coffee, tea }) => !isVoid && coffee + tea > 0));
        if (!one) return 'nothing';
        const left =
          chance(3) === 0 ? { coffee: 0, tea: 0 } : { coffee: chance(one.coffee + 1), tea: chance(one.tea + 1) };
        if (left.coffee + left.tea === one.coffee + one.tea) return 'nothing';
        const isLast = left.coffee + left.tea === 0;
        const paid = isLast ? 0 : paidFor({ ...left, redeem: one.redeem });
        const earned = one.points + one.redeem;
        const taken = Math.min(earned, Math.floor(one.paid / 10_000) - Math.floor(paid / 10_000));
        const points = isLast ? 0 : one.points - taken;
        const pieces = [[0, one.coffee - left.coffee] as const, [1, one.tea - left.tea] as const];
        const some = pieces.filter(([, qty]) => qty > 0);
        const body = returnBody(at.shop, one.sale, some, (paid - one.paid) / 100, await now(one.sale));
        const { status, body: returned } = await at.tests.call(at.shop, 'POST', 'payment/return', body);
        const isPossible = accounts.points(accounts.rootOf(one.home)) >= one.points - points;
        expect(status === 200, JSON.stringify(returned)).toBe(isPossible);
        if (isPossible) Object.assign(one, { ...left, paid, points, isReturned: true });
        return isPossible ? 'returned' : 'not returned';
      },
      async merge() {
        const [kept, merged] = [pick(accounts.standing) ?? '', pick(accounts.standing) ?? ''];
        const { status, body } = await at.merge(kept, merged);
        expect(status === 200, JSON.stringify(body)).toBe(kept !== merged);
        if (status === 200) accounts.merged(body.payload.id, kept, merged);
        return status === 200 ? 'merged' : 'not merged';
      },
      async undo() {
        const last = accounts.merges.findLast(({ isUndone }) => !isUndone);
        const merge = chance(4) === 0 ? pick(accounts.merges) : last;
        if (!merge) return 'nothing';
        const isPossible = accounts.canUndo(merge);
        const { status, body } = await at.undo(merge.id);
        expect(status === 200, JSON.stringify(body)).toBe(isPossible);
        if (isPossible) accounts.undone(merge);
        return isPossible ? 'undone' : 'not undone';
      },
    };
    const order = [
      'fold',
      'sell',
      'sell',
      'sell',
      'void',
      'adjust',
      'giveBack',
      'giveBack',
      'merge',
      'undo',
      'undo',
    ] as const;
    for (let step = 0; step < 45; step += 1) {
      const done = await steps[pick(order) ?? 'sell']();
      counts[done] = (counts[done] ?? 0) + 1;
      expect(await at.faults(), `${step}: ${done}`).toEqual([]);
      for (const id of accounts.all) {
        const isStanding = accounts.standing.includes(id);
        const { sales, paid } = accounts.lifetime(id);
        expect(await at.member(id), `${step}: ${done}`).toMatchObject({
          points: isStanding ? accounts.points(id) : 0,
          total_transaction: isStanding ? sales : 0,
          total_revenue: isStanding ? paid : 0,
          merged_into_id: isStanding ? null : accounts.rootOf(id),
        });
      }
    }
    expect(counts).toMatchObject({ sold: expect.any(Number), merged: expect.any(Number), undone: expect.any(Number) });
    expect(counts.returned).toBeGreaterThan(0);
  },
  60_000,
);

/** Returns satang; a point pays one baht. */
const paidFor = ({ coffee, tea, redeem }: Pick<Sold, 'coffee' | 'tea' | 'redeem'>) =>
  Math.round((coffee * PRICES.coffee + tea * PRICES.tea - redeem) * 100);

/** Reads the current state of the sale: a merge changes its version and its member. */
async function now({ id }: SoldSale) {
  const [row] = await at.tests.rows<{ version: number; member_id: string }>(
    at.shop,
    'select version, member_id from transactions where id = $1',
    [id],
  );
  return { __v: row?.version, member_id: row?.member_id };
}
