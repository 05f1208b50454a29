import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';

/**
 * Adds recipients to a schedule. A person who unsubscribed from it, or from another schedule of its author about the
 * same dashboard, is listed but gets nothing until they resubscribe: otherwise a new schedule would mail them again.
 * Adding oneself to a new one resubscribes.
 */
export async function putOn(
  client: DatabaseClient,
  { userId }: GatewaySession,
  scheduleId: string,
  userIds: readonly string[],
  hashes: readonly Buffer[],
): Promise<void> {
  await client.query(PUT_ON, [scheduleId, userIds, hashes, userId]);
}

/** Keeps the links of a schedule's mails working; call before the schedule is deleted. */
export async function keepLinks(client: DatabaseClient, scheduleId: string): Promise<void> {
  await client.query(KEEP_LINKS, [scheduleId]);
}

const PUT_ON = `
  insert into schedule_recipients (schedule_id, user_id, token_hash, unsubscribed_at, is_carried)
  select s.id, w.user_id, w.hash, e.at, e.at is not null
  from dashboard_schedules s, unnest($2::uuid[], $3::bytea[]) w(user_id, hash), lateral (
    select min(u.at) as at from (
      select p.unsubscribed_at as at from schedule_recipients p join dashboard_schedules o on o.id = p.schedule_id
        where o.document_id = s.document_id and o.owner_id = s.owner_id and p.user_id = w.user_id
      union all select l.unsubscribed_at from schedule_past_links l
        where l.document_id = s.document_id and l.owner_id = s.owner_id and l.user_id = w.user_id) u
    where w.user_id <> $4::uuid) e
  where s.id = $1
  on conflict (realm_id, schedule_id, user_id) do update set is_listed = true`;

const KEEP_LINKS = `
  insert into schedule_past_links (token_hash, document_id, owner_id, user_id, name, locale, unsubscribed_at, removed_at)
  select p.token_hash, s.document_id, s.owner_id, p.user_id, s.rule->>'name', s.rule->>'locale', p.unsubscribed_at, now()
  from schedule_recipients p join dashboard_schedules s on s.id = p.schedule_id
  where s.id = $1 and (p.unsubscribed_at is not null and not p.is_carried or exists (select from schedule_deliveries d
    where d.schedule_id = s.id and d.user_id = p.user_id and d.message_id is not null))`;
