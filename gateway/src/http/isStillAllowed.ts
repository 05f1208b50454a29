import { mayGive } from '@taem/domain/accounts/mayGive.ts';
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
 * Whether what takes long may go on for who began it: while the session lives with all the rights and branches that it had.
 * A database that is away takes nothing from anybody.
 */
export async function isStillAllowed(sessions: SessionStore, began: GatewaySession): Promise<boolean> {
  const now = await sessions.find(began.realmId, began.sessionId).catch(() => began);
  return now !== null && mayGive(accessOf(now), accessOf(began));
}
