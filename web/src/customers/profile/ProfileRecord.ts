import type { TypedDocumentNode } from '@apollo/client';
import type { Words } from '@taem/domain/record/words.ts';
import type { FormValues } from '../../form/values.ts';
import type { FormField } from '../../resources/formValues.ts';
import type { Row } from '../../resources/RecordScreens.ts';

// biome-ignore lint/suspicious/noExplicitAny: what an operation asks for and gives is known by the record it is of.
type Operation = TypedDocumentNode<any, any>;

/** The kind of a profile: of a member or of a potential customer. */
export interface ProfileRecord {
  readonly type: 'Member' | 'Potential';
  /** Reads one record: variable `id`; the answer is in the field `one`. */
  readonly operation: Operation;
  readonly one: 'member' | 'potential';
  /** Changes one record: variable `input`. It returns the whole record, so that the page displays it. */
  readonly update: Operation;
}

/** The editor of a block; loaded when editing begins. */
export interface BlockForm {
  readonly fields: readonly FormField[];
  /** Returns the input to send; each changed field by its own name unless given. */
  readonly input?: (read: FormValues, changed: readonly string[]) => Readonly<Record<string, unknown>>;
  /** The form field that shows the error of a field of the contract, if its name differs. */
  readonly displayedIn?: Readonly<Record<string, string>>;
}

/** One block of a profile. */
export interface ProfileBlockProps {
  readonly record: ProfileRecord;
  readonly row: Row;
  /** Name of its draft, unique among the blocks of the record. */
  readonly name: string;
  readonly title: Words;
  /** S12 Whether the user's role may see none of it. */
  readonly isHidden?: boolean;
  readonly form: () => Promise<BlockForm>;
}
