import type { TypedDocumentNode } from '@apollo/client';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { Particulars } from './Particulars.ts';

/** A record as an operation gave it, in the names of the contract. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

// biome-ignore lint/suspicious/noExplicitAny: what an operation asks for and gives is known by its record's declaration.
type Operation = TypedDocumentNode<any, any>;

/** The operations of a record's screens, made from its declaration. What is absent cannot be done. */
export interface RecordOperations {
  /** `page`, `perPage`, `keyword`, `filter`, `sort`; nothing of a list that is read as a whole. */
  readonly list: Operation;
  /** `id`; every field of the form, and the version. */
  readonly one: Operation;
  readonly create?: Operation;
  readonly update?: Operation;
  readonly upload?: Operation;
  readonly remove?: Operation;
}

/** All that its screens need to know of a record. */
export interface RecordScreens {
  readonly record: RecordDeclaration;
  readonly operations: RecordOperations;
  readonly particulars: Particulars;
}

/** Where the screens of a record are (OP-36). */
export const listPath = ({ path }: Pick<RecordDeclaration, 'path'>) => `/${path}`;
export const createPath = (record: Pick<RecordDeclaration, 'path'>) => `${listPath(record)}/create`;
export const editPath = (record: Pick<RecordDeclaration, 'path'>, id = ':id') => `${listPath(record)}/${id}`;
export const showPath = (record: Pick<RecordDeclaration, 'path'>, id = ':id') => `${editPath(record, id)}/show`;
