import type { TypedDocumentNode } from '@apollo/client';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import type { Particulars } from './Particulars.ts';

/** A record as returned by an operation, with the contract's names. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string };

// biome-ignore lint/suspicious/noExplicitAny: what an operation asks for and gives is known by its record's declaration.
type Operation = TypedDocumentNode<any, any>;

/** The operations of a record's screens, generated from its declaration. An absent operation is not possible. */
export interface RecordOperations {
  /** Variables `page`, `perPage`, `keyword`, `filter`, `sort`; none for a list that is read as a whole. */
  readonly list: Operation;
  /** Variable `id`; selects every field of the form, and the version. */
  readonly one: Operation;
  readonly create?: Operation;
  readonly update?: Operation;
  readonly upload?: Operation;
  readonly remove?: Operation;
}

/** All that the screens of a record need. */
export interface RecordScreens {
  readonly record: RecordDeclaration;
  readonly operations: RecordOperations;
  readonly particulars: Particulars;
}

/** The addresses of a record's screens (OP-36). */
export const listPath = ({ path }: Pick<RecordDeclaration, 'path'>) => `/${path}`;
export const createPath = (record: Pick<RecordDeclaration, 'path'>) => `${listPath(record)}/create`;
export const editPath = (record: Pick<RecordDeclaration, 'path'>, id = ':id') => `${listPath(record)}/${id}`;
export const showPath = (record: Pick<RecordDeclaration, 'path'>, id = ':id') => `${editPath(record, id)}/show`;
