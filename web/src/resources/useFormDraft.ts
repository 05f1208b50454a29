import { useCallback, useState } from 'react';
import { readDraft, removeDraft, writeDraft } from '../app/drafts.ts';
import { newKey } from '../app/newKey.ts';
import type { FormValues } from './formValues.ts';

/** What a form began with, and what somebody has typed into it since. */
export interface FormDraft {
  readonly values: FormValues;
  /** The record as it was when the form was opened; its version is what a change is made over. */
  readonly base: FormValues;
  readonly version: number | null;
  /** Makes it safe to send a new record again. */
  readonly key: string;
}

/** Keeps a form on this device until it is saved or discarded: a closed tab and a failed save lose nothing (OP-34). */
export function useFormDraft(name: string, fresh: Omit<FormDraft, 'key'>) {
  const [start] = useState(() => {
    const draft = readDraft<FormDraft>(name);
    if (!draft) return { draft: { ...fresh, key: newKey() }, isRestored: false };
    // What is not kept, or was added to the form since, stands as it does in a fresh one.
    const whole = (kept: FormValues, given: FormValues) => ({ ...given, ...kept });
    const { values, base } = draft;
    return {
      draft: { ...draft, values: whole(values, fresh.values), base: whole(base, fresh.base) },
      isRestored: true,
    };
  });
  const keep = useCallback(
    (draft: FormDraft) => {
      try {
        writeDraft(name, draft);
      } catch {
        // Without a store on the device the form works, and only a closed tab loses it.
      }
    },
    [name],
  );
  const forget = useCallback(() => removeDraft(name), [name]);
  return { ...start, keep, forget };
}
