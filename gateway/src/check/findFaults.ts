import { tierForLtv } from '@taem/domain/loyalty/tierForLtv.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { Members, Realms } from '../database/generated/rows.ts';
import { type ConditionRow, type TierRow, tierLevel } from '../database/loyaltyRows.ts';
import type { Database, DatabaseClient } from '../database/pool.ts';
import { bookFaults } from './bookFaults.ts';

/** A fault in the books of one merchant. */
export interface Fault {
  realm: string;
  rule: string;
  /** Number of rows that break the rule. */
  count: number;
  /** The ids of the first of these rows. */
  rows: readonly Record<string, unknown>[];
}

const MAX_ROWS = 20;
const MEMBERS_AT_ONCE = 5_000;

/**
 * Compares every stored figure with the data it is derived from, for every merchant, in one snapshot each. Leaves out a
 * shop whose rows are still arriving from another cell, as its tables arrive one after the other.
 */
export async function findFaults(database: Database): Promise<Fault[]> {
  const realms = await database.system(async (client) => {
    return (await client.query<Pick<Realms, 'id' | 'code'>>(COMPLETE)).rows;
  });
  const faults: Fault[] = [];
  for (const { id, code } of realms) faults.push(...(await findRealmFaults(database, id, code)));
  return faults;
}

export function findRealmFaults(database: Database, realmId: string, realm: string): Promise<Fault[]> {
  // The shop may be selling, so all statements see one moment.
  return database.inTransaction(realmId, (client) => findFaultsOf(client, realm), { snapshot: true });
}

const COMPLETE = `
  select id, code from realms r
  where not exists (select from cell_moves where id = r.id and side = 'target' and step <> 'moved') order by code`;

async function findFaultsOf(client: DatabaseClient, realm: string): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const [rule, statement] of Object.entries(bookFaults)) {
    const text = `select count(*) over () as "faulty rows", f.* from (${statement}) f limit ${MAX_ROWS}`;
    const { rows } = await client.query<Record<string, unknown>>(text);
    if (rows.length > 0) faults.push({ realm, rule, count: Number(rows[0]?.['faulty rows']), rows: rows.map(idsOf) });
  }
  const rows = await findLowTiers(client);
  const rule = 'nobody has a lower tier than their lifetime figures reach';
  if (rows.length > 0) faults.push({ realm, rule, count: rows.length, rows: rows.slice(0, MAX_ROWS) });
  return faults;
}

function idsOf({ 'faulty rows': _count, ...ids }: Record<string, unknown>): Record<string, unknown> {
  return ids;
}

type MemberFigures = Pick<Members, 'id' | 'tier_id' | 'total_revenue' | 'total_transaction'>;

/** A tier may be higher than the figures give, if it was given by hand; buying ensures that it is never lower. */
async function findLowTiers(client: DatabaseClient): Promise<{ id: string }[]> {
  const tiers = (await client.query<TierRow>('select id, name, level, status, conditions from member_tiers')).rows;
  const conditions = (await client.query<ConditionRow>('select id, name, type, template from conditions')).rows;
  const levels = tiers.map(tierLevel);
  const byId = new Map(conditions.map((condition) => [condition.id, condition]));
  const low: { id: string }[] = [];
  let last = '00000000-0000-0000-0000-000000000000';
  for (let members: MemberFigures[] = []; ; last = members.at(-1)?.id ?? last) {
    const text = `select id, tier_id, total_revenue, total_transaction from members
      where id > $1 and total_transaction > 0 order by id limit ${MEMBERS_AT_ONCE}`;
    members = (await client.query<MemberFigures>(text, [last])).rows;
    for (const { id, tier_id, total_revenue, total_transaction } of members) {
      const lifetime = { totalLtv: satang(total_revenue), totalTransaction: total_transaction };
      const reached = tierForLtv(levels, lifetime, byId);
      const own = levels.find((tier) => tier.id === tier_id);
      if (reached && (own?.level ?? Number.NEGATIVE_INFINITY) < reached.level) low.push({ id });
    }
    if (members.length < MEMBERS_AT_ONCE) return low;
  }
}
