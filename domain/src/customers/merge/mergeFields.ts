import { joinValues } from './joinValues.ts';

/** A member's values by column. */
export type MergeRow = Readonly<Record<string, unknown>>;

/** Which account's value of a field stays; `BOTH` if they can be combined. */
export const MERGE_CHOICES = ['KEPT', 'MERGED', 'BOTH'] as const;
export type MergeChoice = (typeof MERGE_CHOICES)[number];

/** The fields that are chosen in a merge: columns that only make sense together are one field. */
export const MERGE_FIELDS = {
  NAME: ['firstname', 'lastname', 'nickname', 'i18n'],
  PHONE: ['phone'],
  EMAIL: ['email'],
  BIRTHDATE: ['birthdate'],
  GENDER: ['gender'],
  NATIONALITY: ['nationality'],
  MARITAL_STATUS: ['state'],
  OCCUPATION: ['occupation_id'],
  ADDRESS: ['address', 'province_id', 'district_id', 'sub_district_id', 'postcode_id'],
  RECOMMENDED_BY: ['recommended_by', 'invite_codes'],
  PORTRAIT: ['image_url'],
  LINE: ['line_id'],
  INSTAGRAM: ['instagram_id'],
  SOCIALS: ['socials'],
  TAGS: ['tags'],
  EDUCATIONS: ['educations'],
  WORKS: ['works'],
  INTERESTS: ['interests'],
  REMARK: ['merchant_remark'],
  ANSWERS: ['answers'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MergeField = keyof typeof MERGE_FIELDS;

export const MERGE_FIELD_NAMES = Object.keys(MERGE_FIELDS) as MergeField[];

/** All columns of the kept account that a merge may change. */
export const MERGE_COLUMNS: readonly string[] = Object.values(MERGE_FIELDS).flat();

/** A field in which two accounts differ. */
export interface DifferingField {
  field: MergeField;
  /** The combined value; null if the two cannot be combined. */
  both: MergeRow | null;
  /** The default: both values if they can be combined, otherwise that of the kept account if it has one. */
  suggested: MergeChoice;
}

/** Returns the fields in which two accounts differ, in the order of a profile. */
export function differingFields(kept: MergeRow, merged: MergeRow): DifferingField[] {
  return MERGE_FIELD_NAMES.filter((field) => !isSame(field, kept, merged)).map((field) => {
    const both = bothOf(field, kept, merged);
    return { field, both, suggested: both ? 'BOTH' : isEmpty(field, kept) ? 'MERGED' : 'KEPT' };
  });
}

/** The refusal of an impossible choice. */
export class MergeChoiceRefusal extends Error {
  readonly field: MergeField;

  constructor(field: MergeField) {
    super('cannot be joined: choose one of the two');
    this.field = field;
  }
}

/** Returns the columns of the kept account that change; a field without a choice follows the suggestion. */
export function mergedValues(
  kept: MergeRow,
  merged: MergeRow,
  choices: Readonly<Partial<Record<MergeField, MergeChoice>>>,
): MergeRow {
  const values: Record<string, unknown> = {};
  for (const { field, both, suggested } of differingFields(kept, merged)) {
    const choice = choices[field] ?? suggested;
    if (choice === 'BOTH' && !both) throw new MergeChoiceRefusal(field);
    if (choice !== 'KEPT') Object.assign(values, choice === 'BOTH' ? both : columnsOf(field, merged));
  }
  return values;
}

/** Whether an account has no value in a field. */
export function isEmpty(field: MergeField, row: MergeRow): boolean {
  return MERGE_FIELDS[field].every((column) => isNothing(row[column]));
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
}

function isSame(field: MergeField, kept: MergeRow, merged: MergeRow): boolean {
  return MERGE_FIELDS[field].every(
    (column) =>
      (isNothing(kept[column]) && isNothing(merged[column])) || textOf(kept[column]) === textOf(merged[column]),
  );
}

const textOf = (value: unknown): string => JSON.stringify(value ?? null);

/** Returns the combined value; null unless both accounts have a value and the two can be combined. */
function bothOf(field: MergeField, kept: MergeRow, merged: MergeRow): MergeRow | null {
  const [column, ...others] = MERGE_FIELDS[field];
  if (others.length > 0 || isEmpty(field, kept) || isEmpty(field, merged)) return null;
  const both = joinValues(field, kept[column], merged[column]);
  return both === null ? null : { [column]: both };
}

function columnsOf(field: MergeField, row: MergeRow): MergeRow {
  return Object.fromEntries(MERGE_FIELDS[field].map((column) => [column, row[column] ?? null]));
}
