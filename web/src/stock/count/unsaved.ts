import { RECORD_DRAFT, readDraft, removeDraft, writeDraft } from '../../app/drafts.ts';
import type { Form } from '../../app/kept.ts';
import type { CountEntryInput } from '../../gql/contract.ts';

export type Entries = readonly CountEntryInput[];

const FORM: Form = [{ id: '', mode: '' }];
const nameOf = (countId: string) => `${RECORD_DRAFT}CountEntries.${countId}`;

/** Returns the entries of the signed-in user on this device that the server has not saved yet. */
export const readUnsaved = (countId: string): Entries => readDraft<Entries>(nameOf(countId), FORM) ?? [];

/**
 * Changes the stored entries, as another tab may count in the same count. If the device stores nothing, counting continues
 * without.
 */
export function changeUnsaved(countId: string, change: (entries: Entries) => Entries): void {
  const entries = change(readUnsaved(countId));
  try {
    if (entries.length > 0) writeDraft(nameOf(countId), entries);
    else removeDraft(nameOf(countId));
  } catch {
    // The page asks before it is left with unsaved entries.
  }
}
