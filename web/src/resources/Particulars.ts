import type { PageCode } from '@taem/domain/accounts/permissions.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import type { RecordRule, Rule } from '@taem/domain/record/formOf.ts';
import type { Words } from '@taem/domain/record/words.ts';
import type { ComponentType } from 'react';
import type { Language } from '../app/language.ts';
import type { FormValues } from '../form/values.ts';
import type { Sort } from '../list/listAddress.ts';
import type { Row } from './RecordScreens.ts';

/** What the user may do, by their role; the gateway decides again. */
export interface ViewerRights {
  /** Id of the signed-in user. */
  readonly id: string;
  readonly canWrite: (page: PageCode) => boolean;
  /** Whether the user may read a field. */
  readonly mayRead: (field: RecordField) => boolean;
}

export type Suggestions = ComponentType<{ readonly id: string }>;

/** What the screens of one record do beyond its declaration. Its area provides it, in the chunk of these screens. */
export interface Particulars {
  /**
   * How each field of the kind `own` is drawn, checked, read and sent, by its name; a field that is absent here is not
   * displayed.
   */
  readonly own?: Readonly<Record<string, OwnField>>;
  /** Suggestions for text fields while they are typed, by field name: a `datalist` of this id. */
  readonly suggestions?: Readonly<Record<string, Suggestions>>;
  /** Rules over several fields, after those of the declaration: returns the same form, refined. */
  readonly rule?: (form: RecordRule) => Rule;
  /** Drawn below the fields of the form, with their current values. */
  readonly Below?: ComponentType<{ values: FormValues; row: Row | null }>;
  /** Mounted when the form is valid and before it is sent; nothing is sent until it calls `onConfirm`. */
  readonly Confirm?: ComponentType<{
    values: FormValues;
    /** null for a new record. */
    row: Row | null;
    onConfirm: () => void;
    onCancel: () => void;
  }>;
  /** Drawn above the fields on the show page: a summary in a sentence. */
  readonly Summary?: ComponentType<{ row: Row }>;
  /** Buttons beside Edit and Delete, on the edit and on the show page. */
  readonly Actions?: ComponentType<{ row: Row }>;
  /** Buttons beside Add above the list; `filter` is that of the list, in the contract's names. */
  readonly ListActions?: ComponentType<{ filter: Readonly<Record<string, string>>; keyword: string }>;
  /** Buttons for rows that were ticked one by one. */
  readonly SelectedActions?: ComponentType<{ ids: readonly string[] }>;
  /** Tabs of the show page, after the particulars; `key` is in the address. */
  readonly tabs?: readonly RecordTab[];
  /** Returns the name of a record, if that is not its name field or its first field. */
  readonly title?: (row: Row, language: Language) => string;
  /** Cells of the list that are drawn in another way than by the kind of their field. */
  readonly cells?: Readonly<Record<string, ComponentType<{ row: Row }>>>;
  /** Fields of the kind `own` that are numbers: their column is aligned right. */
  readonly numbers?: readonly string[];
  /** The field that comes first in the line of a card, whose end may be cut. */
  readonly firstOnCard?: string;
  /** Whether a field is read-only for this user in this record. It is displayed, and not sent. */
  readonly isLocked?: (name: string, row: Row | null, viewer: ViewerRights) => boolean;
  /** Whether the user may save this record without the right to write its page, such as their own. */
  readonly isOwn?: (row: Row, viewer: ViewerRights) => boolean;
  /** Whether Delete is offered for this record at all. */
  readonly canDelete?: (row: Row, viewer: ViewerRights) => boolean;
  /** Message after a record was created, in place of the default. */
  readonly created?: Words;
  /** Message after a record was changed, in place of the default. */
  readonly saved?: Words;
  /** The tab that opens after a record was created, if that is the next step; otherwise the list opens. */
  readonly createdTab?: string;
  /** Tabs above the list, in place of the filters that they set. */
  readonly listTabs?: readonly ListTab[];
  /** Whether a row of the list opens the show page, not the form. */
  readonly opensToRead?: boolean;
}

export interface RecordTab {
  readonly key: string;
  readonly label: Words;
  readonly Panel: ComponentType<{ row: Row; record: RecordDeclaration }>;
}

/** A named filter of a list. */
export interface ListTab {
  readonly label: Words;
  readonly filter: Readonly<Record<string, string>>;
  /** Its columns and its order, if they differ from those of the other tabs. */
  readonly columns?: readonly string[];
  readonly sort?: Sort;
}

/**
 * One field of the kind `own`. Its value is plain data (it is stored as JSON in a draft, and compared by its JSON in a
 * conflict). The selection of the field is in its declaration: `own({ selection: 'objectCode actionCodes' })`.
 */
// biome-ignore lint/suspicious/noExplicitAny: each field has its own type of value, which only its functions touch.
export interface OwnField<Value = any> {
  readonly empty: Value;
  /** Returns the value from a record of the contract. */
  readonly of: (row: Row) => Value;
  /** The rule of the field, from the domain; its English messages must have a translation in `thaiMessage`. */
  readonly rule: Rule;
  /** Converts the value returned by the rule to the contract's input. */
  readonly input: (read: never) => unknown;
  /** The control, in the full width of the form unless it `isHalf`; `error` is in the user's language. */
  readonly Input: ComponentType<OwnInputProps<Value>>;
  /** Draws the value read-only: on the show page, in a list and side by side in a conflict. */
  readonly Show: ComponentType<{ value: Value; row: Row | null }>;
  /** Takes one column of the form, like fields drawn by their kind. */
  readonly isHalf?: true;
  /** Neither stored in a draft nor compared, such as a password. */
  readonly isSecret?: true;
}

export interface OwnInputProps<Value> {
  readonly name: string;
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly disabled: boolean;
  /** All values of the form, for a control that depends on other fields. */
  readonly values: FormValues;
  /** null for a new record. */
  readonly row: Row | null;
}
