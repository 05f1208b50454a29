import { type ErrorCode, statusOf } from '../execution/errorCodes.ts';

/** What goes wrong before GraphQL is reached, in the shape of its errors. */
export function refused(requestId: string, code: ErrorCode, message: string, facts: { retryAfter?: number } = {}) {
  return { errors: [{ message, extensions: { code, status: statusOf(code), ...facts, requestId } }] };
}
