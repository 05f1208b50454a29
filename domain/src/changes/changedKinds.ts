/**
 * What a changed value is, for whoever words it: amounts are in THB, a `reference` is the id of another record, `list`
 * holds texts or ids, `entries` is of the record's own shape. Of a `picture` and a `secret` no value is told.
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
