import { type OfferTerms, termsFault } from '@taem/domain/loyalty/offerTerms.ts';
import { readOfferTerms, type WireTerms, writeOfferTerms } from '@taem/domain/loyalty/readOfferTerms.ts';
import { eraHint } from '@taem/domain/time/eraHint.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseField, refuseFields } from '../http/errors.ts';

/**
 * Returns terms in stored form, null if they restrict nothing; refuses terms that can never hold, or refer to missing
 * records.
 */
export async function checkTerms(
  client: DatabaseClient,
  wire: WireTerms,
  path: string,
): Promise<Required<WireTerms> | null> {
  const terms = readOfferTerms(wire);
  const fault = termsFault(terms);
  if (fault) throw refuseField(`${path}.${WIRE_NAMES[fault.field] ?? fault.field}`, fault.message);
  for (const field of ['from', 'until'] as const) {
    const hint = eraHint(terms[field] ?? '');
    if (hint) throw refuseField(`${path}.${field}`, hint);
  }
  await refuseMissingReferences(client, terms, path);
  return writeOfferTerms(terms);
}

/** Checks that branches and tiers in the terms exist: inside JSON, nothing else would check it. */
async function refuseMissingReferences(
  client: DatabaseClient,
  { branchIds, tierIds }: OfferTerms,
  path: string,
): Promise<void> {
  if (branchIds.length + tierIds.length === 0) return;
  const { rows } = await client.query<{ field: string }>(UNKNOWN, [branchIds, tierIds]);
  if (rows.length > 0)
    throw refuseFields(rows.map(({ field }) => ({ path: `${path}.${field}`, message: 'does not exist' })));
}

const UNKNOWN = `
  select 'branch_ids' as field where exists (
    select from unnest($1::uuid[]) as named(id) where not exists (select from merchant_branches b where b.id = named.id))
  union all
  select 'tier_ids' where exists (
    select from unnest($2::uuid[]) as named(id) where not exists (select from member_tiers t where t.id = named.id))`;

const WIRE_NAMES: Readonly<Record<string, string>> = { fromHour: 'from_hour', untilHour: 'until_hour' };
