import { readDraft, writeDraft } from '../../app/drafts.ts';
import type { Entry, Group } from './useEntries.ts';

const NAME = 'palette.opened';
const MOST = 5;
const FORM = [{ group: '', to: '', label: '' }];

/** An opened entry: its address, and its name at that time. */
type Opened = Pick<Entry, 'to' | 'label'> & { readonly group: Exclude<Group, 'opened'> };

/**
 * Returns what the user opened last from the palette, the latest first. It is removed at sign-out, as it may name customers.
 */
export const lastOpened = (): readonly Opened[] => readDraft<readonly Opened[]>(NAME, FORM)?.slice(0, MOST) ?? [];

export function keepOpened({ group, to, label }: Opened): void {
  const others = lastOpened().filter((one) => one.group !== group || one.to !== to);
  try {
    writeDraft(NAME, [{ group, to, label }, ...others].slice(0, MOST));
  } catch {
    // If the device stores nothing, the entry still opens.
  }
}
