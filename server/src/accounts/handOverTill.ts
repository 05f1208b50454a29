import { signInClient } from '../gateway/signInClient.ts';
import { userErrorsOf } from '../gateway/userErrors.ts';
import { inputPath, wireInput } from '../gateway/wireInput.ts';
import type { HandOverTillInput, MutationResolvers } from '../generated/schema.ts';
import { sessionOf } from './session.ts';

/** An extension of the gateway: it ends the session of the call, and begins one of the user with this PIN. */
export const handOverTill: MutationResolvers['handOverTill'] = async (_, { input }, context, info) => {
  const clientToken = await signInClient(context);
  let payload: unknown;
  try {
    payload = await context.gateway.post('/oauth/handover', wireInput(input, {}));
  } catch (error) {
    return { session: null, userErrors: userErrorsOf(error, inputPath<HandOverTillInput>({})) };
  }
  return { session: await sessionOf(context, info, payload, clientToken), userErrors: [] };
};
