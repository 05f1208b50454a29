import { listOf } from '../../gateway/envelope.ts';
import { rangeOf } from '../../gateway/page.ts';
import { readRecords } from '../../gateway/records.ts';
import { resolveDays } from '../../gateway/resolveDays.ts';
import type { PointEntry, QueryResolvers } from '../../generated/schema.ts';
import { ofMember } from './ofMember.ts';

/** WALL-01, WALL-02 Loads a page with one call, whatever its filter. */
export const pointEntries: QueryResolvers['pointEntries'] = async (
  _,
  { memberId, page, perPage, filter },
  context,
  info,
) => {
  const range = rangeOf({ page, perPage });
  const { from, to } = await resolveDays(context, 'filter.range', filter?.range);
  const filters = { ...range, kinds: filter?.kinds?.join(','), from, to };
  const answer = await context.gateway.get(ofMember(memberId, 'point-entries', filters));
  const { rows, total } = listOf(answer, 'point_entries', range);
  return { items: await readRecords<PointEntry>(context, info, 'PointEntry', rows), total };
};
