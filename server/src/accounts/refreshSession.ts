import { GatewayRefusal } from '../gateway/GatewayError.ts';
import { signInClient } from '../gateway/signInClient.ts';
import { userError, userErrorsOf } from '../gateway/userErrors.ts';
import type { MutationResolvers, UserError } from '../generated/schema.ts';
import { sessionOf } from './session.ts';

/** An extension of the gateway (OP-08); one without it answers 404, and the session then simply ends. */
export const refreshSession: MutationResolvers['refreshSession'] = async (_, { input }, context, info) => {
  const clientToken = await signInClient(context);
  let payload: unknown;
  try {
    payload = await context.gateway.post(
      '/oauth/refresh',
      { refresh_token: input.refreshToken },
      { token: clientToken },
    );
  } catch (error) {
    return { session: null, userErrors: refusalsOf(error) };
  }
  return { session: await sessionOf(context, info, payload, clientToken), userErrors: [] };
};

function refusalsOf(error: unknown): UserError[] {
  const spent = error instanceof GatewayRefusal && [400, 401, 403, 404, 422].includes(error.status);
  if (!spent) return userErrorsOf(error);
  return [userError('WRONG_CREDENTIALS', 'The refresh token is not good any more: sign in again.', ['refreshToken'])];
}
