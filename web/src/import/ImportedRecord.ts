import type { ImportField } from '@taem/domain/import/ImportField.ts';
import type { Words } from '@taem/domain/record/words.ts';

/** What the screen of an import needs to know of the records in the file. */
export interface ImportedRecord {
  /** Their path on the wire. */
  readonly path: string;
  readonly title: Words;
  /** What the file is to be like, and what identifies a record. */
  readonly hint: Words;
  /** The page that lists them. */
  readonly home: { readonly label: Words; readonly to: string };
  /** The list with the newest of them first, where `home` is another page; null without the right to read it. */
  readonly newest?: { readonly label: Words; readonly to: string } | null;
  /** What the template has columns for: those with an example. */
  readonly columns: readonly ImportField[];
  /** What is chosen until the person chooses otherwise. */
  readonly choices?: Readonly<Record<string, boolean>>;
  /** Its rows may name pictures, which come after them. */
  readonly hasPictures?: true;
  /** Fields of the contract with these records, to be loaded again. */
  readonly fields: readonly string[];
}
