import { ELSEWHERE } from '../sales/saleFacts.ts';
import { transactions } from '../sales/transactions.resource.ts';

/** What can change of a sale without a new mark of its day: the slip, what was returned of it, and the names of referenced records. */
const UNSEEN: ReadonlySet<string> = new Set(['t.slip_image_url', 't.version', 't.returned_qty']);

/** Sales of one member: a merge reassigns them without a new mark of the day. */
const BY_MEMBER: ReadonlySet<string> = new Set(['member_id', 'member.id']);

/** Whether a filter names only what a sale is given once, or what voids and adjustments change. */
export function isWrittenDown(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return true;
  return Object.entries(filter).every(
    ([name, inner]) => isStable(name) && !(BY_MEMBER.has(name) && namesOne(inner)) && isWrittenDown(inner),
  );
}

/** Members at all, or guests, stay what they are. */
const namesOne = (value: unknown): boolean => value !== null && JSON.stringify(value) !== JSON.stringify({ $ne: null });

function isStable(name: string): boolean {
  if (ELSEWHERE.has(name)) return false;
  const field = transactions.fieldByPath.get(name);
  return !field || (!field.join && !UNSEEN.has(field.sql));
}
