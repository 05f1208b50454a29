import { mayGive } from '@taem/domain/accounts/mayGive.ts';
import { outageOf } from '../database/outage.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal, refuseToken } from './errors.ts';
import type { GatewaySession, SessionStore } from './GatewayContext.ts';

const accessOf = ({ role, authorizes, branchIds }: GatewaySession) => ({
  role,
  authorizes: authorizes.map(({ object_code, action_codes }) => ({
    objectCode: object_code,
    actionCodes: action_codes,
  })),
  branchIds,
});

/**
 * Whether a long operation may continue: as long as its session is valid with all the rights and branches that it had.
 * It also continues while the database is unreachable, but not if its shop has left the database: it is then unknown
 * there who has signed out since.
 */
export async function isStillAllowed(sessions: SessionStore, began: GatewaySession): Promise<boolean> {
  const now = await sessions
    .find(began.realmId, began.sessionId)
    .catch((error) => (outageOf(error) === 'sealed' ? null : began));
  return now !== null && mayGive(accessOf(now), accessOf(began));
}

/**
 * Refuses a write whose user was signed out, or lost a right or a branch, while it waited or ran. Runs last in the
 * write's transaction, which the refusal rolls back.
 */
export async function refuseNoMore(
  sessions: SessionStore,
  client: DatabaseClient,
  began: GatewaySession,
): Promise<void> {
  const now = await sessions.read(client, began.realmId, began.sessionId);
  if (!now) throw refuseToken();
  if (!mayGive(accessOf(now), accessOf(began)))
    throw new Refusal(400, 'PERMISSION', 'Your rights were changed while this was under way: nothing of it was done.');
}
