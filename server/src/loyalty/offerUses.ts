import { listOf } from '../gateway/envelope.ts';
import { isNotFound } from '../gateway/GatewayError.ts';
import { readRecords } from '../gateway/records.ts';
import type { WireRecord } from '../gateway/wire.ts';
import type { OfferUses, QueryResolvers } from '../generated/schema.ts';

/** An extension: with a gateway that lacks it no offer has a limit. */
export const offerUses: QueryResolvers['offerUses'] = async (_, { branchId, memberId, givenBack }, context, info) => {
  const query = new URLSearchParams({
    branch_id: branchId,
    ...(memberId && { member_id: memberId }),
    ...(givenBack && { given_back: givenBack }),
  });
  try {
    const { rows } = listOf(await context.gateway.get(`/offers/uses?${query}`), 'offer_uses');
    return await readRecords<OfferUses>(context, info, 'OfferUses', rows as WireRecord[]);
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
};
