import { randomUUID } from 'node:crypto';
import { type Answer, type ReversalTests, startReversalTests } from './startReversalTests.ts';
import type { TestShop } from './testShop.ts';

const MAY_MERGE = [{ object_code: 'Page.Merchant.Customer_Insight', action_codes: ['Read', 'Write'] }];

/** A shop with customers who have several accounts, for tests of merges. */
export interface MergeTests {
  tests: ReversalTests;
  shop: TestShop;
  /** Adds an account with points; returns its id. */
  join(points?: number, more?: object): Promise<string>;
  member(id: string): Promise<Record<string, unknown>>;
  merge(keptId: string, mergedId: string, more?: object, headers?: Record<string, string>): Promise<Answer>;
  undo(mergeId: string): Promise<Answer>;
  /** Returns the faults in the books. */
  faults(): Promise<unknown[]>;
}

export async function startMergeTests(): Promise<MergeTests> {
  const tests = await startReversalTests();
  const shop = await tests.openShop(0);
  await tests.rows(shop, 'update merchant_roles set authorizes = authorizes || $1::jsonb', [JSON.stringify(MAY_MERGE)]);
  // A sale costs the same, whatever the tier.
  await tests.rows(shop, "update member_tiers set privileges = '[]'");
  let joined = 1;
  const member = async (id: string) =>
    (
      await tests.rows<{ row: Record<string, unknown> }>(
        shop,
        'select to_jsonb(m) as row from members m where id = $1',
        [id],
      )
    )[0]?.row ?? {};
  return {
    tests,
    shop,
    member,
    async join(points = 0, more = {}) {
      joined += 1;
      const id = randomUUID();
      const values = {
        ...{ id, code: `M${joined}`, firstname: `Customer ${joined}`, lastname: 'K', tier_id: shop.tierId, points },
        ...more,
      };
      const columns = Object.keys(values).join(', ');
      await tests.rows(
        shop,
        `insert into members (${columns}) select ${columns} from jsonb_populate_record(null::members, $1)`,
        [JSON.stringify(values)],
      );
      if (points > 0) {
        const opening =
          "insert into point_entries (member_id, kind, points, business_date) values ($1, 'opening', $2, '2026-01-01')";
        await tests.rows(shop, opening, [id, points]);
      }
      return id;
    },
    async merge(keptId, mergedId, more = {}, headers = {}) {
      const versions = { __v: (await member(keptId)).version, merge_version: (await member(mergedId)).version };
      const body = { merge_id: mergedId, ...versions, ...more };
      return tests.call(shop, 'POST', `members/${keptId}/merge`, body, headers);
    },
    undo: (mergeId) => tests.call(shop, 'POST', `members/merges/${mergeId}/undo`, {}),
    faults: () => tests.faults(shop),
  };
}
