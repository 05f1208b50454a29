import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { described, post } from './sendOperation.ts';

/**
 * Sends an operation with a file in the form of the GraphQL multipart specification. `variables` has null where the
 * file goes, and `path` names that place, for example `input.image`.
 */
export async function postUpload<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  path: string,
  file: File,
  token: string,
): Promise<Data> {
  const form = new FormData();
  form.append('operations', JSON.stringify({ ...(await described(document)), variables }));
  form.append('map', JSON.stringify({ 0: [`variables.${path}`] }));
  form.append('0', file);
  // A form can be sent by any page; this header only by ours.
  return (await post<Data>(form, { 'apollo-require-preflight': 'true' }, token)).data;
}
