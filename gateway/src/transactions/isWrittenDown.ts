import { transactions } from './transactions.resource.ts';

/** What can change of a sale without that its day would tell: the slip, and the names of what it points at. */
const UNSEEN: ReadonlySet<string> = new Set(['t.slip_image_url', 't.version']);

/** Whether a filter names only what a sale is given once, or what voids and adjustments change. */
export function isWrittenDown(filter: unknown): boolean {
  if (typeof filter !== 'object' || filter === null) return true;
  return Object.entries(filter).every(([name, inner]) => isKnown(name) && isWrittenDown(inner));
}

function isKnown(name: string): boolean {
  const field = transactions.fieldByPath.get(name);
  return !field || (!field.join && !UNSEEN.has(field.sql));
}
