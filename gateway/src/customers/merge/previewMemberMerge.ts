import { differingFields, type MergeChoice, type MergeField } from '@taem/domain/customers/merge/mergeFields.ts';
import { tierAfterMerge } from '@taem/domain/customers/merge/mergeTier.ts';
import { satang, toBaht } from '@taem/domain/money/money.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { fieldTexts, readNames } from './fieldTexts.ts';
import { readAccounts } from './MergeAccount.ts';
import { bothOf, type MergeProblem, mergeProblems } from './mergeRefusals.ts';
import { readTierRules } from './readTierRules.ts';

export interface MergePreview {
  kept_id: string;
  merged_id: string;
  /** The reasons for which the merge would be refused. */
  refusals: MergeProblem[];
  /** The state after the merge; amounts in baht. */
  after: {
    points: number;
    total_revenue: number;
    total_transaction: number;
    total_qty: number;
    tier: { id: string; name: string } | null;
  };
  fields: { field: MergeField; kept: string[]; merged: string[]; both: string[] | null; suggested: MergeChoice }[];
}

/** Returns the result of merging two accounts, without changing anything. */
export async function previewMemberMerge(
  client: DatabaseClient,
  keptId: string,
  mergedId: string,
): Promise<MergePreview> {
  const { kept, merged } = bothOf(await readAccounts(client, [keptId, mergedId]), keptId, mergedId);
  const rules = await readTierRules(client);
  const names = await readNames(client, [kept.row, merged.row]);
  const total_revenue = kept.total_revenue + merged.total_revenue;
  const total_transaction = kept.total_transaction + merged.total_transaction;
  const together = { totalRevenue: satang(total_revenue), totalTransaction: total_transaction };
  const tierId = tierAfterMerge({ kept: kept.tier_id, merged: merged.tier_id }, together, rules);
  return {
    kept_id: kept.id,
    merged_id: merged.id,
    refusals: mergeProblems(kept, merged),
    after: {
      points: kept.points + merged.points,
      total_revenue: toBaht(satang(total_revenue)),
      total_transaction,
      total_qty: kept.total_qty + merged.total_qty,
      tier: tierId === null ? null : { id: tierId, name: rules.names.get(tierId) ?? '' },
    },
    fields: differingFields(kept.row, merged.row).map(({ field, both, suggested }) => ({
      field,
      kept: fieldTexts(field, kept.row, names),
      merged: fieldTexts(field, merged.row, names),
      both: both && fieldTexts(field, both, names),
      suggested,
    })),
  };
}
