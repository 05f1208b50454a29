import type { Access } from '@taem/domain/accounts/mayGive.ts';
import { isAdministrator } from '@taem/domain/accounts/permissions.ts';
import type { ScheduleBody } from '@taem/domain/insight/schedules/scheduleBody.ts';
import type { DashboardSchedules } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { isUuid } from '../../resource/readValue.ts';
import { type Reader, readingOf, readsAll } from './readingOf.ts';

/** What is stored of a schedule, apart from its recipients and whether it is active. */
export type ScheduleRule = Omit<ScheduleBody, 'recipient_ids' | 'is_active'>;

interface ScheduleRow extends Pick<DashboardSchedules, 'id' | 'document_id' | 'version' | 'next_due_at' | 'is_active'> {
  rule: ScheduleRule;
  owner_name: string | null;
  recipients: { user_id: string; is_crossed: boolean }[];
  deliveries: (Record<string, unknown> & { user_id: string; is_asked: boolean; read_with: Access | null })[];
}

/** Returns the schedules of a dashboard with their recipients and the state of the last mails; the oldest schedule first. */
export async function readSchedules(client: DatabaseClient, session: GatewaySession, documentId: string) {
  const { rows } = await client.query<ScheduleRow>(`${SELECT} where s.document_id = $1 order by s.id`, [documentId]);
  const mayKnow = await readMayKnow(client, session, rows);
  return rows.map((row) => onTheWire(row, mayKnow));
}

export async function findSchedule(client: DatabaseClient, session: GatewaySession, documentId: string, id: string) {
  const rows = isUuid(id)
    ? (await client.query<ScheduleRow>(`${SELECT} where s.document_id = $1 and s.id = $2`, [documentId, id])).rows
    : [];
  if (!rows[0]) throw refuseUnknown('The schedule');
  return onTheWire(rows[0], await readMayKnow(client, session, rows));
}

/**
 * Whether the session may see the outcome of an alert for another user, which was checked with that user's rights at
 * the time.
 */
type MayKnow = (userId: string, readWith: Access | null) => boolean;

/**
 * Outcomes of an alert for a user with more rights than the session would gradually reveal the figure to one who may
 * not read it. Past deliveries are judged by the rights with which they were read: neither the present rule nor a
 * user's present rights say what applied then.
 */
async function readMayKnow(
  client: DatabaseClient,
  session: GatewaySession,
  rows: readonly ScheduleRow[],
): Promise<MayKnow> {
  if (isAdministrator(session.role) || rows.length === 0) return () => true;
  const ids = rows.flatMap(({ recipients, deliveries }) => [...recipients, ...deliveries].map((one) => one.user_id));
  const own = readingOf({ ...session, role_name: session.role.name, branch_ids: session.branchIds });
  const { rows: people } = await client.query<Reader & { id: string }>(READERS, [[...new Set(ids)]]);
  const within = new Set(people.filter((one) => readsAll(own, readingOf(one))).map(({ id }) => id));
  return (userId, readWith) =>
    userId === session.userId || (within.has(userId) && (!readWith || readsAll(own, readWith)));
}

const READERS = `select u.id, r.name as role_name, r.authorizes, u.branch_ids
  from merchant_users u join merchant_roles r on r.id = u.role_id where u.id = any($1::uuid[])`;

function onTheWire(
  { rule, document_id, version, next_due_at, is_active, recipients, deliveries, ...row }: ScheduleRow,
  mayKnow: MayKnow,
) {
  return {
    ...row,
    ...rule,
    dashboard_id: document_id,
    is_active,
    recipients: recipients.map((one) => ({ ...one, is_crossed: one.is_crossed && mayKnow(one.user_id, null) })),
    deliveries: deliveries
      .filter(({ user_id, is_asked, read_with }) => !is_asked || mayKnow(user_id, read_with))
      .map(({ user_id, is_asked, read_with, ...one }) => one),
    next_due_at: is_active ? next_due_at.toISOString() : null,
    __v: version,
  };
}

/** How many mails of a schedule are listed, the newest first. */
const MAX_DELIVERIES = 20;

/** A written mail waits for the mail server; its state is read from the outbox. */
const SELECT = `
  select s.id, s.document_id, s.rule, s.version, s.next_due_at, s.is_active,
    nullif(trim(concat_ws(' ', o.firstname, o.lastname)), '') as owner_name,
    coalesce((select json_agg(json_build_object('user_id', u.id, 'name', trim(concat_ws(' ', u.firstname, u.lastname)),
        'is_subscribed', p.unsubscribed_at is null, 'is_crossed', p.is_crossed) order by lower(u.firstname), u.id)
      from schedule_recipients p join merchant_users u on u.id = p.user_id
      where p.schedule_id = s.id and p.is_listed), '[]') as recipients,
    coalesce((select json_agg(json_build_object('id', d.id, 'user_id', d.user_id, 'name', d.name,
        'is_asked', d.is_asked, 'read_with', d.read_with, 'due_at', d.due_at, 'ended_at', d.ended_at,
        'is_trial', d.is_trial, 'state', d.outcome, 'reason', coalesce(d.mail_reason, d.reason))
        order by d.due_at desc, d.id desc)
      from (select d.*, trim(concat_ws(' ', u.firstname, u.lastname)) as name,
          case m.state when 'dropped' then coalesce(m.last_error, 'MAIL_FAILED')
            when 'failed' then 'MAIL_FAILED' when 'expired' then 'MAIL_FAILED' end as mail_reason,
          case m.state when 'waiting' then 'QUEUED' when 'dropped' then 'SKIPPED'
            when 'failed' then 'FAILED' when 'expired' then 'FAILED' else d.state end as outcome
        from schedule_deliveries d join merchant_users u on u.id = d.user_id left join outbox_messages m on m.id = d.message_id
        where d.schedule_id = s.id order by d.due_at desc, d.id desc limit ${MAX_DELIVERIES}) d), '[]') as deliveries
  from dashboard_schedules s left join merchant_users o on o.id = s.owner_id`;
