import type { MergeRow } from '@taem/domain/customers/merge/mergeFields.ts';
import type { TierFigures } from '@taem/domain/customers/merge/mergeTier.ts';
import type { UndoObstacle } from '@taem/domain/customers/merge/undoMerge.ts';
import { undoObstacles } from '@taem/domain/customers/merge/undoMerge.ts';
import type { MemberMerges } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import type { Brought } from './moveSales.ts';

/** The state of an account before a merge. */
interface Before extends TierFigures {
  tier_id: string | null;
}

/** A merge as stored, with the current facts that undoing it needs. */
export interface MemberMerge
  extends Pick<MemberMerges, 'id' | 'kept_id' | 'merged_id' | 'points' | 'sale_ids' | 'appointment_ids'> {
  /** State of the kept account before the merge, with the values that the merge changed. */
  kept_before: Before & { values: MergeRow };
  merged_before: Before & Partial<Brought> & { status: 'Active' | 'Inactive'; phone: string | null };
  /** State of the kept account right after the merge. */
  kept_after: { values: MergeRow; tier_id: string | null };
  is_undone: boolean;
  is_erased: boolean;
  /** The newest later merge that involves the kept account. */
  later_id: string | null;
  kept_points: number;
  /** Change that voids, returns and adjustments have made since to the points of the sales that it moved. */
  changed_since: number;
  is_phone_taken: boolean;
}

export async function readMerge(client: DatabaseClient, id: string): Promise<MemberMerge> {
  const [merge] = (await client.query<MemberMerge>(READ, [id])).rows;
  if (!merge) throw refuseUnknown('The merge');
  return merge;
}

const READ = `
  select g.id, g.kept_id, g.merged_id, g.points, sales.ids as sale_ids, g.appointment_ids, g.kept_before, g.merged_before, g.kept_after,
    g.undone_at is not null as is_undone, k.erased_at is not null as is_erased, k.points as kept_points,
    (select l.id from member_merges l where l.undone_at is null and l.id > g.id
      and (l.kept_id = g.kept_id or l.merged_id = g.kept_id) order by l.id desc limit 1) as later_id,
    ((select coalesce(sum(e.points), 0) from point_entries e where e.member_id = g.kept_id
      and e.transaction_id = any(sales.ids)) - g.sales_points_before)::int as changed_since,
    exists (select from members o where o.phone = g.merged_before ->> 'phone' and o.id not in (g.kept_id, g.merged_id))
      as is_phone_taken
  from member_merges g join members k on k.id = g.kept_id
    -- What was returned of them since goes with them.
    cross join lateral (select coalesce(array_agg(t.id), '{}') as ids from transactions t where t.id = any(g.sale_ids) or t.returns_id = any(g.sale_ids)) sales
  where g.id = $1`;

/** An obstacle to undoing it, with the sales or the merge that cause it. */
export interface StandingObstacle {
  code: UndoObstacle;
  message: string;
  sales: { id: string; transaction_no: string }[];
  merge_id: string | null;
}

const WORDS: Readonly<Record<UndoObstacle, string>> = {
  ERASED: 'The data of the member were erased, and what the other account had with them.',
  UNDONE: 'This merge was undone already.',
  LATER_MERGE: 'A later merge has to be undone before this one.',
  POINTS_SPENT: 'Points that the merged account brought were spent since.',
  POINTS_TAKEN_BACK: 'Voids, returns and adjustments have taken more points back than the merged account brought.',
  PHONE_TAKEN: 'The phone of the merged account belongs to somebody else by now.',
};

/** Sales are identified only in the branches in which the reader works; $2 is empty for a reader of all branches. */
const SEEN = "($2::uuid[] = '{}' or t.branch_id = any($2))";

/** Statements for the sales that cause an obstacle to undoing merge $1. */
const SALES: Readonly<Partial<Record<UndoObstacle, string>>> = {
  POINTS_SPENT: `
    select t.id, t.transaction_no from member_merges g join point_entries e on e.member_id = g.kept_id
      join transactions t on t.id = e.transaction_id
    where g.id = $1 and e.kind = 'redeem' and e.time >= g.created_at and t.status = 'Complete' and ${SEEN} order by e.id desc limit 5`,
  POINTS_TAKEN_BACK: `
    select distinct t.id, t.transaction_no from member_merges g join transactions t on t.id = any(g.sale_ids) or t.returns_id = any(g.sale_ids)
      join point_entries e on e.transaction_id = t.id and e.member_id = g.kept_id
    where g.id = $1 and e.points < 0 and ${SEEN} order by t.id desc limit 5`,
};

export async function obstaclesOf(
  client: DatabaseClient,
  { branchIds }: GatewaySession,
  merge: MemberMerge,
): Promise<StandingObstacle[]> {
  const obstacles: StandingObstacle[] = [];
  for (const code of undoObstacles({
    isUndone: merge.is_undone,
    isErased: merge.is_erased,
    hasLaterMerge: merge.later_id !== null,
    isPhoneTaken: merge.is_phone_taken,
    keptPoints: merge.kept_points,
    movedPoints: merge.points,
    changedSince: merge.changed_since,
  })) {
    const text = SALES[code];
    const sales = text ? (await client.query<StandingObstacle['sales'][number]>(text, [merge.id, branchIds])).rows : [];
    obstacles.push({ code, message: WORDS[code], sales, merge_id: code === 'LATER_MERGE' ? merge.later_id : null });
  }
  return obstacles;
}
