import { createHash } from 'node:crypto';
import { nextDue } from '@taem/domain/insight/schedules/dueHours.ts';
import { type ScheduleBody, scheduleBody } from '@taem/domain/insight/schedules/scheduleBody.ts';
import { SCHEDULE_LIMITS, TOO_MANY_ACTIVE, TOO_MANY_SCHEDULES } from '@taem/domain/insight/schedules/scheduleLimits.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { AccessTokens } from '../../http/accessTokens.ts';
import { refuseField, refuseFields, refuseStale, refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { isUuid } from '../../resource/readValue.ts';
import { lockDashboard } from '../dashboards/dashboards.ts';
import { endRunsUnderWay } from './deliveries.ts';
import { readRecipient, readRecipients, whyNot } from './recipients.ts';
import { findSchedule, type ScheduleRule } from './schedules.ts';
import { keepLinks, putOn } from './unsubscribed.ts';
import { WALL_CLOCK } from './wallClock.ts';

type Changes = Readonly<Record<string, unknown>>;

/** Returns the token of a link in a mail: secret, the same for the same recipient, and stored only as its hash. */
export const linkToken = (tokens: AccessTokens, realmId: string, scheduleId: string, userId: string) =>
  `${realmId}.${tokens.digest(`schedule-link:${scheduleId}:${userId}`).toString('base64url')}`;

export const linkHash = (token: string) => createHash('sha256').update(token).digest();

export async function createSchedule(
  client: DatabaseClient,
  tokens: AccessTokens,
  session: GatewaySession,
  dashboardId: string,
  given: Changes,
) {
  const { id: documentId, body } = await lockDashboard(client, session, dashboardId);
  const text = 'select count(*)::int as count from dashboard_schedules where document_id = $1';
  const [counted] = (await client.query<{ count: number }>(text, [documentId])).rows;
  if ((counted?.count ?? 0) >= SCHEDULE_LIMITS.schedules) throw refuseField('name', TOO_MANY_SCHEDULES);
  const { recipient_ids, is_active, ...rule } = read(given, body.parts);
  if (is_active) await requireRoom(client, session.userId);
  const insert = `insert into dashboard_schedules (document_id, owner_id, rule, is_active, next_due_at)
    values ($1, $2, $3, $4, now()) returning id`;
  const values = [documentId, session.userId, JSON.stringify(rule), is_active];
  const id = (await client.query<{ id: string }>(insert, values)).rows[0]?.id ?? '';
  await settle(client, tokens, session, { documentId, id, rule, recipient_ids, kept: [] });
  return await findSchedule(client, session, documentId, id);
}

export async function changeSchedule(
  client: DatabaseClient,
  tokens: AccessTokens,
  session: GatewaySession,
  dashboardId: string,
  id: string,
  { __v, ...changes }: Changes,
) {
  const { id: documentId, body } = await lockDashboard(client, session, dashboardId);
  const { owner_id, ...before } = await lock(client, documentId, id, Number(__v));
  const defined = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { recipient_ids, is_active, ...rule } = read({ ...before, ...defined }, body.parts);
  if (is_active && !before.is_active) await requireRoom(client, owner_id);
  await endRunsUnderWay(client, id, is_active);
  const update = `update dashboard_schedules set rule = $2, is_active = $3, version = version + 1 where id = $1`;
  await client.query(update, [id, JSON.stringify(rule), is_active]);
  // The changed condition has not been reported yet.
  if (JSON.stringify(before.alert) !== JSON.stringify(rule.alert))
    await client.query('update schedule_recipients set is_crossed = false where schedule_id = $1', [id]);
  await settle(client, tokens, session, { documentId, id, rule, recipient_ids, kept: before.recipient_ids });
  return await findSchedule(client, session, documentId, id);
}

export async function removeSchedule(
  client: DatabaseClient,
  session: GatewaySession,
  dashboardId: string,
  id: string,
  version: number,
) {
  const { id: documentId } = await lockDashboard(client, session, dashboardId);
  await lock(client, documentId, id, version);
  await keepLinks(client, id);
  await client.query('delete from dashboard_schedules where id = $1', [id]);
}

/**
 * Sends one mail to the caller now, whether or not it is due or its threshold is crossed. If one is already on its way,
 * that one counts.
 */
export async function trySchedule(client: DatabaseClient, session: GatewaySession, dashboardId: string, id: string) {
  const { id: documentId } = await lockDashboard(client, session, dashboardId);
  await findSchedule(client, session, documentId, id);
  const person = await readRecipient(client, documentId, session.userId);
  if (!person) throw refuseField('id', 'A program gets no mail');
  if (whyNot(person) === 'NO_EMAIL') throw refuseField('id', 'You have no email address');
  const text = `insert into schedule_deliveries (schedule_id, user_id, due_at, lease_until, is_trial)
    values ($1, $2, now(), now(), true)
    on conflict do nothing`;
  await client.query(text, [id, session.userId]);
  return await findSchedule(client, session, documentId, id);
}

/** A schedule as stored; `owner_id` is null if its author left. */
type Locked = ScheduleBody & { owner_id: string | null };

async function lock(client: DatabaseClient, documentId: string, id: string, version: number): Promise<Locked> {
  const text = `select s.rule, s.is_active, s.owner_id, s.version, array(select p.user_id::text from schedule_recipients p
      where p.schedule_id = s.id and p.is_listed) as recipient_ids
    from dashboard_schedules s where s.id = $1 and s.document_id = $2 for update`;
  type Row = Pick<Locked, 'recipient_ids' | 'is_active' | 'owner_id'> & { rule: ScheduleRule; version: number };
  const row = isUuid(id) ? (await client.query<Row>(text, [id, documentId])).rows[0] : undefined;
  if (!row) throw refuseUnknown('The schedule');
  if (row.version !== version) throw refuseStale();
  const { rule, recipient_ids, is_active, owner_id } = row;
  return { ...rule, recipient_ids, is_active, owner_id };
}

function read(given: Changes, parts: readonly { path: string }[]): ScheduleBody {
  const result = scheduleBody.safeParse(given);
  if (!result.success)
    throw refuseFields(result.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
  const { alert } = result.data;
  if (alert && !parts.some(({ path }) => path === alert.path))
    throw refuseField('alert.path', 'is not a part of the dashboard');
  return result.data;
}

interface Settled {
  documentId: string;
  id: string;
  rule: ScheduleRule;
  recipient_ids: readonly string[];
  /** The previous recipients: they stay, even if they could not be selected now, as each run checks them again. */
  kept: readonly string[];
}

/** Adds new recipients, removes others, and sets when it is due next. */
async function settle(
  client: DatabaseClient,
  tokens: AccessTokens,
  session: GatewaySession,
  { documentId, id, rule, recipient_ids, kept }: Settled,
): Promise<void> {
  const may = new Set((await readRecipients(client, session, documentId)).map((person) => person.id));
  for (const userId of kept) may.add(userId);
  const unique = [...new Set(recipient_ids.map((one) => one.toLowerCase()))];
  const stray = unique.findIndex((one) => !may.has(one));
  if (stray >= 0) throw refuseField(`recipient_ids.${stray}`, 'is not a user who may receive this dashboard');
  if (rule.branch_id !== null) {
    const branch = await client.query('select from merchant_branches where id = $1', [rule.branch_id]);
    if (branch.rowCount === 0) throw refuseField('branch_id', 'is a branch that no longer exists');
  }
  await client.query('update schedule_recipients set is_listed = false where schedule_id = $1', [id]);
  const hashes = unique.map((userId) => linkHash(linkToken(tokens, session.realmId, id, userId)));
  await putOn(client, session, id, unique, hashes);
  await setNextDue(client, id, rule);
}

async function setNextDue(client: DatabaseClient, id: string, rule: ScheduleRule): Promise<void> {
  type Clock = { day: string; hour: number };
  const [now] = (await client.query<Clock>(`select * from ${WALL_CLOCK} where s.id = $1`, [id])).rows;
  if (!now) return;
  const next = nextDue(rule, now);
  const text = `update dashboard_schedules set next_due_at =
      (select (($2::date + make_interval(hours => $3)) at time zone c.zone) from ${WALL_CLOCK} where s.id = $1)
    where id = $1`;
  await client.query(text, [id, next.day, next.hour]);
}

/**
 * Throws if this author has too many active schedules for one more; the lock makes simultaneous calls count one after
 * the other. Schedules of an author who left do not count.
 */
async function requireRoom(client: DatabaseClient, ownerId: string | null): Promise<void> {
  if (ownerId === null) return;
  await client.query('select from merchant_users where id = $1 for no key update', [ownerId]);
  const text = 'select count(*)::int as count from dashboard_schedules where owner_id = $1 and is_active';
  const [counted] = (await client.query<{ count: number }>(text, [ownerId])).rows;
  if ((counted?.count ?? 0) >= SCHEDULE_LIMITS.active) throw refuseField('is_active', TOO_MANY_ACTIVE);
}
