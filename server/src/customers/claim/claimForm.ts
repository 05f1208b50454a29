import { malformed } from '../../gateway/GatewayError.ts';
import { readRecord } from '../../gateway/records.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type { ClaimForm, QueryResolvers } from '../../generated/schema.ts';
import { isLinkExpired } from '../behindLink.ts';
import { claimPath } from './claimPath.ts';

/** The public page has no session: what it may see hangs on the code of the receipt. */
export const claimForm: QueryResolvers['claimForm'] = async (_, { token }, context, info) => {
  try {
    const payload = await context.gateway.getOpen(claimPath(token));
    if (!isWireRecord(payload)) throw malformed('The answer is no receipt.');
    return await readRecord<ClaimForm>(context, info, 'ClaimForm', payload);
  } catch (error) {
    if (isLinkExpired(error)) return null;
    throw error;
  }
};
