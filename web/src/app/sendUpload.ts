import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { freshAccessToken, renewAccessToken } from './freshAccessToken.ts';
import { described, OperationFault, post } from './sendOperation.ts';

/** Sends an operation with a file as the variable of this name, in the form of the GraphQL multipart specification. */
export async function sendUpload<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  name: keyof Variables & string,
  file: File,
): Promise<Data> {
  const operation = JSON.stringify({ ...(await described(document)), variables: { ...variables, [name]: null } });
  const send = async (token: string) => {
    const form = new FormData();
    form.append('operations', operation);
    form.append('map', JSON.stringify({ 0: [`variables.${name}`] }));
    form.append('0', file);
    // A form can be sent by any page; this header only by ours.
    return (await post<Data>(form, { 'apollo-require-preflight': 'true' }, token)).data;
  };
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
