import { type ErrorCode, statusOf } from '../execution/errorCodes.ts';

/** Returns a failure before GraphQL is reached, in the format of GraphQL errors. */
export function refused(requestId: string, code: ErrorCode, message: string, facts: { retryAfter?: number } = {}) {
  return { errors: [{ message, extensions: { code, status: statusOf(code), ...facts, requestId } }] };
}
