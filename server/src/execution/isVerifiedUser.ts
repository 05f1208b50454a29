import type { Context } from '../gateway/context.ts';
import { GatewayRefusal, NoSession } from '../gateway/GatewayError.ts';
import { loadHome } from '../gateway/home.ts';

/** Whether the gateway confirms the user of the token; a token alone proves nothing. */
export async function isVerifiedUser(context: Context): Promise<boolean> {
  if (!context.gateway.token) return false;
  try {
    await loadHome(context);
    return true;
  } catch (error) {
    if (error instanceof NoSession || error instanceof GatewayRefusal) return false;
    throw error;
  }
}
