/** Every `extensions.code` of an answer, with its status and when it occurs. `docs/errors.md` has this table. */
export const errorCodes = {
  UNAUTHENTICATED: [401, 'No session, or it has ended: sign in again.'],
  PERMISSION: [400, 'The role of the user lacks the right for this.'],
  VALIDATION: [400, 'The gateway refused an argument; the message says which.'],
  NOT_FOUND: [404, 'The requested record does not exist in the gateway.'],
  STALE_VERSION: [409, 'Another user has changed the record since it was read; `123` in the gateway.'],
  IDEMPOTENCY_CONFLICT: [409, 'The idempotency key was used for a different request.'],
  REFUSED: [422, 'Any other refusal by the gateway; `serverCode` is its own code, `status` its own status.'],
  TOO_MANY_ATTEMPTS: [
    429,
    'The gateway counted too many attempts; `retryAfter` is the number of seconds to wait, if known.',
  ],
  UPSTREAM_UNAVAILABLE: [503, 'The gateway did not answer, or its answer was not readable.'],
  RATE_LIMITED: [
    429,
    'The caller has exceeded the rate limit; `retryAfter` and the header `Retry-After` have the number of seconds to wait.',
  ],
  TOO_COMPLEX: [400, 'The document is too deep, too wide or costs too much, or holds two sensitive mutations.'],
  GRAPHQL_PARSE_FAILED: [400, 'The document is not valid GraphQL syntax.'],
  GRAPHQL_VALIDATION_FAILED: [400, 'The document does not match the contract.'],
  BAD_USER_INPUT: [400, 'A variable or an argument does not match the contract.'],
  OPERATION_RESOLUTION_FAILURE: [
    400,
    'The document has no operation of that name, or several operations and no name was given.',
  ],
  PERSISTED_QUERY_NOT_FOUND: [
    404,
    'No trusted document has this hash. The answer itself is 200, as clients of persisted queries expect.',
  ],
  BAD_REQUEST: [400, 'Not a GraphQL request: invalid JSON, a batch, or a form that another site could send.'],
  METHOD_NOT_ALLOWED: [405, 'Send queries with GET or POST, and mutations with POST.'],
  NOT_ACCEPTABLE: [406, 'The header `Accept` allows no available content type; events are at /graphql/stream.'],
  TOO_LARGE: [413, 'The body, its variables or the requested amount of data are too large; for a file see below.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Send JSON, or a GraphQL multipart request for files.'],
  SERVER_BUSY: [503, 'The server is overloaded: try again in a moment.'],
  INTERNAL_SERVER_ERROR: [
    500,
    'An internal error of the server, logged under the request’s id; the message is masked.',
  ],
} as const satisfies Readonly<Record<string, readonly [status: number, meaning: string]>>;

export type ErrorCode = keyof typeof errorCodes;

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorCodes, code);
}

export function statusOf(code: ErrorCode): number {
  return errorCodes[code][0];
}

/** Returns the code of a failure before GraphQL is reached. */
export function codeOfStatus(status: number): ErrorCode {
  if (status >= 500) return 'INTERNAL_SERVER_ERROR';
  if (status === 405) return 'METHOD_NOT_ALLOWED';
  if (status === 413) return 'TOO_LARGE';
  return status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'BAD_REQUEST';
}
