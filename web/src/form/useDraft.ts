import { useCallback, useState } from 'react';
import { draftNames, RECORD_DRAFT, readDraft, removeDraft, writeDraft } from '../app/drafts.ts';
import { type Form, hasForm, orNull } from '../app/kept.ts';
import { newKey } from '../app/newKey.ts';
import { type FormValues, isSame } from './values.ts';

/** A form's initial values, and what the user has typed since. */
export interface FormDraft {
  readonly values: FormValues;
  /** The record's values when the form was opened; its version is the one that a change is based on. */
  readonly base: FormValues;
  readonly version: number | null;
  /** The idempotency key, with which a new record can safely be sent again. */
  readonly key: string;
  /** When it was last typed in, in milliseconds. */
  readonly at?: number;
}

const FORM: Form = { values: {}, base: {}, version: orNull(0), key: '' };
/** The largest time value that a Date can hold. */
const MAX_MS = 8.64e15;

function readFormDraft(name: string): FormDraft | null {
  const read = readDraft<FormDraft>(name, FORM);
  if (!read) return null;
  const { at, ...draft } = read;
  return hasForm(at, 0) && Math.abs(Number(at)) <= MAX_MS ? read : draft;
}

/** Returns the stored values that have the type of those of a fresh form; a single value may also be null. */
const readable = (kept: FormValues, fresh: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => {
      const like = fresh[name] as Form | undefined;
      if (like === undefined) return true;
      return hasForm(value, like) || (value === null && typeof like !== 'object');
    }),
  );

/** Returns the name under which the draft of a record is stored; without an id that of a new record. */
export const draftName = (type: string, id: string | undefined): string => `${RECORD_DRAFT}${type}.${id ?? NEW}`;
const NEW = 'new';

/** A draft of a record that was never saved. */
export interface LeftDraft {
  readonly name: string;
  /** null for a new record. */
  readonly id: string | null;
  readonly values: FormValues;
  readonly at: number | null;
}

/** Returns the signed-in user's unfinished records of a kind on this device, the latest first. */
export function leftDrafts(type: string): LeftDraft[] {
  const prefix = draftName(type, '');
  return draftNames(prefix)
    .flatMap((name) => {
      const draft = readFormDraft(name);
      if (!draft || Object.keys(draft.values).every((field) => isSame(draft.values[field], draft.base[field])))
        return [];
      const id = name.slice(prefix.length);
      return [{ name, id: id === NEW ? null : id, values: draft.values, at: draft.at ?? null }];
    })
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0));
}

/** Stores a form on this device until it is saved or discarded, so that a closed tab or a failed save loses nothing (OP-34). */
export function useDraft(name: string | null, fresh: Omit<FormDraft, 'key'>) {
  const [start] = useState(() => {
    const draft = name === null ? null : readFormDraft(name);
    if (!draft) return { draft: { ...fresh, key: newKey() }, isRestored: false };
    // Fields that are missing, unreadable or newer than the draft take the values of a fresh form.
    const values = { ...fresh.values, ...readable(draft.values, fresh.values) };
    const base = { ...fresh.base, ...readable(draft.base, fresh.base) };
    return {
      draft: { ...draft, values, base },
      isRestored: true,
    };
  });
  const keep = useCallback(
    (draft: FormDraft) => {
      try {
        if (name !== null) writeDraft(name, { ...draft, at: Date.now() });
      } catch {
        // If the device stores nothing, the form still works, and only a closed tab loses the input.
      }
    },
    [name],
  );
  const forget = useCallback(() => name !== null && removeDraft(name), [name]);
  return { ...start, keep, forget };
}
