import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { freshAccessToken, renewAccessToken } from './freshAccessToken.ts';
import { postUpload } from './postUpload.ts';
import { OperationFault } from './sendOperation.ts';

/** Sends an operation with a file as the variable of this name, as who is signed in. */
export async function sendUpload<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  name: keyof Variables & string,
  file: File,
): Promise<Data> {
  const send = (token: string) => postUpload(document, { ...variables, [name]: null }, name, file, token);
  const token = await freshAccessToken();
  if (!token) throw new OperationFault(401, 'UNAUTHENTICATED', 'Your session has ended please reconnect');
  try {
    return await send(token);
  } catch (error) {
    const renewed = isTokenRefused(error) ? await renewAccessToken(token) : null;
    if (!renewed) throw error;
    return await send(renewed);
  }
}

function isTokenRefused(error: unknown): boolean {
  return error instanceof OperationFault && (error.status === 401 || error.status === 403);
}
