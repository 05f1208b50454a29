import { draftNames } from '../../app/drafts.ts';
import type { ProfileRecord } from './ProfileRecord.ts';

/**
 * Where the draft of a block is kept (OP-34). Unlike the shop's own records it names a customer: who signs out takes it
 * along, so that nothing of a customer stays on a till.
 */
export const blockDraft = ({ type }: Pick<ProfileRecord, 'type'>, id: string, block: string): string =>
  `customer.${type}.${id}.${block}`;

/** Whether something is typed and not saved, in any of these blocks. */
export function hasDraft(record: Pick<ProfileRecord, 'type'>, id: string, blocks: readonly string[]): boolean {
  const kept = draftNames(blockDraft(record, id, ''));
  return blocks.some((block) => kept.includes(blockDraft(record, id, block)));
}
