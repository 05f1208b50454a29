import { DEFAULT_TIME_ZONE } from '@taem/domain/merchant/businessDay.ts';
import { requiredTexts } from '../gateway/requiredTexts.ts';
import { userErrorsOf } from '../gateway/userErrors.ts';
import { inputPath, wireInput } from '../gateway/wireInput.ts';
import type { MutationResolvers } from '../generated/schema.ts';

export const createMerchant: MutationResolvers['createMerchant'] = async (_, { input }, { gateway }) => {
  try {
    const shop = { ...input, timeZone: input.timeZone ?? DEFAULT_TIME_ZONE };
    const payload = await gateway.post('/setup', wireInput(shop, {}), { token: null });
    return { merchantId: requiredTexts(payload, ['id']).id, userErrors: [] };
  } catch (error) {
    return { merchantId: null, userErrors: userErrorsOf(error, inputPath({})) };
  }
};
