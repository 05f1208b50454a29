import { isUuid } from '../resource/readValue.ts';

/** Whether it is about one member, whose sales are found by themselves however many others there are. */
export function isOfOneMember(filter: unknown): boolean {
  return typeof filter === 'object' && filter !== null && 'member_id' in filter && isUuid(filter.member_id);
}
