import type { Context } from '../gateway/context.ts';
import { GatewayRefusal } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';

export function selfRegisterPath(token: string): string {
  return `/onboard/subscribe/self/${inAddress(token)}`;
}

/** Returns the gateway's answer for a self-register link; null if the link has expired. */
export async function behindLink(context: Context, token: string, below = ''): Promise<unknown> {
  try {
    return await context.gateway.getOpen(selfRegisterPath(token) + below);
  } catch (error) {
    if (isLinkExpired(error)) return null;
    throw error;
  }
}

export function isLinkExpired(error: unknown): boolean {
  return error instanceof GatewayRefusal && error.serverCode === 'LINK_EXPIRED';
}
