import type { RecordField } from './field.ts';
import type { Words } from './words.ts';

/**
 * A record of the wire, said once: its names, limits and rights. From it come the gateway's fields, write rules and
 * OpenAPI document, the adapter's mapping, inputs and filters, the rules of its form, and its list and edit screens.
 * What is particular to it (a code that the gateway makes up, a rule over two records) stands where that is done.
 */
export interface RecordDeclaration {
  /** Its type in the contract, and the name of its mutations: `createSupplier`. */
  type: string;
  /** The contract's fields for one record and for a page of them. */
  one: string;
  many: string;
  /** Its path on the wire, and what an answer calls a list and a single record. */
  path: string;
  listKey: string;
  singleKey: string;
  words: { one: Words; many: Words };
  /** What it is for and what to begin with, for a shop that has none yet. */
  about?: Words;
  /** Codes of pages, any of which lets read it; or everyone who is signed in. */
  read: 'everyone' | readonly string[];
  /** Code of the page whose Write right it takes; what is absent cannot be done. */
  create?: string;
  update?: string;
  remove?: string;
  /** In the order of the form. */
  fields: Readonly<Record<string, RecordField>>;
  /**
   * It has a picture, sent on its own or with a new record. Anyone may look at a `public` one who knows its address; that
   * of a person is answered with a signed address, which expires (docs/adr/0043).
   */
  picture?: 'public' | 'personal';
  /** Written with every new record, in the names of the wire. */
  fixed?: Readonly<Record<string, string>>;
  /** The default order of a list; by name unless set. */
  order?: { field: string; direction: 1 | -1 };
  /** Its records have no creation time. */
  undated?: true;
  /** What its list calls the columns that every record has, where the documents name them. */
  columnWords?: { imageUrl?: Words; createdAt?: Words };
  /** Its list is no file: another list has the same figures row by row. */
  unexported?: true;
  /** A short list that is read as a whole, without pages. */
  whole?: true;
  /** Looked into and not managed: its list stands on the page of reference lists (MGMT-41). */
  isReference?: true;
  /** The wire has no version or creation time: records of the kind are not written through the API. */
  unversioned?: true;
  /** Manually ordered; the wire sends the order as `position`. */
  positioned?: true;
  /** Lists can be narrowed to the days on which records were made. */
  byDays?: true;
  /** What else lists can be narrowed by, which is no field; its area reads it. */
  alsoFiltered?: readonly string[];
  /** What belongs to one branch, and who of others may read and write it (OP-30). */
  branch?: BranchScope;
}

export interface BranchScope {
  /** Wire name of the field that names the branch. */
  field: string;
  /** Lists can be narrowed to a branch; with `own`, users see only the branches they work in. */
  lists?: 'any' | 'own';
  /** Only people of the branch write it: always, or only when it is made. */
  writes?: 'always' | 'made';
}

export function defineRecord<const Declared extends RecordDeclaration>(declared: Declared): Declared {
  return declared;
}
