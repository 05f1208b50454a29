import type { WireFields } from '../gateway/wireInput.ts';
import type { MutationResolvers, ResetPasswordInput } from '../generated/schema.ts';
import { postAsClient } from './postAsClient.ts';
import { accountOf } from './session.ts';

/** OP-03: the secret is the reference of a verified code. */
const NAMES: WireFields<ResetPasswordInput> = { refCode: { wire: 'secret' } };

export const resetPassword: MutationResolvers['resetPassword'] = async (_, { input }, context) => {
  const { userErrors } = await postAsClient(
    context,
    '/onboard/merchant-user/password',
    { username: accountOf(context, input.username), password: input.password, secret: input.refCode },
    NAMES,
  );
  return { changed: userErrors.length === 0, userErrors };
};
