/**
 * The kind of a changed value, for the code that words it: amounts are in THB, a `reference` is the id of another
 * record, `list` holds texts or ids, `entries` have the record's own shape. The values of a `picture` and a `secret`
 * are never reported.
 */
export const CHANGED_KINDS = [
  'text',
  'money',
  'number',
  'flag',
  'date',
  'moment',
  'reference',
  'list',
  'entries',
  'picture',
  'secret',
] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];
