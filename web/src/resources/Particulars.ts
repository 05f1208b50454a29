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

/** What the person at the screen may do, by their role; the gateway decides again. */
export interface ViewerRights {
  /** Id of the signed-in user. */
  readonly id: string;
  readonly canWrite: (page: PageCode) => boolean;
  /** Whether a field is theirs to read. */
  readonly mayRead: (field: RecordField) => boolean;
}

export type Suggestions = ComponentType<{ readonly id: string }>;

/** What the screens of one record do beyond its declaration. Its area gives it, in the chunk of these screens. */
export interface Particulars {
  /** How each field of the kind `own` is drawn, checked, read and sent, by its name; one that is absent here is not shown. */
  readonly own?: Readonly<Record<string, OwnField>>;
  /** What a text field offers while it is typed, by its name: a `datalist` of this id. */
  readonly suggestions?: Readonly<Record<string, Suggestions>>;
  /** Rules over several fields, after those of the declaration: the same form, refined. */
  readonly rule?: (form: RecordRule) => Rule;
  /** Below the fields of the form, with what is typed at this moment. */
  readonly Below?: ComponentType<{ values: FormValues; row: Row | null }>;
  /** Mounted when the form holds and before it is sent; nothing is sent until it calls `onConfirm`. */
  readonly Confirm?: ComponentType<{
    values: FormValues;
    /** null for a new record. */
    row: Row | null;
    onConfirm: () => void;
    onCancel: () => void;
  }>;
  /** Above the fields on the page that shows a record: what it comes to in a sentence. */
  readonly Summary?: ComponentType<{ row: Row }>;
  /** Buttons beside Edit and Delete, on the edit and on the show page. */
  readonly Actions?: ComponentType<{ row: Row }>;
  /** Buttons beside Add above the list; `filter` is that of the list, in the words of the contract. */
  readonly ListActions?: ComponentType<{ filter: Readonly<Record<string, string>>; keyword: string }>;
  /** Buttons for the rows that are chosen in the list one by one. */
  readonly SelectedActions?: ComponentType<{ ids: readonly string[] }>;
  /** Tabs of the show page, after the particulars; `key` stands in the address. */
  readonly tabs?: readonly RecordTab[];
  /** What people call one record, where that is not its name or its first field. */
  readonly title?: (row: Row, language: Language) => string;
  /** Cells of the list that are drawn another way than by the kind of their field. */
  readonly cells?: Readonly<Record<string, ComponentType<{ row: Row }>>>;
  /** Fields of the kind `own` that are numbers: their column is flush right. */
  readonly numbers?: readonly string[];
  /** What comes first in the line of a card, where the end may be cut. */
  readonly firstOnCard?: string;
  /** Whether a field can only be read: for this person, in this record. It is shown, and not sent. */
  readonly isLocked?: (name: string, row: Row | null, viewer: ViewerRights) => boolean;
  /** Whether the person may save this record without the right to write its page (their own, say). */
  readonly isOwn?: (row: Row, viewer: ViewerRights) => boolean;
  /** Whether Delete is offered for this record at all. */
  readonly canDelete?: (row: Row, viewer: ViewerRights) => boolean;
  /** Said after a record was made, in place of the usual words. */
  readonly created?: Words;
  /** Said after a record was changed, in place of the usual words. */
  readonly saved?: Words;
  /** The tab that a record opens on when it was made, where that is the next step; otherwise one is back at the list. */
  readonly createdTab?: string;
  /** Ways to look at the list, as tabs above it, in place of the filters that they set. */
  readonly listTabs?: readonly ListTab[];
  /** A row of the list opens the page that shows the record, not its form. */
  readonly opensToRead?: boolean;
}

export interface RecordTab {
  readonly key: string;
  readonly label: Words;
  readonly Panel: ComponentType<{ row: Row; record: RecordDeclaration }>;
}

/** A filter of a list with a name. */
export interface ListTab {
  readonly label: Words;
  readonly filter: Readonly<Record<string, string>>;
  /** Its columns and its order, where they are not those of the other tabs. */
  readonly columns?: readonly string[];
  readonly sort?: Sort;
}

/**
 * One field of the kind `own`. A value is plain data (it is kept as JSON in a draft, and compared by its JSON in a
 * conflict). What the screens select of the field stands in its declaration: `own({ selection: 'objectCode actionCodes' })`.
 */
// biome-ignore lint/suspicious/noExplicitAny: each field has its own type of value, which only its functions touch.
export interface OwnField<Value = any> {
  readonly empty: Value;
  /** The value in a record as the contract gave it. */
  readonly of: (row: Row) => Value;
  /** The rule of the field, from domain; refuses in English words that `thaiMessage` knows. */
  readonly rule: Rule;
  /** What the rule made of the value, as the contract's input takes it. */
  readonly input: (read: never) => unknown;
  /** The control, across the width of the form unless it `isHalf`; `error` is in the language of the person. */
  readonly Input: ComponentType<OwnInputProps<Value>>;
  /** The value to be read: on the show page, in a list and side by side in a conflict. */
  readonly Show: ComponentType<{ value: Value; row: Row | null }>;
  /** Takes one column of the form, as fields that are drawn by their kind do. */
  readonly isHalf?: true;
  /** Never kept in a draft nor compared, such as a password. */
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
  /** Everything in the form, for a control that depends on other fields. */
  readonly values: FormValues;
  /** null for a new record. */
  readonly row: Row | null;
}
