import type { Words } from '@taem/domain/record/words.ts';

/** What the screen of an import needs to know of the records in the file. */
export interface ImportedRecord {
  /** Their path on the wire. */
  readonly path: string;
  readonly title: Words;
  /** What the file is to be like, and by what a record is known. */
  readonly hint: Words;
  /** The page that they are seen on. */
  readonly home: { readonly label: Words; readonly to: string };
  /** Rows of the file to begin with, the first of which names the fields as the gateway calls them. */
  readonly template: readonly (readonly string[])[];
  /** Fields of the contract with these records, to be loaded again. */
  readonly fields: readonly string[];
}
