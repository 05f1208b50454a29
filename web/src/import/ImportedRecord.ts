import type { ImportField } from '@taem/domain/import/ImportField.ts';
import type { Words } from '@taem/domain/record/words.ts';

/** What the import screen needs for one kind of record. */
export interface ImportedRecord {
  /** Their path on the wire. */
  readonly path: string;
  readonly title: Words;
  /** The expected file, and what identifies a record. */
  readonly hint: Words;
  /** The page that lists them. */
  readonly home: { readonly label: Words; readonly to: string };
  /** The list with the newest records first, if `home` is another page; null without the right to read it. */
  readonly newest?: { readonly label: Words; readonly to: string } | null;
  /** The columns; the template has those with an example. */
  readonly columns: readonly ImportField[];
  /** The default choices. */
  readonly choices?: Readonly<Record<string, boolean>>;
  /** Whether its rows may name pictures, which are imported afterwards. */
  readonly hasPictures?: true;
  /** Fields of the contract with these records, which are loaded again after an import. */
  readonly fields: readonly string[];
}
