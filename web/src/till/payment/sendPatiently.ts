import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { OperationFault } from '../../app/sendOperation.ts';

/** Seconds that a cashier is let wait before being told. */
const LONGEST_WAIT = 5;
const MOST_WAITS = 2;

/**
 * Sends again by itself what the server turned away for a moment: after the gateway was gone nothing passes for a second or
 * two. Only for what is safe to send again.
 */
export async function sendPatiently<Data>(send: () => Promise<Data>, waits = MOST_WAITS): Promise<Data> {
  try {
    return await send();
  } catch (error) {
    const seconds = waits > 0 ? retryAfterOf(error) : null;
    if (seconds === null || seconds > LONGEST_WAIT) throw error;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return await sendPatiently(send, waits - 1);
  }
}

function retryAfterOf(error: unknown): number | null {
  if (error instanceof OperationFault) return error.retryAfter;
  const said = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.retryAfter : null;
  return typeof said === 'number' ? said : null;
}
