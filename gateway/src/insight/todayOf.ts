import type { Day } from '@taem/domain/time/calendar.ts';
import type { Database } from '../database/pool.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';

/** What the calendar in the shop says: the latest of these branches, of all where none is named. */
export async function todayOf(
  database: Database,
  { realmId }: GatewaySession,
  branchIds: readonly string[] | null,
): Promise<Day> {
  const { rows } = await database.withRealm(realmId, (client) =>
    client.query<{ today: Day }>(
      `select max((now() at time zone coalesce(b.time_zone, r.time_zone))::date)::text as today
      from realms r left join merchant_branches b on $2::uuid[] is null or b.id = any($2::uuid[]) where r.id = $1`,
      [realmId, branchIds],
    ),
  );
  return rows[0]?.today ?? '';
}
