import type { RecordField } from './field.ts';
import type { Words } from './words.ts';

/**
 * The single declaration of a record of the wire: its names, limits and rights. The gateway's fields, write rules and
 * OpenAPI document, the adapter's mapping, inputs and filters, the rules of its form, and its list and edit screens are
 * derived from it. Special behaviour (a code that the gateway generates, a rule over two records) is implemented where
 * it applies.
 */
export interface RecordDeclaration {
  /** Its type in the contract, and the name of its mutations: `createSupplier`. */
  type: string;
  /** The contract's fields for one record and for a page of them. */
  one: string;
  many: string;
  /** Its path on the wire, and the keys of a list and of a single record in an answer. */
  path: string;
  listKey: string;
  singleKey: string;
  words: { one: Words; many: Words };
  /** An explanation for a shop that has none yet. */
  about?: Words;
  /** Codes of the pages that allow reading it, any of which is enough; `everyone` for all signed-in users. */
  read: 'everyone' | readonly string[];
  /** Code of the page on which Write allows it; an absent operation does not exist. */
  create?: string;
  update?: string;
  remove?: string;
  /** In the order of the form. */
  fields: Readonly<Record<string, RecordField>>;
  /**
   * Whether it has a picture, sent separately or with a new record. A `public` one is visible to anyone who has its
   * address; that of a person is answered with a signed address, which expires (docs/adr/0043).
   */
  picture?: 'public' | 'personal';
  /** Values written with every new record, by the names of the wire. */
  fixed?: Readonly<Record<string, string>>;
  /** The default order of a list; by name unless set. */
  order?: { field: string; direction: 1 | -1 };
  /** Its records have no creation time. */
  undated?: true;
  /** Headings of the common columns in its list, if the requirements name them. */
  columnWords?: { imageUrl?: Words; createdAt?: Words };
  /** Its list has no export, because another list has the same figures row by row. */
  unexported?: true;
  /** A short list that is read as a whole, without pages. */
  whole?: true;
  /** Read-only: its list is on the page of reference lists (MGMT-41). */
  isReference?: true;
  /** The wire has no version or creation time: records of the kind are not written through the API. */
  unversioned?: true;
  /** Manually ordered; the wire sends the order as `position`. */
  positioned?: true;
  /** Lists can be filtered by the days on which records were created. */
  byDays?: true;
  /** Further filters of lists that are not fields; the record's area implements them. */
  alsoFiltered?: readonly string[];
  /** For records of one branch: whether users of other branches may read and write them (OP-30). */
  branch?: BranchScope;
}

export interface BranchScope {
  /** Wire name of the field that names the branch. */
  field: string;
  /** Lists can be filtered by branch; with `own`, users see only the branches in which they work. */
  lists?: 'any' | 'own';
  /** Only users of the branch write it: always, or only at creation. */
  writes?: 'always' | 'made';
}

export function defineRecord<const Declared extends RecordDeclaration>(declared: Declared): Declared {
  return declared;
}
