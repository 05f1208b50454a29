import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { freshAccessToken, renewAccessToken } from './freshAccessToken.ts';
import { refuseLateAnswer } from './lateAnswer.ts';
import { isNotCarriedOut } from './notCarriedOut.ts';
import { postUpload } from './postUpload.ts';
import { OperationFault } from './sendOperation.ts';
import { currentUserId } from './session.ts';

/** Sends an operation with a file among its variables as the owner, by default the signed-in user, and as no other user. */
export async function sendUpload<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  owner = currentUserId(),
): Promise<Data> {
  const send = async (token: string) => {
    const data = await postUpload(document, variables, token);
    refuseLateAnswer(owner);
    return data;
  };
  const token = await freshAccessToken(owner);
  if (!token) throw new OperationFault(401, 'UNAUTHENTICATED', 'Your session has ended please reconnect');
  try {
    return await send(token);
  } catch (error) {
    const renewed = isTokenRefused(error) ? await renewAccessToken(token, owner) : null;
    if (!renewed) throw error;
    return await send(renewed);
  }
}

function isTokenRefused(error: unknown): boolean {
  if (!(error instanceof OperationFault) || (error.status !== 401 && error.status !== 403)) return false;
  // If it may have been carried out, the caller must judge by this answer, not by the answer to a second try.
  return error.answer === null || isNotCarriedOut(error.answer);
}
