import { lastDue, nextDue } from '@taem/domain/insight/schedules/dueHours.ts';
import type { ScheduleDeliveries } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import type { KeptBody } from '../dashboards/dashboards.ts';
import { type DeliveryRow, deliverySql, endDelivery, endRunSession, reasonOf } from './deliveries.ts';
import { readingOf } from './readingOf.ts';
import { readRecipient, whyNot } from './recipients.ts';
import type { ScheduleRule } from './schedules.ts';
import { WALL_CLOCK } from './wallClock.ts';

/** How long a run belongs to its claimant; the run's session ends at the same time. */
const LEASE = "interval '3 minutes'";
const MAX_TRIES = 8;
/**
 * Deletes old deliveries, sessions left by claimants that died, and links of old mails that no one used to unsubscribe.
 */
const FORGET = `
  with old as (delete from schedule_deliveries where state <> 'WAITING' and created_at < now() - interval '90 days'),
    links as (delete from schedule_past_links where unsubscribed_at is null and removed_at < now() - interval '90 days')
  delete from sessions where is_run and expires_at < now() - interval '1 day'`;

/** Everything a claimant needs to run one dashboard for one recipient. */
export interface ClaimedRun extends Pick<ScheduleRule, 'locale' | 'range' | 'by' | 'compare' | 'branch_id' | 'alert'> {
  id: string;
  /** Identifies the claim: a later claim invalidates it. */
  tries: number;
  /** The business day, by the clock of the schedule's branch, or else of the shop. */
  today: string;
  document: string;
  variables: string;
  parts: KeptBody['parts'];
  /** For a session of the recipient that ends with the claim and can only read. */
  access_token: string;
}

/**
 * Creates rows for due runs, and claims some that are free. Any number of callers may do so at once: the first locks
 * schedules and rows, and the others skip them. The try is counted before it starts, so that a dashboard that kills its
 * runner is not run forever.
 */
export async function claimRuns(
  { database, tokens }: GatewayContext,
  realmId: string,
  most: number,
): Promise<ClaimedRun[]> {
  const runs = await database.inTransaction(realmId, async (client) => {
    await client.query(FORGET);
    await makeDue(client);
    const { rows } = await client.query<Pick<ScheduleDeliveries, 'id' | 'tries'>>(CLAIM, [most]);
    const opened: (Omit<ClaimedRun, 'access_token'> & { sessionId: string })[] = [];
    for (const { id, tries } of rows) {
      const run = await open(client, id, tries);
      if (run) opened.push(run);
    }
    return opened;
  });
  return await Promise.all(
    runs.map(async ({ sessionId, ...run }) => ({
      ...run,
      access_token: await tokens.sign({ kind: 'user', realmId, sessionId }),
    })),
  );
}

interface DueRow {
  id: string;
  rule: ScheduleRule;
  zone: string;
  day: string;
  hour: number;
}

/** Of all missed runs only the last is made up for, once; it replaces earlier ones that still wait. */
async function makeDue(client: DatabaseClient): Promise<void> {
  for (const { id, rule, zone, day, hour } of (await client.query<DueRow>(DUE)).rows) {
    const [last, next] = [lastDue(rule, { day, hour }), nextDue(rule, { day, hour })];
    await client.query(REPLACE, [id]);
    await client.query(MAKE, [id, last.day, last.hour, zone]);
    await client.query(NEXT, [id, next.day, next.hour, zone]);
  }
}

interface Claimed extends DeliveryRow {
  body: KeptBody;
}

const READ = deliverySql('o.body');

async function open(client: DatabaseClient, id: string, tries: number) {
  const [row] = (await client.query<Claimed>(READ, [id])).rows;
  if (!row) return null;
  await endRunSession(client, row.session_id);
  const person = await readRecipient(client, row.document_id, row.user_id);
  const reason = tries > MAX_TRIES ? 'TOO_MANY_TRIES' : reasonOf(row, person ? whyNot(person) : 'INACTIVE');
  if (reason || !person) {
    await endDelivery(client, id, tries, reason === 'TOO_MANY_TRIES' ? 'FAILED' : 'SKIPPED', reason);
    return null;
  }
  const text = `insert into sessions (user_id, is_run, expires_at) values ($1, true, now() + ${LEASE}) returning id`;
  const sessionId = (await client.query<{ id: string }>(text, [row.user_id])).rows[0]?.id ?? '';
  const begun = 'update schedule_deliveries set session_id = $2, read_with = $3 where id = $1';
  await client.query(begun, [id, sessionId, JSON.stringify(readingOf(person))]);
  const { locale, range, by, compare, branch_id, alert } = row.rule;
  const { document, variables, parts } = row.body;
  return {
    ...{ id, tries, sessionId, today: row.today },
    ...{ locale, range, by, compare, branch_id, alert, document, variables, parts },
  };
}

const DUE = `select s.id, s.rule, c.zone, c.day, c.hour from ${WALL_CLOCK}
  where s.is_active and s.next_due_at <= now() order by s.next_due_at limit 50 for update of s skip locked`;

const REPLACE = `update schedule_deliveries set state = 'MISSED', reason = 'REPLACED', ended_at = now()
  where schedule_id = $1 and state = 'WAITING' and not is_trial`;

const MAKE = `insert into schedule_deliveries (schedule_id, user_id, due_at, lease_until)
  select p.schedule_id, p.user_id, ($2::date + make_interval(hours => $3)) at time zone $4, now()
  from schedule_recipients p where p.schedule_id = $1 and p.is_listed and p.unsubscribed_at is null
  on conflict do nothing`;

const NEXT = `update dashboard_schedules
  set next_due_at = ($2::date + make_interval(hours => $3)) at time zone $4 where id = $1`;

/**
 * Authors of schedules take turns, so that many due runs of one do not delay those of another. Picked in a materialized
 * step: as a subquery of the condition, a plan might run it once per row and claim more than the limit.
 */
const CLAIM = `
  with turns as (select d.id, row_number() over (partition by s.owner_id order by d.due_at, d.id) as turn
    from schedule_deliveries d join dashboard_schedules s on s.id = d.schedule_id
    where d.state = 'WAITING' and d.lease_until <= now()),
  picked as materialized (select d.id from schedule_deliveries d join turns t on t.id = d.id
    where d.state = 'WAITING' and d.lease_until <= now()
    order by t.turn, d.due_at limit $1 for update of d skip locked)
  update schedule_deliveries d set tries = d.tries + 1, lease_until = now() + ${LEASE}
  from picked where d.id = picked.id
  returning d.id, d.tries`;
