import { clientCredentials, signInClient } from '../gateway/signInClient.ts';
import { userErrorsOf } from '../gateway/userErrors.ts';
import type { MutationResolvers } from '../generated/schema.ts';
import { accountOf, sessionOf } from './session.ts';

/**
 * Two calls, as the gateway requires (AUTH-02): the application signs in, then the user with the application's token.
 */
export const signIn: MutationResolvers['signIn'] = async (_, { input }, context, info) => {
  const clientToken = await signInClient(context);
  let payload: unknown;
  try {
    payload = await context.gateway.post(
      '/oauth/signin',
      {
        ...clientCredentials(context),
        type: 'merchant-user',
        username: accountOf(context, input.username),
        password: input.password,
      },
      { token: clientToken, deviceToken: readDeviceToken(input.deviceToken) },
    );
  } catch (error) {
    return { session: null, userErrors: userErrorsOf(error, lastStep) };
  }
  return { session: await sessionOf(context, info, payload, clientToken), userErrors: [] };
};

/** Returns the token if it can be sent as a header; any other was never issued. */
function readDeviceToken(given: string | null | undefined): string | undefined {
  return given && /^[\w.-]{1,4000}$/.test(given) ? given : undefined;
}

const lastStep = (path: string) => path.split('.').slice(-1);
