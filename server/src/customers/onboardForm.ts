import { isNotFound, malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { readRecord } from '../gateway/records.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { OnboardForm, QueryResolvers } from '../generated/schema.ts';

/** CALL-25 */
export const onboardForm: QueryResolvers['onboardForm'] = async (_, { code }, context, info) => {
  const filter = inAddress(JSON.stringify({ code }));
  try {
    const payload = await context.gateway.get(`/onboard/subscribe/form?filter=${filter}`);
    if (!isWireRecord(payload) || !Array.isArray(payload.form)) throw malformed('The answer has no form.');
    return await readRecord<OnboardForm>(context, info, 'OnboardForm', { code, form: payload.form });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};
