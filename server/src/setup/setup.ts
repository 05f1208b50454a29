import { isNotFound, malformed } from '../gateway/GatewayError.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { QueryResolvers } from '../generated/schema.ts';

/** A gateway that lacks this call already has a merchant. */
export const setup: QueryResolvers['setup'] = async (_, _arguments, { gateway }) => {
  try {
    const payload = await gateway.getOpen('/setup');
    if (isWireRecord(payload) && typeof payload.needed === 'boolean') return { needed: payload.needed };
    throw malformed('The answer does not say whether a setup is needed.');
  } catch (error) {
    if (isNotFound(error)) return { needed: false };
    throw error;
  }
};
