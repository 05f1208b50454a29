import type { WireFields } from '../gateway/wireInput.ts';
import type { MutationResolvers, VerifyOtpInput } from '../generated/schema.ts';
import { postAsClient } from './postAsClient.ts';
import { accountOf } from './session.ts';

const NAMES: WireFields<VerifyOtpInput> = { otp: { wire: 'otp_code' } };

export const verifyOtp: MutationResolvers['verifyOtp'] = async (_, { input }, context) => {
  const { userErrors } = await postAsClient(
    context,
    '/security/otp/verify',
    { username: accountOf(context, input.username), ref_code: input.refCode, otp_code: input.otp },
    NAMES,
  );
  return { verified: userErrors.length === 0, userErrors };
};
