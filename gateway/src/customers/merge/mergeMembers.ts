import {
  type MergeChoice,
  MergeChoiceRefusal,
  type MergeField,
  type MergeRow,
  mergedValues,
} from '@taem/domain/customers/merge/mergeFields.ts';
import { tierAfterMerge } from '@taem/domain/customers/merge/mergeTier.ts';
import type { Appointments, MemberMerges } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseField, refuseStale } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { figuresOf, type MergeAccount, readAccounts } from './MergeAccount.ts';
import { bothOf, refuseMerge } from './mergeRefusals.ts';
import { movePoints } from './movePoints.ts';
import { lockSales, MemberChanged, moveBrought, moveSales, recountSales } from './moveSales.ts';
import { readTierRules } from './readTierRules.ts';
import { setColumns } from './setColumns.ts';

export interface MergeRequest {
  keptId: string;
  keptVersion: number;
  mergedId: string;
  mergedVersion: number;
  choices: Readonly<Partial<Record<MergeField, MergeChoice>>>;
}

/**
 * Merges two accounts, within the transaction, and returns the id of the merge. Locks rows in the order in which
 * payments and voids lock them (docs/adr/0013): sales, rollups, members.
 */
export async function mergeMembers(
  client: DatabaseClient,
  session: GatewaySession,
  request: MergeRequest,
): Promise<string> {
  const { keptId, mergedId } = request;
  await lockMerges(client);
  const accounts = bothOf(await readAccounts(client, [keptId, mergedId]), keptId, mergedId);
  refuseMerge(accounts.kept, accounts.merged);
  const sales = await lockSales(client, mergedId);
  await moveSales(client, { sales, from: mergedId, to: keptId });

  const { kept, merged } = bothOf(
    await readAccounts(client, [keptId, mergedId], 'for no key update'),
    keptId,
    mergedId,
  );
  refuseMerge(kept, merged);
  if (kept.version !== request.keptVersion || merged.version !== request.mergedVersion) throw refuseStale();
  // The account was sold to between the two locks: that sale would not have been moved.
  if ((await lockSales(client, mergedId)).length > 0) throw new MemberChanged();

  const values = chosenValues(kept, merged, request);
  await moveBrought(client, { ...merged, from: mergedId, to: keptId });
  const figures = await recountSales(client, keptId);
  await recountSales(client, mergedId);
  const tiers = { kept: kept.tier_id, merged: merged.tier_id };
  const tierId = tierAfterMerge(tiers, figures, await readTierRules(client));
  const mergeId = await noteMerge(client, session, { kept, merged, sales, values, tierId });
  await movePoints(client, session, { mergeId, points: merged.points, from: merged, to: kept });
  await closeAccount(client, kept, merged, values);
  await setColumns(client, keptId, { ...values, tier_id: tierId });
  await handOver(client, keptId, mergedId, values, kept);
  return mergeId;
}

/** Allows one merge of a shop at a time, so that other merges involving the same accounts cannot change. */
export async function lockMerges(client: DatabaseClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock(4100059, hashtext(current_setting('app.realm_id')))");
}

function chosenValues(kept: MergeAccount, merged: MergeAccount, { choices }: MergeRequest): MergeRow {
  try {
    return mergedValues(kept.row, merged.row, choices);
  } catch (error) {
    if (error instanceof MergeChoiceRefusal) throw refuseField(`fields.${error.field}`, error.message);
    throw error;
  }
}

/** Stores what undoing needs: the state of both accounts before, the sales that moved, and the result of the merge. */
async function noteMerge(
  client: DatabaseClient,
  session: GatewaySession,
  done: { kept: MergeAccount; merged: MergeAccount; sales: readonly string[]; values: MergeRow; tierId: string | null },
): Promise<string> {
  const { kept, merged, sales, values, tierId } = done;
  const appointments = await client.query<Pick<Appointments, 'id'>>(
    'update appointments set member_id = $1, version = version + 1 where member_id = $2 returning id',
    [kept.id, merged.id],
  );
  const before = Object.fromEntries(Object.keys(values).map((column) => [column, kept.row[column] ?? null]));
  const { rows } = await client.query<Pick<MemberMerges, 'id'>>(NOTE, [
    ...[kept.id, merged.id, session.userId, session.username, merged.points, sales],
    appointments.rows.map(({ id }) => id),
    JSON.stringify({ values: before, tier_id: kept.tier_id, ...figuresOf(kept) }),
    JSON.stringify({
      status: merged.status,
      phone: merged.row.phone ?? null,
      tier_id: merged.tier_id,
      brought_revenue: merged.brought_revenue,
      brought_transactions: merged.brought_transactions,
      ...figuresOf(merged),
    }),
    JSON.stringify({ values, tier_id: tierId }),
  ]);
  return rows[0]?.id ?? '';
}

const NOTE = `
  insert into member_merges (kept_id, merged_id, by_id, by_username, points, sale_ids, appointment_ids, kept_before,
    merged_before, kept_after, sales_points_before)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, (select coalesce(sum(points), 0) from point_entries
    where member_id = $1 and transaction_id = any($6::uuid[])))
  returning id`;

/** Closes the merged account; a phone that it gives up is free for the other at once. */
async function closeAccount(client: DatabaseClient, kept: MergeAccount, merged: MergeAccount, values: MergeRow) {
  const phone = 'phone' in values ? null : (merged.row.phone ?? null);
  await client.query(
    `update members set merged_into_id = $2, status = 'Inactive', phone = $3, version = version + 1 where id = $1`,
    [merged.id, kept.id, phone],
  );
}

/**
 * Swaps the phones, so that both stay taken and both are found; accounts merged earlier into the closed one are moved
 * along.
 */
async function handOver(
  client: DatabaseClient,
  keptId: string,
  mergedId: string,
  values: MergeRow,
  kept: MergeAccount,
): Promise<void> {
  if ('phone' in values) {
    await client.query('update members set phone = $2 where id = $1', [mergedId, kept.row.phone ?? null]);
  }
  await client.query('update members set merged_into_id = $1 where merged_into_id = $2', [keptId, mergedId]);
  await refreshAliases(client, keptId);
}

/** Updates the texts by which an account is found through the accounts merged into it. */
export async function refreshAliases(client: DatabaseClient, keptId: string): Promise<void> {
  await client.query(REFRESH_ALIASES, [keptId]);
}

/**
 * Takes each account's own text, which ends where its `known_as` begins: with that, a chain of merges would double the
 * texts each time.
 */
const REFRESH_ALIASES = `
  update members set version = version + 1, known_as = coalesce((
    select string_agg(left(o.search_text, length(o.search_text) - length(fold_search(o.known_as))), E'\\n' order by o.id)
    from members o where o.merged_into_id = $1), '')
  where id = $1`;
