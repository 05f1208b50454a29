import type { Day } from '@taem/domain/time/calendar.ts';
import { businessDateSql } from '../database/businessDay.ts';
import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { Parameters } from '../resource/Parameters.ts';

/** Returns SQL of the shop's current business day: the latest of these branches, or of all if none is named. */
export function todaySql(
  { realmId }: GatewaySession,
  branchIds: readonly string[] | null,
  parameters: Parameters,
): string {
  const branches = branchIds === null ? 'true' : `b.id = any(${parameters.add(branchIds)}::uuid[])`;
  return `(select max(${businessDateSql('now() at time zone coalesce(b.time_zone, r.time_zone)')})
    from realms r left join merchant_branches b on ${branches} where r.id = ${parameters.add(realmId)}::uuid)`;
}

export async function todayOf(
  database: Database,
  session: GatewaySession,
  branchIds: readonly string[] | null,
): Promise<Day> {
  const parameters = new Parameters();
  const text = `select ${todaySql(session, branchIds, parameters)}::text as today`;
  const { rows } = await database.withRealm(session.realmId, (client) =>
    client.query<{ today: Day }>(text, parameters.values),
  );
  return rows[0]?.today ?? '';
}
