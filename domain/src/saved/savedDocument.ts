import { z } from 'zod';
import { FORM_MESSAGES } from '../form/messages.ts';
import { requiredText } from '../form/textField.ts';

/** The kinds of documents that users save for themselves or share with the whole shop; each kind has its own body. */
export const SAVED_KINDS = ['view', 'segment'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** The maximum length of a saved document's name. */
export const MAX_SAVED_NAME = 60;
/** The maximum documents of one kind and owner, including shared ones. */
export const MAX_SAVED_OF_PERSON = 100;

/** The message if the owner has too many documents. */
export const TOO_MANY_SAVED = `Nobody keeps more than ${MAX_SAVED_OF_PERSON} of these. Delete some first.`;
/** The message for a name that the owner already uses in the same list. */
export const SAVED_NAME_TAKEN = 'You have one by this name already';
/** The message to a user who tries to make another user's shared document private: they may delete it. */
export const NOT_TAKEN_BACK = 'Only its owner can keep it for themselves again';

/** The name of a document, unique for its owner and list. */
export const savedName = requiredText(FORM_MESSAGES.required, MAX_SAVED_NAME);

/** The owner of a saved document. `ownerId` is null if the owner no longer works here: shared documents stay. */
interface Saved {
  readonly ownerId: string | null;
  readonly isShared: boolean;
}

/** The user who reads it. */
export interface SavedReader {
  readonly id: string;
  /** Whether they may write the settings of the shop, which include shared documents. */
  readonly writesSettings: boolean;
}

/**
 * Whether a user may change a document: the owner always may, and users who may write the settings if it is shared.
 * Only the owner changes private documents.
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

/** The maximum parameters in the address of a list. */
const MAX_PARAMETERS = 40;

/**
 * Whether a text is the query of a list's address. The page number is not part of a view, because the page has other
 * rows tomorrow.
 */
function isListQuery(query: string): boolean {
  const names = [...new URLSearchParams(query).keys()];
  const isPlain = (name: string) => /^[a-zA-Z]{1,40}$/.test(name) && name !== 'page' && name !== 'view';
  return names.length <= MAX_PARAMETERS && new Set(names).size === names.length && names.every(isPlain);
}
