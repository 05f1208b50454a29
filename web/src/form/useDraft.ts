import { useCallback, useState } from 'react';
import { draftNames, RECORD_DRAFT, readDraft, removeDraft, writeDraft } from '../app/drafts.ts';
import { type Form, hasForm, orNull } from '../app/kept.ts';
import { newKey } from '../app/newKey.ts';
import { type FormValues, isSame } from './values.ts';

/** A form's initial values, and what the user has typed since. */
export interface FormDraft {
  readonly values: FormValues;
  /** The record as it was when the form was opened; its version is what a change is made over. */
  readonly base: FormValues;
  readonly version: number | null;
  /** Makes it safe to send a new record again. */
  readonly key: string;
  /** When it was typed last, in milliseconds. */
  readonly at?: number;
}

const FORM: Form = { values: {}, base: {}, version: orNull(0), key: '' };
/** The furthest moments that a date can be. */
const MAX_MS = 8.64e15;

function readFormDraft(name: string): FormDraft | null {
  const read = readDraft<FormDraft>(name, FORM);
  if (!read) return null;
  const { at, ...draft } = read;
  return hasForm(at, 0) && Math.abs(Number(at)) <= MAX_MS ? read : draft;
}

/** Values of the same kind as those of a fresh form; a field of one value may be empty. */
const readable = (kept: FormValues, fresh: FormValues): FormValues =>
  Object.fromEntries(
    Object.entries(kept).filter(([name, value]) => {
      const like = fresh[name] as Form | undefined;
      if (like === undefined) return true;
      return hasForm(value, like) || (value === null && typeof like !== 'object');
    }),
  );

/** Where the draft of a record is kept; without an id that of a new one. */
export const draftName = (type: string, id: string | undefined): string => `${RECORD_DRAFT}${type}.${id ?? NEW}`;
const NEW = 'new';

/** What was typed about a record and never saved. */
export interface LeftDraft {
  readonly name: string;
  /** null for a new record. */
  readonly id: string | null;
  readonly values: FormValues;
  readonly at: number | null;
}

/** The signed-in user's unfinished records of a kind on this device, the latest first. */
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

/** Keeps a form on this device until it is saved or discarded: a closed tab and a failed save lose nothing (OP-34). */
export function useDraft(name: string | null, fresh: Omit<FormDraft, 'key'>) {
  const [start] = useState(() => {
    const draft = name === null ? null : readFormDraft(name);
    if (!draft) return { draft: { ...fresh, key: newKey() }, isRestored: false };
    // What is not kept, cannot be read or was added to the form since stands as it does in a fresh one.
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
        // Without a store on the device the form works, and only a closed tab loses it.
      }
    },
    [name],
  );
  const forget = useCallback(() => name !== null && removeDraft(name), [name]);
  return { ...start, keep, forget };
}
