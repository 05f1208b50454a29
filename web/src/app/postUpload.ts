import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { described, post } from './sendOperation.ts';

/** Sends an operation with the file among its variables, in the form of the GraphQL multipart specification. */
export async function postUpload<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  token: string,
): Promise<Data> {
  const { path, file } = fileIn(variables, 'variables') ?? {};
  if (!path || !file) throw new TypeError('There is no file among the variables');
  const form = new FormData();
  const withoutFile = (_name: string, value: unknown) => (value === file ? null : value);
  form.append('operations', JSON.stringify({ ...(await described(document)), variables }, withoutFile));
  form.append('map', JSON.stringify({ 0: [path] }));
  form.append('0', file);
  // A form can be sent by any page; this header only by ours.
  return (await post<Data>(form, { 'apollo-require-preflight': 'true' }, token)).data;
}

function fileIn(value: unknown, path: string): { path: string; file: File } | null {
  if (value instanceof File) return { path, file: value };
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, part] of Object.entries(value)) {
    const found = fileIn(part, `${path}.${name}`);
    if (found) return found;
  }
  return null;
}
