import type { FieldKind } from '../record/field.ts';
import type { Words } from '../record/words.ts';

/** A field of a record that a column of a file can provide. */
export interface ImportField {
  /** Its name on the wire. */
  readonly path: string;
  readonly label: Words;
  readonly kind: FieldKind;
  readonly required?: boolean;
  /** The maximum length of a text, or the largest number. */
  readonly max?: number;
  /**
   * Its names in exports of other products, the most certain first: if two columns of a file match, the one with the
   * earlier name is taken.
   */
  readonly aliases?: readonly string[];
  /** Set if only its name on the wire is recognised: an id, which people do not write. */
  readonly isInternal?: true;
  /**
   * It is only recognised in a file that has a column for that other field: in other files its heading means something
   * else.
   */
  readonly beside?: string;
  /** Its example in the template; without one the template has no such column. */
  readonly example?: Words;
  /** Its explanation in the template, besides what follows from its kind. */
  readonly about?: Words;
}
