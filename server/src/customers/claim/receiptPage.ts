import { malformed } from '../../gateway/GatewayError.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { readRecord } from '../../gateway/records.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type { CustomerReceipt, QueryResolvers } from '../../generated/schema.ts';
import { isLinkExpired } from '../behindLink.ts';

/** Returns the path of a receipt page; the calls of its customer are below it. */
export const receiptPath = (token: string): string => `/onboard/receipt/${inAddress(token)}`;

/** The public page has no session: the code of the receipt decides what it may see. */
export const receiptPage: QueryResolvers['receiptPage'] = async (_, { token }, context, info) => {
  try {
    const payload = await context.gateway.getOpen(`${receiptPath(token)}?locale=${context.gateway.locale}`);
    if (!isWireRecord(payload)) throw malformed('The answer is no receipt.');
    return await readRecord<CustomerReceipt>(context, info, 'CustomerReceipt', payload);
  } catch (error) {
    if (isLinkExpired(error)) return null;
    throw error;
  }
};
