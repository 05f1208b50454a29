import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import type { FastifyRequest } from 'fastify';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { isUuid } from '../../resource/readValue.ts';
import { linkHash } from './writeSchedules.ts';

interface Subscription {
  name: string;
  shop: string;
  locale: string;
  is_subscribed: boolean;
  /** Whether the schedule was deleted: the link then covers all that its author has mailed of the dashboard. */
  is_removed: boolean;
}

/** Returns the subscription behind a mail's link, which is enough without a password. */
export const readSubscription = (context: GatewayContext, request: FastifyRequest, token: string) =>
  behind(context, request, token, null);

/** Unsubscribes or resubscribes: only the reader of the mails can decide that. */
export const writeSubscription = (
  context: GatewayContext,
  request: FastifyRequest,
  token: string,
  isSubscribed: boolean,
) => behind(context, request, token, isSubscribed ? AGAIN : STOP);

async function behind(
  { database, limits }: GatewayContext,
  request: FastifyRequest,
  token: string,
  write: string | null,
): Promise<Subscription> {
  const realmId = token.split('.')[0];
  const values = [linkHash(token)];
  const found = isUuid(realmId)
    ? await database.inTransaction(realmId, async (client) => {
        if (write) await client.query(write, values);
        return await client.query<Subscription>(READ, values);
      })
    : null;
  const row = found?.rows[0];
  if (row) return row;
  await limits.spend([{ kind: 'schedule-link-address', key: networkOf(request.ip) }]);
  throw refuseUnknown('The link');
}

/** The link `k` of a mail: of an existing schedule, or of a deleted one, which has no `schedule_id`. */
const LINK = `with k as (
    select p.schedule_id, s.document_id, s.owner_id, p.user_id, s.rule->>'name' as name, s.rule->>'locale' as locale,
      p.unsubscribed_at, s.realm_id
    from schedule_recipients p join dashboard_schedules s on s.id = p.schedule_id where p.token_hash = $1
    union all select null, document_id, owner_id, user_id, name, locale, unsubscribed_at, realm_id
    from schedule_past_links where token_hash = $1)`;

const READ = `${LINK} select k.name, (select r.name from realms r where r.id = k.realm_id) as shop, k.locale,
  k.unsubscribed_at is null as is_subscribed, k.schedule_id is null as is_removed from k`;

const ofSameWriter = (one: string) => `${one}.document_id = k.document_id and ${one}.owner_id = k.owner_id`;

/**
 * Stops the mails of its schedule; if that was deleted, all mails of its author about the dashboard, as it may have
 * been recreated.
 */
const STOP = `${LINK}, past as (update schedule_past_links l set unsubscribed_at = coalesce(l.unsubscribed_at, now())
    where l.token_hash = $1)
  update schedule_recipients p set unsubscribed_at = now(), is_carried = k.schedule_id is null
  from k, dashboard_schedules s where s.id = p.schedule_id and p.user_id = k.user_id and p.unsubscribed_at is null
    and (s.id = k.schedule_id or k.schedule_id is null and ${ofSameWriter('s')})`;

/** Resumes the mails, including those that were stopped because this one was. */
const AGAIN = `${LINK}, past as (update schedule_past_links l set unsubscribed_at = null
    from k where l.token_hash = $1 or l.user_id = k.user_id and ${ofSameWriter('l')})
  update schedule_recipients p set unsubscribed_at = null, is_carried = false
  from k, dashboard_schedules s where s.id = p.schedule_id and p.user_id = k.user_id
    and (s.id = k.schedule_id or p.is_carried and ${ofSameWriter('s')})`;
