import { isWireRecord } from '../gateway/wire.ts';
import { localeOf } from '../gateway/wireEnums.ts';
import type { MutationResolvers } from '../generated/schema.ts';
import { postAsClient } from './postAsClient.ts';
import { accountOf } from './session.ts';

export const requestPasswordOtp: MutationResolvers['requestPasswordOtp'] = async (_, { input }, context) => {
  const { payload, userErrors } = await postAsClient(
    context,
    '/onboard/merchant-user/password/otp',
    { username: accountOf(context, input.username), locale: localeOf(input.language) },
    {},
  );
  if (!isWireRecord(payload)) return { passwordOtp: null, userErrors };
  return { passwordOtp: { target: String(payload.target ?? ''), refCode: String(payload.ref_code ?? '') }, userErrors };
};
