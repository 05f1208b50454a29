import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Offers } from '../database/generated/rows.ts';
import type { WatchGuess } from '../http/attemptLimits.ts';
import { Refusal, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { watchGuesses } from '../http/recordSecurityEvent.ts';
import { isUuid } from '../resource/readValue.ts';

/**
 * Lets this session use an offer with a PIN for one sale within a quarter of an hour, if the caller knows the PIN
 * (PERM-23).
 */
export async function verifyOffer(
  context: GatewayContext,
  request: FastifyRequest,
  offerId: string,
  pin: string,
): Promise<void> {
  const { session } = request;
  if (!isUuid(offerId)) throw refuseUnknown('The offer');
  const counters = [
    { kind: 'offer-user', key: session.userId, clearedBySuccess: false },
    { kind: 'offer-pin', key: `${session.userId}:${offerId}`, clearedBySuccess: true },
  ] as const;
  const watch: WatchGuess = async (failure) => {
    const subject = await nameOf(context, session, offerId);
    const failed = { realmId: session.realmId, kind: 'OFFER_PIN_FAILED', subject } as const;
    await watchGuesses(context.database, request, failed, 'OFFER_PIN_LOCKED')(failure);
  };
  await context.limits.guard(counters, () => comparePin(context, session, offerId, pin), watch);
  await context.database.withRealm(session.realmId, (client) => client.query(REMEMBER, [session.sessionId, offerId]));
}

async function comparePin({ database }: GatewayContext, session: GatewaySession, offerId: string, pin: string) {
  const text = "select authorize_pin from offers where id = $1 and status = 'Active'";
  const answer = await database.withRealm(session.realmId, (client) =>
    client.query<Pick<Offers, 'authorize_pin'>>(text, [offerId]),
  );
  const offer = answer.rows[0];
  if (!offer) throw refuseUnknown('The offer');
  if (!offer.authorize_pin || !isEqual(offer.authorize_pin, pin)) {
    throw new Refusal(422, 'WRONG_AUTHORIZE_CODE', 'The code is wrong');
  }
}

async function nameOf({ database }: GatewayContext, session: GatewaySession, offerId: string) {
  const answer = await database.withRealm(session.realmId, (client) =>
    client.query<Pick<Offers, 'name'>>('select name from offers where id = $1', [offerId]),
  );
  return answer.rows[0]?.name;
}

/** Compares in constant time, however similar the codes are. */
function isEqual(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}

const REMEMBER = `
  insert into offer_verifications (session_id, offer_id, expires_at) values ($1, $2, now() + interval '15 minutes')
  on conflict (realm_id, session_id, offer_id) do update set expires_at = excluded.expires_at`;
