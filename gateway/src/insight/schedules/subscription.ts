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
}

/** What the link of a mail is about; whoever has the link needs no password. */
export const readSubscription = (context: GatewayContext, request: FastifyRequest, token: string) =>
  behind(context, request, token, READ, []);

/** Ends it, or takes it up again: only whoever reads the mails can say so. */
export const writeSubscription = (context: GatewayContext, request: FastifyRequest, token: string, wanted: boolean) =>
  behind(context, request, token, WRITE, [wanted]);

async function behind(
  { database, limits }: GatewayContext,
  request: FastifyRequest,
  token: string,
  text: string,
  values: unknown[],
): Promise<Subscription> {
  const realmId = token.split('.')[0];
  const found = isUuid(realmId)
    ? await database.inTransaction(realmId, (client) => client.query<Subscription>(text, [linkHash(token), ...values]))
    : null;
  const row = found?.rows[0];
  if (row) return row;
  await limits.spend([{ kind: 'schedule-link-address', key: networkOf(request.ip) }]);
  throw refuseUnknown('The link');
}

const TOLD = `select s.rule->>'name' as name, (select r.name from realms r where r.id = s.realm_id) as shop,
    s.rule->>'locale' as locale, p.unsubscribed_at is null as is_subscribed
  from p join dashboard_schedules s on s.id = p.schedule_id`;
const READ = `with p as (select * from schedule_recipients where token_hash = $1) ${TOLD}`;
const WRITE = `with p as (update schedule_recipients
    set unsubscribed_at = case when $2::boolean then null else coalesce(unsubscribed_at, now()) end
    where token_hash = $1 returning *) ${TOLD}`;
