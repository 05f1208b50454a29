import type { Access } from '@taem/domain/accounts/mayGive.ts';
import type { DeliveryReason } from '@taem/domain/insight/schedules/scheduleLimits.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { ScheduleRule } from './schedules.ts';
import { WALL_CLOCK } from './wallClock.ts';

/** One mail to one recipient, with its current schedule and dashboard. */
export interface DeliveryRow {
  document_id: string;
  user_id: string;
  is_trial: boolean;
  /** The session of the run under way; null if none is. */
  session_id: string | null;
  /** What the recipient was allowed to read when the run began. */
  read_with: Access | null;
  rule: ScheduleRule;
  /** Name of the dashboard. */
  name: string;
  is_subscribed: boolean;
  /** The business day by the clock of its branch, or else of the shop. */
  today: string;
}

/**
 * Returns SQL of the delivery `d` with the id `$1`, its schedule `s`, dashboard `o` and recipient `p`, with further
 * columns of these.
 */
export const deliverySql = (columns: string): string => `
  select s.document_id, d.user_id, d.is_trial, d.session_id, d.read_with, s.rule, o.name,
    to_char(business_date(now() at time zone c.zone, day_ends(s.realm_id)), 'YYYY-MM-DD') as today,
    coalesce(p.is_listed and p.unsubscribed_at is null, false) as is_subscribed, ${columns}
  from ${WALL_CLOCK}, schedule_deliveries d
    join saved_documents o on true left join schedule_recipients p on p.schedule_id = d.schedule_id and p.user_id = d.user_id
  where d.id = $1 and s.id = d.schedule_id and o.id = s.document_id`;

/** Returns why there is no mail; an author who tries it out gets one even without a subscription. */
export const reasonOf = (
  { is_trial, is_subscribed }: Pick<DeliveryRow, 'is_trial' | 'is_subscribed'>,
  reason: DeliveryReason | null,
): DeliveryReason | null => reason ?? (is_trial || is_subscribed ? null : 'UNSUBSCRIBED');

/** Deletes the session of a run, as it was never used to sign in, and has no history. */
export async function endRunSession(client: DatabaseClient, sessionId: string | null): Promise<void> {
  if (sessionId) await client.query('delete from sessions where id = $1 and is_run', [sessionId]);
}

/** Ends the delivery, only if the caller's claim is still valid. */
export async function endDelivery(
  client: DatabaseClient,
  id: string,
  tries: number,
  state: string,
  reason: DeliveryReason | null,
  messageId: string | null = null,
): Promise<void> {
  const text = `update schedule_deliveries set state = $3, reason = $4, message_id = $5, ended_at = now()
    where id = $1 and tries = $2 and state = 'WAITING'`;
  await client.query(text, [id, tries, state, reason, messageId]);
}

/**
 * Runs a changed schedule again if a run of its former version is under way, whose result is then discarded: its
 * figures would appear in a mail under other days, or answer another question. For one that is switched off, deletes
 * everything that waits, except trials.
 */
export async function endRunsUnderWay(client: DatabaseClient, scheduleId: string, isActive: boolean): Promise<void> {
  if (!isActive) await client.query(FORGET_WAITING, [scheduleId]);
  await client.query(ASK_AGAIN, [scheduleId]);
}

const FORGET_WAITING = `
  with gone as (delete from schedule_deliveries where schedule_id = $1 and state = 'WAITING' and not is_trial
    returning session_id)
  delete from sessions where is_run and id in (select session_id from gone)`;

const ASK_AGAIN = `
  update schedule_deliveries set tries = tries + 1, lease_until = now()
  where schedule_id = $1 and state = 'WAITING' and session_id is not null`;
