import { isNotFound } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type { TransactionResolvers } from '../../generated/schema.ts';

/** A separate call, as the record does not carry it: the id of the sale stands in its place. */
export const claimUrl: TransactionResolvers['claimUrl'] = async ({ claimUrl: id }, _, context) => {
  try {
    const answer = await context.gateway.get(`/transactions/${inAddress(String(id))}/claim-url`);
    return isWireRecord(answer) && typeof answer.claim_url === 'string' ? answer.claim_url : null;
  } catch (error) {
    // A gateway that has no such call: then there is nothing to claim.
    if (isNotFound(error)) return null;
    throw error;
  }
};
