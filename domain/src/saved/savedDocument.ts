import { z } from 'zod';
import { FORM_MESSAGES } from '../form/messages.ts';
import { requiredText } from '../form/textField.ts';

/** What users save for themselves or share with the whole shop; each kind has its own body. */
export const SAVED_KINDS = ['view', 'segment'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** Most characters of the name of a saved document. */
export const MAX_SAVED_NAME = 60;
/** Most documents of one kind that one person has, shared ones of theirs among them. */
export const MAX_SAVED_OF_PERSON = 100;

/** Said of one document too many. */
export const TOO_MANY_SAVED = `Nobody keeps more than ${MAX_SAVED_OF_PERSON} of these. Delete some first.`;
/** Said of a name that its owner has given to another document of the same list. */
export const SAVED_NAME_TAKEN = 'You have one by this name already';
/** The message to a user who tries to make another user's shared document private: they may delete it. */
export const NOT_TAKEN_BACK = 'Only its owner can keep it for themselves again';

/** The name that a document is saved by; of one person each stands once in a list. */
export const savedName = requiredText(FORM_MESSAGES.required, MAX_SAVED_NAME);

/** Whose a saved document is. `ownerId` is null when they work here no more: what they shared stays. */
interface Saved {
  readonly ownerId: string | null;
  readonly isShared: boolean;
}

/** Who looks at it. */
export interface SavedReader {
  readonly id: string;
  /** Whether they may write the settings of the shop: what everyone sees is part of how it is set up. */
  readonly writesSettings: boolean;
}

/**
 * The owner always; a shared one also users who may write the settings. Private documents are changed by their owner
 * alone.
 */
export const mayChangeSaved = ({ ownerId, isShared }: Saved, { id, writesSettings }: SavedReader): boolean =>
  ownerId === id || (isShared && writesSettings);

/** The body of a view: the query part of its list's address. It is parsed like any address, and never trusted. */
export const viewBody = z.strictObject({
  query: z
    .string()
    .max(2000, 'Must be at most 2000 characters')
    .refine(isListQuery, 'Must be the query string of a list'),
});

/** Most parameters in the address of a list. */
const MAX_PARAMETERS = 40;

/** Names and values of an address. A page is no part of a view: tomorrow it has other rows. */
function isListQuery(query: string): boolean {
  const names = [...new URLSearchParams(query).keys()];
  const isPlain = (name: string) => /^[a-zA-Z]{1,40}$/.test(name) && name !== 'page' && name !== 'view';
  return names.length <= MAX_PARAMETERS && new Set(names).size === names.length && names.every(isPlain);
}
