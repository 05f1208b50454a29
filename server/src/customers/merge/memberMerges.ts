import { listOf } from '../../gateway/envelope.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { readRecords } from '../../gateway/records.ts';
import { resolveDays } from '../../gateway/resolveDays.ts';
import { pagedQueries } from '../../gateway/resourceQueries.ts';
import { dateOf } from '../../gateway/today.ts';
import type { MemberMergeFilter, MemberMergeObstacle, QueryResolvers } from '../../generated/schema.ts';

/** The merges of accounts, newest first. */
export const { memberMerges } = pagedQueries({
  type: 'MemberMerge',
  many: 'memberMerges',
  filter: async ({ memberId, isUndone, range }: MemberMergeFilter, context) => {
    const { from, to } = await resolveDays(context, 'filter.range', range, null, dateOf);
    return {
      filter: {
        ...(memberId && { $or: [{ kept_id: memberId }, { merged_id: memberId }] }),
        ...(typeof isUndone === 'boolean' && { undone_time: isUndone ? { $ne: null } : null }),
      },
      from,
      to,
    };
  },
  defaultSort: { time: -1 },
});

export const memberMergeObstacles: QueryResolvers['memberMergeObstacles'] = async (_, { id }, context, info) => {
  const answer = await context.gateway.get(`/members/merges/${inAddress(id)}/undo`);
  const { rows } = listOf(answer, 'obstacles');
  return await readRecords<MemberMergeObstacle>(context, info, 'MemberMergeObstacle', rows);
};
