import type { MerchantUsers } from '../database/generated/rows.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { verifySecret } from '../http/secretHash.ts';

/**
 * ADR 0029: Requires the present password to change a user's own password, or the e-mail to which a forgotten one is
 * sent. A user who signed in within the last ten minutes has just typed it; one who took a till over by PIN has not.
 */
export async function confirmOwner(
  { database, limits }: GatewayContext,
  session: GatewaySession,
  currentPassword: string | null,
): Promise<void> {
  const found = await database.withRealm(session.realmId, (client) =>
    client.query<Pick<MerchantUsers, 'password_hash'> & { fresh: boolean }>(OWNER, [session.sessionId]),
  );
  const [owner] = found.rows;
  if (owner?.fresh) return;
  if (!currentPassword) throw refuseField('current_password', 'Enter your present password');
  const counter = { kind: 'own-password', key: session.userId, clearedBySuccess: true } as const;
  await limits.guard([counter], async () => {
    const isRight = await verifySecret(owner?.password_hash, currentPassword);
    if (!isRight) throw refuseField('current_password', 'The present password is wrong');
  });
}

const OWNER = `
  select u.password_hash, s.till_branch_id is null and s.created_at > now() - interval '10 minutes' as fresh
  from sessions s join merchant_users u on u.id = s.user_id where s.id = $1`;
