import type { Words } from './words.ts';

/** The options of one field of a record. */
export interface FieldOptions {
  label: Words;
  /** Its name on the wire, if that is not the contract's name in snake case; `template.logic` is nested in `template`. */
  wire?: string;
  /** The message if it is missing; without one the field is optional. */
  required?: string;
  /** Whether every record has a value, so that the contract's field is never null; implied by `required`. */
  nonNull?: boolean;
  /** Displayed, but not written with the record. */
  readOnly?: true;
  /** Fixed once the record exists. */
  createOnly?: true;
  /** The keyword of a search is matched against it. */
  searched?: true;
  /** Lists can be sorted by it. */
  sorted?: true;
  /**
   * Lists can be filtered by one of its values or, with `atMost`, by a maximum: the filter for `stock` is then
   * `stockAtMost`.
   */
  filtered?: true | 'atMost';
  /**
   * In the list unless the user chooses other columns; `BEHIND` if a field of kind `own` is only there when the user
   * chooses it.
   */
  listed?: true | 'BEHIND';
  /** The label of a meaningful empty value: not assigned yet, all of them. */
  none?: Words;
  /** In lists its value is for some branches: the one in the filter `branchId`, or all those of the reader. */
  ofBranch?: true;
  /** The field that is composed of this one and others, and displayed in their place. */
  partOf?: string;
  /** Users without this right get the record without the field. */
  readableBy?: { objectCode: string; action: 'Read' | 'Write' };
}

/** Thai display names of records that every shop has under an English name, by which the till identifies them. */
type ThaiNames = Readonly<Record<string, string>>;

interface TextOptions extends FieldOptions {
  /** The maximum length; `MAX_TEXT_LENGTH` by default. */
  max?: number;
  /** Case-insensitive and unique: it is also stored in lower case. */
  anyCase?: true;
  /** Its use, if it is not a single line of text. */
  reads?: 'code' | 'lines';
  /** The rule for a non-empty text, and its error message. */
  rule?: { holds: (text: string) => boolean; message: string };
  /** A name in the requested language; the record also has it in every language, as `names`. */
  translated?: true;
  thaiNames?: ThaiNames;
}

interface PhoneOptions extends TextOptions {
  /** Also accepts nine digits, as shops and offices have. */
  landlines?: true;
}

interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
}

interface ReferenceOptions extends FieldOptions {
  /** Contract type of the referenced record. */
  of: string;
  /** Fields that every gateway includes besides its id, by the contract's names. */
  carries?: readonly string[];
  /** Fields that screens display but gateways do not include: the adapter loads these records by id. */
  shows?: readonly string[];
  /** On the wire only the nested object is certain to have its id. */
  idInside?: true;
  thaiNames?: ThaiNames;
  /** The field whose record contains it: a district is chosen among those of the `provinceId`. */
  within?: string;
}

interface OwnOptions extends FieldOptions {
  /** Fields that screens select of it, if it is an object or a list of objects: `objectCode actionCodes`. */
  selection?: string;
  /** Contract type of the records that it references, if lists can be filtered by one of them: `branchIds` by a `branchId`. */
  of?: string;
  /** Screens write it but never read it, such as a code. */
  unread?: true;
  /** No write of the record changes it, so the answer to a write omits it. */
  unchanged?: true;
}

interface TagsOptions extends FieldOptions {
  /** Stored as typed, without a leading `#`. */
  asTyped?: true;
  /** The maximum tags of one record. */
  most?: number;
}

/** One field of a record. Amounts are limited in satang. */
export type RecordField =
  | ({ kind: 'text' } & TextOptions)
  | ({ kind: 'phone' } & PhoneOptions)
  | ({ kind: 'email' } & TextOptions)
  | ({ kind: 'money' } & NumberOptions)
  | ({ kind: 'integer' } & NumberOptions)
  | ({ kind: 'decimal' } & NumberOptions)
  /**
   * `opposite`: the label for the unset flag, if the flag is stored as a negation; forms and pages display it, and an
   * empty form has the flag set.
   */
  | ({ kind: 'flag'; opposite?: Words } & FieldOptions)
  | ({ kind: 'status' } & FieldOptions)
  /** `wrong` is the message for anything that is not a day. */
  | ({ kind: 'date'; wrong: string } & FieldOptions)
  | ({ kind: 'moment' } & FieldOptions)
  | ({ kind: 'tags' } & TagsOptions)
  | ({ kind: 'reference' } & ReferenceOptions)
  /** Entries or an object with a custom shape, which the area that owns the record reads, checks and displays. */
  | ({ kind: 'own' } & OwnOptions);

export type FieldKind = RecordField['kind'];

/** Returns the text of a page for a flag that is a negation; a list has the column as it is filtered and exported. */
export const oppositeOf = (field: RecordField | undefined): Words | undefined =>
  field?.kind === 'flag' ? field.opposite : undefined;

const field =
  <K extends FieldKind>(kind: K) =>
  (options: Omit<Extract<RecordField, { kind: K }>, 'kind'>) =>
    ({ kind, ...options }) as Extract<RecordField, { kind: K }>;

export const text = field('text');
export const phone = field('phone');
export const email = field('email');
export const money = field('money');
export const integer = field('integer');
export const decimal = field('decimal');
export const flag = field('flag');
export const status = field('status');
export const date = field('date');
export const moment = field('moment');
export const tags = field('tags');
export const reference = field('reference');
export const own = field('own');
