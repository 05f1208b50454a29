import { RECORD_DRAFT, readDraft, removeDraft, writeDraft } from '../../app/drafts.ts';
import type { Form } from '../../app/kept.ts';
import type { CountEntryInput } from '../../gql/contract.ts';

export type Entries = readonly CountEntryInput[];

const FORM: Form = [{ id: '', mode: '' }];
const nameOf = (countId: string) => `${RECORD_DRAFT}CountEntries.${countId}`;

/** What the signed-in user counted on this device and the server has not taken yet. */
export const readUnsaved = (countId: string): Entries => readDraft<Entries>(nameOf(countId), FORM) ?? [];

/** Changes what is kept by now: another tab may count in the same count. A device that keeps nothing goes on without. */
export function changeUnsaved(countId: string, change: (entries: Entries) => Entries): void {
  const entries = change(readUnsaved(countId));
  try {
    if (entries.length > 0) writeDraft(nameOf(countId), entries);
    else removeDraft(nameOf(countId));
  } catch {
    // The page asks before it is left while something is not saved.
  }
}
