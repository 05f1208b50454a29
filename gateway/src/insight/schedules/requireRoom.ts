import { SCHEDULE_LIMITS, TOO_MANY_ACTIVE } from '@taem/domain/insight/schedules/scheduleLimits.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseField } from '../../http/errors.ts';

/**
 * Before one more schedule of this author runs: simultaneous calls are counted one after the other. Schedules of an
 * author who left do not count.
 */
export async function requireRoom(client: DatabaseClient, ownerId: string | null): Promise<void> {
  if (ownerId === null) return;
  await client.query('select from merchant_users where id = $1 for no key update', [ownerId]);
  const text = 'select count(*)::int as count from dashboard_schedules where owner_id = $1 and is_active';
  const [counted] = (await client.query<{ count: number }>(text, [ownerId])).rows;
  if ((counted?.count ?? 0) >= SCHEDULE_LIMITS.active) throw refuseField('is_active', TOO_MANY_ACTIVE);
}
