import { isDay } from '@taem/domain/time/calendar.ts';
import { payloadOf } from '../gateway/envelope.ts';
import { isNotFound, malformed } from '../gateway/GatewayError.ts';
import { inAddress } from '../gateway/inAddress.ts';
import { isWireRecord } from '../gateway/wire.ts';
import type { StatisticsResolvers } from '../generated/schema.ts';

/** An extension: if a gateway lacks it and answers 404, only this field is null. */
export const salesSince: StatisticsResolvers['salesSince'] = async ({ branchId }, _, { gateway }) => {
  const query = branchId === null ? '' : `?branch_id=${inAddress(branchId)}`;
  try {
    const payload = payloadOf(await gateway.get(`/stat/first-sale${query}`));
    const day = isWireRecord(payload) ? payload.first_sale : undefined;
    if (day === null || (typeof day === 'string' && isDay(day))) return day;
    throw malformed('The day of the first sale is none.');
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
};
