import { inAddress } from '../gateway/inAddress.ts';
import { userErrorsOf } from '../gateway/userErrors.ts';
import type { MutationResolvers } from '../generated/schema.ts';

export const verifyOffer: MutationResolvers['verifyOffer'] = async (_, { input }, context) => {
  try {
    await context.gateway.post(`/offers/${inAddress(input.offerId)}/verify`, {
      authorize_pin: input.authorizePin,
    });
    return { verified: true, userErrors: [] };
  } catch (error) {
    return { verified: false, userErrors: userErrorsOf(error, () => ['authorizePin']) };
  }
};
