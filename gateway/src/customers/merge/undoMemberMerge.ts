import type { MergeRow } from '@taem/domain/customers/merge/mergeFields.ts';
import { isGivenSince, tierAfterUndo } from '@taem/domain/customers/merge/mergeTier.ts';
import { pointsBack } from '@taem/domain/customers/merge/undoMerge.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { type MemberMerge, obstaclesOf, readMerge } from './MemberMerge.ts';
import { figuresOf, type MergeAccount, readAccounts } from './MergeAccount.ts';
import { lockMerges, refreshAliases } from './mergeMembers.ts';
import { bothOf } from './mergeRefusals.ts';
import { movePoints } from './movePoints.ts';
import { lockSalesById, MemberChanged, moveBrought, moveSales, recountSales } from './moveSales.ts';
import { readTierRules } from './readTierRules.ts';
import { setColumns } from './setColumns.ts';

/** Splits a merge into two accounts again, within the transaction: each gets back what it had, with what has changed since. */
export async function undoMemberMerge(client: DatabaseClient, session: GatewaySession, id: string): Promise<void> {
  await lockMerges(client);
  const { kept_id, merged_id, sale_ids: sales } = await requireUndoable(client, session, id);
  await lockSalesById(client, sales);
  await moveSales(client, { sales, from: kept_id, to: merged_id });
  const accounts = await readAccounts(client, [kept_id, merged_id], 'for no key update');
  const { kept, merged } = bothOf(accounts, kept_id, merged_id);
  // Spending, voids, returns and adjustments are locked, so that the values read now stay valid.
  const merge = await requireUndoable(client, session, id);
  // A return was made before the sales were locked: it would not have been moved.
  if (merge.sale_ids.length !== sales.length) throw new MemberChanged();

  await reopen(client, merge);
  const back = pointsBack({ movedPoints: merge.points, changedSince: merge.changed_since });
  await movePoints(client, session, { mergeId: id, points: back, from: kept, to: merged });
  // Merges from before imports could bring any have none; what has been taken back since cannot be returned.
  const { brought_revenue = 0, brought_transactions = 0 } = merge.merged_before;
  await moveBrought(client, {
    ...{ from: kept_id, to: merged_id },
    brought_revenue: Math.min(brought_revenue, kept.brought_revenue),
    brought_transactions: Math.min(brought_transactions, kept.brought_transactions),
  });
  await giveTiersBack(client, merge, kept);
  const values = valuesBack(merge, kept);
  await setColumns(client, kept.id, values);
  await givePhoneBack(client, merge, merged, 'phone' in values ? values.phone : kept.row.phone);
  await client.query(APPOINTMENTS, [merge.appointment_ids, kept.id, merged.id]);
  await refreshAliases(client, kept.id);
  await refreshAliases(client, merged.id);
  const text = `update member_merges set undone_at = now(), undone_by_id = $2, undone_by_username = $3,
    version = version + 1 where id = $1`;
  await client.query(text, [id, session.userId, session.username]);
}

async function requireUndoable(client: DatabaseClient, session: GatewaySession, id: string): Promise<MemberMerge> {
  const merge = await readMerge(client, id);
  const obstacles = await obstaclesOf(client, session, merge);
  const [first] = obstacles;
  if (first) throw new Refusal(422, 'MERGE_STANDS', first.message, { reason: first.code, obstacles });
  return merge;
}

/** Reopens the account, and moves the accounts that had been merged into it back to it. */
async function reopen(client: DatabaseClient, { merged_id, merged_before }: MemberMerge): Promise<void> {
  await client.query('update members set merged_into_id = null, status = $2, phone = null where id = $1', [
    merged_id,
    merged_before.status,
  ]);
  await client.query(FOLLOWERS, [merged_id]);
}

/** All accounts that came to the kept account through this one, however long ago. */
const FOLLOWERS = `
  with recursive below as (
    select merged_id as id from member_merges where kept_id = $1 and undone_at is null
    union all
    select g.merged_id from member_merges g join below b on g.kept_id = b.id where g.undone_at is null)
  update members set merged_into_id = $1 where id in (select id from below)`;

/** Sets both tiers by what each account has bought by now; a tier set by hand since stays. */
async function giveTiersBack(client: DatabaseClient, merge: MemberMerge, kept: MergeAccount): Promise<void> {
  const rules = await readTierRules(client);
  const [keptNow, mergedNow] = [await recountSales(client, merge.kept_id), await recountSales(client, merge.merged_id)];
  const standing = { current: kept.tier_id, left: merge.kept_after.tier_id };
  const keptTier = isGivenSince(standing, figuresOf(kept), rules)
    ? kept.tier_id
    : tierAfterUndo({ tierId: merge.kept_before.tier_id, figures: merge.kept_before }, keptNow, rules);
  const { merged_before: before } = merge;
  await setColumns(client, merge.kept_id, { tier_id: keptTier });
  await setColumns(client, merge.merged_id, {
    tier_id: tierAfterUndo({ tierId: before.tier_id, figures: before }, mergedNow, rules),
  });
}

/** Returns the former values of fields that are still as the merge left them; fields edited since stay. */
function valuesBack({ kept_before, kept_after }: MemberMerge, { row }: MergeAccount): MergeRow {
  const same = (column: string) =>
    JSON.stringify(row[column] ?? null) === JSON.stringify(kept_after.values[column] ?? null);
  return Object.fromEntries(Object.entries(kept_before.values).filter(([column]) => same(column)));
}

/** Restores the account's phone, unless the other account was given that phone by hand since. */
async function givePhoneBack(
  client: DatabaseClient,
  { merged_before }: MemberMerge,
  merged: MergeAccount,
  kept: unknown,
) {
  const phone = merged_before.phone === kept ? merged.row.phone : merged_before.phone;
  if (phone !== null) await client.query('update members set phone = $2 where id = $1', [merged.id, phone]);
}

const APPOINTMENTS = `update appointments set member_id = $3, version = version + 1
  where id = any($1::uuid[]) and member_id = $2`;
