import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';

export async function signOut(
  { database, sessions }: GatewayContext,
  { realmId, sessionId }: GatewaySession,
): Promise<void> {
  await database.withRealm(realmId, (client) =>
    client.query('update sessions set ended_at = now() where id = $1 and ended_at is null', [sessionId]),
  );
  sessions.forget(sessionId);
}
