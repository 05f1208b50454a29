import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import { confirmOwner } from './confirmOwner.ts';

/** Requires the present password only if the user's own e-mail changes, even if a form sends the rest of the record back. */
export async function confirmOwnEmail(
  context: GatewayContext,
  session: GatewaySession,
  values: RecordValues,
  id: string | null,
): Promise<void> {
  const currentPassword = typeof values.current_password === 'string' ? values.current_password : null;
  delete values.current_password;
  if (id !== session.userId || values.email === undefined) return;
  const same = await context.database.withRealm(session.realmId, (client) =>
    client.query('select 1 from merchant_users where id = $1 and email is not distinct from $2', [id, values.email]),
  );
  if (same.rowCount === 0) await confirmOwner(context, session, currentPassword);
}
