import type { TypedDocumentNode } from '@apollo/client';
import type { Words } from '@taem/domain/record/words.ts';
import type { FormValues } from '../../form/values.ts';
import type { FormField } from '../../resources/formValues.ts';
import type { Row } from '../../resources/RecordScreens.ts';

// biome-ignore lint/suspicious/noExplicitAny: what an operation asks for and gives is known by the record it is of.
type Operation = TypedDocumentNode<any, any>;

/** Whose profile it is: of a member or of a potential customer. */
export interface ProfileRecord {
  readonly type: 'Member' | 'Potential';
  /** Reads one: variable `id`; its answer stands in the field `one`. */
  readonly operation: Operation;
  readonly one: 'member' | 'potential';
  /** Changes one: variable `input`. It gives the whole record back, so that the page shows it. */
  readonly update: Operation;
}

/** The editor of a block; loaded when editing begins. */
export interface BlockForm {
  readonly fields: readonly FormField[];
  /** What is sent, where that is not each changed field by its own name. */
  readonly input?: (read: FormValues, changed: readonly string[]) => Readonly<Record<string, unknown>>;
  /** The field that shows what is wrong with a field of the contract, where its name is another. */
  readonly displayedIn?: Readonly<Record<string, string>>;
}

/** One block of a profile. */
export interface ProfileBlockProps {
  readonly record: ProfileRecord;
  readonly row: Row;
  /** Names its draft; no other block of the record has it. */
  readonly name: string;
  readonly title: Words;
  /** S12 One's role may not know any of it. */
  readonly isHidden?: boolean;
  readonly form: () => Promise<BlockForm>;
}
