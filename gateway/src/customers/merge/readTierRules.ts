import type { TierRules } from '@taem/domain/customers/merge/mergeTier.ts';
import { type ConditionRow, type TierRow, tierLevel } from '../../database/loyaltyRows.ts';
import type { DatabaseClient } from '../../database/pool.ts';

/** Reads the rules by which tiers are reached, with the tiers' names. */
export async function readTierRules(
  client: DatabaseClient,
): Promise<TierRules & { names: ReadonlyMap<string, string> }> {
  const tiers = (await client.query<TierRow>('select id, name, level, status, conditions from member_tiers')).rows;
  const conditions = (await client.query<ConditionRow>('select id, name, type, template from conditions')).rows;
  return {
    tiers: tiers.map(tierLevel),
    conditions: new Map(conditions.map((condition) => [condition.id, condition])),
    names: new Map(tiers.map(({ id, name }) => [id, name])),
  };
}
