import { draftNames } from '../../app/drafts.ts';
import type { ProfileRecord } from './ProfileRecord.ts';

/**
 * Returns the name under which the draft of a block is stored (OP-34). Unlike a draft of the shop's own records it names a
 * customer: it is removed when the user signs out, so that no data of a customer stays on a till.
 */
export const blockDraft = ({ type }: Pick<ProfileRecord, 'type'>, id: string, block: string): string =>
  `customer.${type}.${id}.${block}`;

/** Whether any of these blocks has unsaved input. */
export function hasDraft(record: Pick<ProfileRecord, 'type'>, id: string, blocks: readonly string[]): boolean {
  const kept = draftNames(blockDraft(record, id, ''));
  return blocks.some((block) => kept.includes(blockDraft(record, id, block)));
}
