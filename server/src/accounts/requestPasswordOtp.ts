import { requiredTexts } from '../gateway/requiredTexts.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type { MutationResolvers } from '../generated/schema.ts';
import { postAsClient } from './postAsClient.ts';
import { accountOf } from './session.ts';

export const requestPasswordOtp: MutationResolvers['requestPasswordOtp'] = async (_, { input }, context) => {
  const { payload, userErrors } = await postAsClient(
    context,
    '/onboard/merchant-user/password/otp',
    { username: accountOf(context, input.username), locale: input.language ?? wireEnums.Language.TH },
    {},
  );
  if (userErrors.length > 0) return { passwordOtp: null, userErrors };
  const { target, ref_code: refCode } = requiredTexts(payload, ['target', 'ref_code']);
  return { passwordOtp: { target, refCode }, userErrors };
};
