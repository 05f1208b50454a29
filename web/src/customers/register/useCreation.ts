import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { useState } from 'react';
import { newKey } from '../../app/newKey.ts';
import { OperationFault } from '../../app/sendOperation.ts';
import type { UserErrorCode } from '../../gql/contract.ts';

/** Why the registration failed, by a rule or otherwise. */
export type Failure =
  | { readonly kind: 'refused'; readonly errors: readonly UserError[] }
  | { readonly kind: 'fault'; readonly message: string; readonly isReadable: boolean };

export interface UserError {
  readonly code: UserErrorCode;
  readonly message: string;
  readonly path: readonly string[];
}

interface Answer<Created> {
  readonly created: Created | null | undefined;
  readonly userErrors: readonly UserError[];
}

/** Returns a function that registers a person once, however often it is called (CUST-16). */
export function useCreation<Input, Created>(
  send: (input: Input & { idempotencyKey: string }, picture: File | null) => Promise<Answer<Created>>,
  onCreated: (created: Created) => void,
) {
  // One key for this person, however often the answers are sent: if an answer was lost, they may already be registered.
  const [idempotencyKey] = useState(newKey);
  const [submitting, setSubmitting] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const create = async (input: Input, picture: File | null) => {
    if (submitting) return;
    setSubmitting(true);
    setFailure(null);
    try {
      const { created, userErrors } = await send({ ...input, idempotencyKey }, picture);
      if (created) return onCreated(created);
      setFailure({ kind: 'refused', errors: userErrors });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setFailure({ kind: 'fault', message, isReadable: isReadable(error) });
    } finally {
      setSubmitting(false);
    }
  };
  return { create, submitting, failure };
}

/** Whether the error came from the API; any other, such as a proxy's, has no readable text (CUST-46). */
function isReadable(error: unknown): boolean {
  return CombinedGraphQLErrors.is(error) || (error instanceof OperationFault && error.answer !== null);
}
