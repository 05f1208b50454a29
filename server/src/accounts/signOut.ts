import { GatewayRefusal } from '../gateway/GatewayError.ts';
import type { MutationResolvers } from '../generated/schema.ts';

export const signOut: MutationResolvers['signOut'] = async (_, _args, context) => {
  if (!context.gateway.token) return { signedOut: true, userErrors: [] };
  try {
    await context.gateway.post('/oauth/signout', {});
  } catch (error) {
    // These statuses mean that there is no session left to end.
    if (!(error instanceof GatewayRefusal) || ![401, 403, 404].includes(error.status)) throw error;
  }
  return { signedOut: true, userErrors: [] };
};
