import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { createShortLink } from './createShortLink.ts';
import { type LinkScope, type SelfRegisterUrl, signSelfRegisterUrl } from './signSelfRegisterUrl.ts';

/** Returns the link that is displayed as a QR (CALL-33). */
export async function generateSelfRegisterUrl(
  context: GatewayContext,
  session: GatewaySession,
  scope: LinkScope,
): Promise<SelfRegisterUrl> {
  const { realmId } = session;
  const link = await signSelfRegisterUrl(context, session, scope);
  const self_register_url = await context.database.inTransaction(realmId, (client) =>
    createShortLink(client, realmId, link),
  );
  return { ...link, self_register_url };
}
