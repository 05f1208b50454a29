import { singleOf } from '../../gateway/envelope.ts';
import { count, integer, number } from '../../gateway/fields.ts';
import { malformed } from '../../gateway/GatewayError.ts';
import { readRecord } from '../../gateway/records.ts';
import { derived, recordType, type ValueField } from '../../gateway/recordType.ts';
import type { StatisticsResolvers, TargetFigures } from '../../generated/schema.ts';
import { soFarQuery } from '../StatisticsScope.ts';

export const readTarget: NonNullable<StatisticsResolvers['target']> = async (scope, _, context, info) => {
  const { range, branchId } = scope;
  const days = { from: range.from, to: range.to, ...soFarQuery(scope) };
  const query = new URLSearchParams({ ...days, ...(branchId && { branch_id: branchId }) });
  const answer = await context.gateway.get(`/stat/target?${query}`);
  return await readRecord<TargetFigures>(context, info, 'TargetFigures', singleOf(answer, 'target'));
};

/** Reads a figure; null if a month has no target, an error if it is missing otherwise. */
const whereSet = (field: ValueField<number>) =>
  derived(field.wire, (record): number | null => {
    if (typeof record.months_set === 'number' && record.months_set !== record.months) return null;
    // The executor treats an error as the value of a field as that field's failure.
    return field.read(record) ?? (malformed(`${field.wire[0]} is missing.`) as unknown as number);
  });

export const targetFigures = recordType<TargetFigures>('TargetFigures', null, {
  amount: whereSet(number('amount')),
  percent: whereSet(count('percent')),
  totalRevenue: number('total_revenue'),
  months: integer('months'),
  monthsSet: integer('months_set'),
});
