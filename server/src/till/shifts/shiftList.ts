import { shiftsFound } from '@taem/domain/till/shiftsFound.ts';
import type { Context } from '../../gateway/context.ts';
import { type ListQuery, queryString } from '../../gateway/GatewayCalls.ts';
import { malformed } from '../../gateway/GatewayError.ts';
import { readRecord } from '../../gateway/records.ts';
import { resolveDays } from '../../gateway/resolveDays.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type { QueryResolvers, ShiftFilter, ShiftTotals } from '../../generated/schema.ts';

export async function shiftFilter({ range, ...criteria }: ShiftFilter, context: Context): Promise<ListQuery> {
  const days = await resolveDays(context, 'filter.range', range, criteria.branchId);
  return { ...days, filter: shiftsFound(criteria) };
}

export const shiftTotals: QueryResolvers['shiftTotals'] = async (_, { filter, keyword }, context, info) => {
  const query = { ...(filter && (await shiftFilter(filter, context))), keyword };
  const answer = await context.gateway.get(`/shifts/totals${queryString(query)}`);
  if (!isWireRecord(answer) || !isWireRecord(answer.totals)) throw malformed('The totals are none.');
  return await readRecord<ShiftTotals>(context, info, 'ShiftTotals', answer.totals);
};
