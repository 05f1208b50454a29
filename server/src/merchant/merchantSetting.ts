import type { Context } from '../gateway/context.ts';
import { isNotFound, malformed } from '../gateway/GatewayError.ts';
import { readRecord } from '../gateway/records.ts';
import type { Operation } from '../gateway/selection.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { MerchantSetting, QueryResolvers } from '../generated/schema.ts';

export const merchantSetting: QueryResolvers['merchantSetting'] = async (_, _args, context, info) => {
  try {
    return await readSetting(context, info, await context.gateway.get('/merchant-setting/self'));
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};

/** Reads the setting in an answer. */
export async function readSetting(
  context: Context,
  operation: Operation,
  payload: unknown,
): Promise<MerchantSetting | null> {
  const setting = isWireRecord(payload) ? payload.merchant_config : null;
  if (!isWireRecord(setting)) throw malformed('The answer has no merchant_config.');
  return await readRecord<MerchantSetting>(context, operation, 'MerchantSetting', setting);
}
