import type { RecordField } from './field.ts';

/** Returns the name of a list's filter by a field: the field's name, in the singular if it has several values. */
export const filterName = (name: string, { filtered }: Pick<RecordField, 'filtered'>): string =>
  filtered === 'atMost' ? `${name}AtMost` : name.replace(/Ids$/, 'Id');
