import { ELSEWHERE } from '../sales/saleFacts.ts';
import { transactions } from '../sales/transactions.resource.ts';

/**
 * What of a sale can change without a new mark of its day: the slip, the returned pieces, and the names of referenced
 * records.
 */
const UNSEEN: ReadonlySet<string> = new Set(['t.slip_image_url', 't.version', 't.returned_qty']);

/** A merge reassigns the sales of one member without a new mark of the day. */
const BY_MEMBER: ReadonlySet<string> = new Set(['member_id', 'member.id']);

/** Whether a filter names only facts that never change after the sale, or that only voids and adjustments change. */
export function isWrittenDown(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return true;
  return Object.entries(filter).every(
    ([name, inner]) => isStable(name) && !(BY_MEMBER.has(name) && namesOne(inner)) && isWrittenDown(inner),
  );
}

/** Whether it is one member: a filter for all members, or for all guests, stays valid. */
const namesOne = (value: unknown): boolean => value !== null && JSON.stringify(value) !== JSON.stringify({ $ne: null });

function isStable(name: string): boolean {
  if (ELSEWHERE.has(name)) return false;
  const field = transactions.fieldByPath.get(name);
  return !field || (!field.join && !UNSEEN.has(field.sql));
}
