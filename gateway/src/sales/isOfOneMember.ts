import { isUuid } from '../resource/readValue.ts';

/** Whether the filter is about one member, whose sales are found directly, however many other sales there are. */
export function isOfOneMember(filter: unknown): boolean {
  return typeof filter === 'object' && filter !== null && 'member_id' in filter && isUuid(filter.member_id);
}
