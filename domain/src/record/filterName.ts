import type { RecordField } from './field.ts';

/** What a list's filter by a field is called: its name, and of a field with several values that of one of them. */
export const filterName = (name: string, { filtered }: Pick<RecordField, 'filtered'>): string =>
  filtered === 'atMost' ? `${name}AtMost` : name.replace(/Ids$/, 'Id');
