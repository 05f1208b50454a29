import { malformed } from '../../gateway/GatewayError.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import { wireEnums } from '../../gateway/wireEnums.ts';
import { inputPath } from '../../gateway/wireInput.ts';
import type { ClaimCode, MutationResolvers } from '../../generated/schema.ts';
import { claimPath } from './claimPath.ts';

export const requestClaimCode: MutationResolvers['requestClaimCode'] = async (_, { input }, context) => {
  const body = { phone: input.phone, locale: input.language ?? wireEnums.Language.TH };
  return await answered('claimCode', inputPath({}), async (): Promise<ClaimCode> => {
    const payload = await context.gateway.post(`${claimPath(input.token)}/code`, body, { token: null });
    const sent = isWireRecord(payload) ? payload : {};
    if (typeof sent.ref_code !== 'string' || typeof sent.minutes !== 'number')
      throw malformed('The answer has no code.');
    return { refCode: sent.ref_code, minutes: sent.minutes };
  });
};
