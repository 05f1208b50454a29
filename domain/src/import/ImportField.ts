import type { FieldKind } from '../record/field.ts';
import type { Words } from '../record/words.ts';

/** What a column of a file can bring to a record. */
export interface ImportField {
  /** Its name on the wire. */
  readonly path: string;
  readonly label: Words;
  readonly kind: FieldKind;
  readonly required?: boolean;
  /** Most characters of a text, or the largest number. */
  readonly max?: number;
  /** What other products call it in their exports, the surest first: of two columns of a file the earlier one is taken. */
  readonly aliases?: readonly string[];
  /** Only its name on the wire means it: an id, which no person writes. */
  readonly isInternal?: true;
  /** It is only recognised in a file with a column for that field: its head means something else in others. */
  readonly beside?: string;
  /** What the template has for it; without one the template has no such column. */
  readonly example?: Words;
  /** What the template says of it beside what follows from its kind. */
  readonly about?: Words;
}
