import { takenVariables } from '@taem/domain/insight/dashboards/readDocument.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { type Message, queueMessage } from '../../messages/queueMessage.ts';
import { isUuid } from '../../resource/readValue.ts';
import { type DeliveryRow, deliverySql, endDelivery, endRunSession, reasonOf } from './deliveries.ts';
import { readingOf, readsAll } from './readingOf.ts';
import { readRecipient, whyNot } from './recipients.ts';
import { type MailSection, type MailVerdict, scheduleMail } from './scheduleMail.ts';
import { linkToken } from './writeSchedules.ts';

/** A mail that is later than this says nothing about the present. */
const USEFUL_MINUTES = 3 * 24 * 60;

/** The result that a claimant returns. */
export interface RunResult {
  tries: number;
  /** null if it could not be run, and is to be tried again later. */
  sections: readonly MailSection[] | null;
  verdict: MailVerdict | null;
}

interface Finished extends DeliveryRow {
  tries: number;
  schedule_id: string;
  clock: string;
  document: string;
  shop: string;
  /** The author of the schedule; null if they left. */
  writer: string | null;
  /** The branch of the figures, if the recipient works in it. */
  branch: string | null;
  is_crossed: boolean;
}

/**
 * Queues the mail and records it as sent, in one transaction; returns whether the claim was still valid. The
 * recipient's rights are checked once more.
 */
export async function finishRun(context: GatewayContext, realmId: string, id: string, result: RunResult) {
  if (!isUuid(id)) return false;
  let ended: string | null = null;
  const isTaken = await context.database.inTransaction(realmId, async (client) => {
    const [row] = (await client.query<Finished>(READ, [id])).rows;
    if (!row || row.tries !== result.tries) return false;
    await endRunSession(client, row.session_id);
    ended = row.session_id;
    if (result.sections === null) {
      await client.query(LATER, [id]);
      return true;
    }
    const person = await readRecipient(client, row.document_id, row.user_id);
    const reason = reasonOf(row, person ? whyNot(person) : 'INACTIVE');
    if (reason || !person?.email) {
      await endDelivery(client, id, row.tries, 'SKIPPED', reason ?? 'NO_EMAIL');
      return true;
    }
    // Rights or branches were withdrawn in the meantime: the figures are read again later, with the current ones.
    const reading = readingOf(person);
    if (!row.read_with || !readsAll(reading, row.read_with)) {
      await client.query(LATER, [id]);
      return true;
    }
    if (row.rule.alert && !row.is_trial && !(await isNews(client, id, row, result.verdict))) return true;
    const unsubscribe = row.is_subscribed
      ? `${context.config.publicUrl}/unsubscribe/${linkToken(context.tokens, realmId, row.schedule_id, row.user_id)}`
      : null;
    const content = await scheduleMail({
      ...{
        rule: row.rule,
        name: row.name,
        writer: row.writer,
        shop: row.shop,
        branch: row.branch,
        ...{ today: row.today, clock: row.clock },
        unsubscribe,
      },
      takes: takenVariables(row.document),
      ...{ sections: result.sections, verdict: result.verdict },
      link: `${context.config.publicUrl}/insight/dashboards/${row.document_id}`,
    });
    const { document_id, user_id, schedule_id } = row;
    const figures = { document_id, user_id, schedule_id: row.is_trial ? null : schedule_id, read_with: reading };
    const mail: Message = {
      ...{ channel: 'email', recipient: person.email, usefulMinutes: USEFUL_MINUTES },
      content: { ...content, figures },
    };
    await endDelivery(client, id, row.tries, 'SENT', null, await queueMessage(client, mail));
    return true;
  });
  // The database notifies the other gateways.
  if (ended) context.sessions.forget(ended);
  return isTaken;
}

/**
 * Whether the alert is to be sent: once for each crossing, and again only after the figure has come back. A missing
 * figure changes nothing.
 */
async function isNews(client: DatabaseClient, id: string, row: Finished, verdict: MailVerdict | null) {
  if (!verdict || verdict.value === null) {
    await endDelivery(client, id, row.tries, 'SKIPPED', 'NO_FIGURE');
    return false;
  }
  await client.query('update schedule_deliveries set is_asked = true where id = $1', [id]);
  const text = 'update schedule_recipients set is_crossed = $3 where schedule_id = $1 and user_id = $2';
  await client.query(text, [row.schedule_id, row.user_id, verdict.isCrossed]);
  if (verdict.isCrossed && !row.is_crossed) return true;
  await endDelivery(client, id, row.tries, 'QUIET', verdict.isCrossed ? 'STILL_CROSSED' : 'NOT_CROSSED');
  return false;
}

const READ = `${deliverySql(`d.tries, d.schedule_id, to_char(now() at time zone c.zone, 'HH24:MI') as clock, o.body->>'document' as document,
    (select r.name from realms r where r.id = s.realm_id) as shop,
    (select nullif(trim(concat_ws(' ', w.firstname, w.lastname)), '') from merchant_users w where w.id = s.owner_id) as writer,
    (select b.name from merchant_branches b join merchant_users u on u.branch_ids = '{}' or b.id = any (u.branch_ids)
      where b.id = (s.rule->>'branch_id')::uuid and u.id = d.user_id) as branch, coalesce(p.is_crossed, false) as is_crossed`)}
  and d.state = 'WAITING' for update of d`;

/** Retries soon at first, and after an hour at most. */
const LATER = `update schedule_deliveries set lease_until =
  now() + least(interval '1 hour', interval '1 minute' * 2 ^ (tries - 1)) where id = $1`;
