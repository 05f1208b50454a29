import type { Words } from './words.ts';

/** What a person fills in or reads in one field of a record. */
export interface FieldOptions {
  label: Words;
  /** Its name on the wire, where that is not the contract's name in snake case; `template.logic` stands inside `template`. */
  wire?: string;
  /** Said when it is missing; without these words the field may stay empty. */
  required?: string;
  /** Whether every record has a value, so that the contract's field is never null; implied by `required`. */
  nonNull?: boolean;
  /** Shown, but not written through the record. */
  readOnly?: true;
  /** Fixed once the record exists. */
  createOnly?: true;
  /** A keyword is looked for in it. */
  searched?: true;
  /** Lists can be in its order. */
  sorted?: true;
  /** Lists can be narrowed to one of its values, or to those that are at most a number: the filter `stock` is then `stockAtMost`. */
  filtered?: true | 'atMost';
  /** In the list unless the user chooses other columns; `BEHIND` where an own field is there only for a user who chooses it. */
  listed?: true | 'BEHIND';
  /** The words for an empty value that means something: not assigned yet, all of them. */
  none?: Words;
  /** Of some branches, in lists alone: of the one that the filter `branchId` names, or all that the reader works in. */
  ofBranch?: true;
  /** The field that is composed of this one and others, which lists and pages show in their place. */
  partOf?: string;
  /** Users without this right get the record without the field. */
  readableBy?: { objectCode: string; action: 'Read' | 'Write' };
}

/** What screens call, in Thai, a record that every shop has under an English name, by which the till knows it. */
type ThaiNames = Readonly<Record<string, string>>;

interface TextOptions extends FieldOptions {
  /** Most characters; `MAX_TEXT_LENGTH` unless said. */
  max?: number;
  /** Equal whatever its case: kept in small letters as well, and no two records have the same. */
  anyCase?: true;
  /** What it is for, where it is more than one line of words. */
  reads?: 'code' | 'lines';
  /** What a text that is filled in must be, and what is said of any other. */
  rule?: { holds: (text: string) => boolean; message: string };
  /** A name in the requested language; the record also has it in every language, as `names`. */
  translated?: true;
  thaiNames?: ThaiNames;
}

interface PhoneOptions extends TextOptions {
  /** Nine digits, as a shop or an office has them, will do too. */
  landlines?: true;
}

interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
}

interface ReferenceOptions extends FieldOptions {
  /** Contract type of the record that is named. */
  of: string;
  /** What every gateway carries of it beside its id, in the contract's names. */
  carries?: readonly string[];
  /** What screens show of it, where it is not carried: the adapter asks for these records by id. */
  shows?: readonly string[];
  /** The wire is only sure to carry its id inside that part. */
  idInside?: true;
  thaiNames?: ThaiNames;
  /** The field whose record it is one of: a district is chosen among those of the `provinceId`. */
  within?: string;
}

interface OwnOptions extends FieldOptions {
  /** What the screens select of it, where it is an object or a list of them: `objectCode actionCodes`. */
  selection?: string;
  /** Contract type of the records that it names, where lists can be narrowed to one of them: `branchIds` by a `branchId`. */
  of?: string;
  /** Screens write it and never read it back, such as a code. */
  unread?: true;
  /** No write of the record changes it, so that the answer to one does not look for it. */
  unchanged?: true;
}

interface TagsOptions extends FieldOptions {
  /** Kept as they are typed, without a `#` in front. */
  asTyped?: true;
  /** Most of one record. */
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
   * `opposite`: what is so where the flag is not, for a flag that is kept as a negation; forms and pages say that, and an
   * empty form has the flag set.
   */
  | ({ kind: 'flag'; opposite?: Words } & FieldOptions)
  | ({ kind: 'status' } & FieldOptions)
  /** `wrong` is said of anything that is not a day. */
  | ({ kind: 'date'; wrong: string } & FieldOptions)
  | ({ kind: 'moment' } & FieldOptions)
  | ({ kind: 'tags' } & TagsOptions)
  | ({ kind: 'reference' } & ReferenceOptions)
  /** Entries or an object with a custom shape, which the area that owns the record reads, checks and displays. */
  | ({ kind: 'own' } & OwnOptions);

export type FieldKind = RecordField['kind'];

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
