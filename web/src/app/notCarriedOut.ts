/** An error of a GraphQL answer, with the fields that show what became of the operation. */
export interface AnswerError {
  readonly message?: string;
  readonly path?: readonly (string | number)[] | null;
  readonly extensions?: { readonly code?: unknown; readonly retryAfter?: unknown };
}

/** The answer to an operation that failed, at least in part. */
export interface FaultyAnswer {
  readonly data?: unknown;
  readonly errors: readonly AnswerError[];
}

/** Codes with which the server turns a request away before it does anything. */
const TURNED_AWAY: ReadonlySet<unknown> = new Set([
  'UNAUTHENTICATED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'TOO_COMPLEX',
  'RATE_LIMITED',
]);

/**
 * Whether the answer proves that its mutation did nothing: it has no data, and every error has a code of `TURNED_AWAY` and
 * belongs to the whole request or to the mutation itself. An error further down occurred while the result was read, so there
 * is a result.
 */
export function isNotCarriedOut({ data, errors }: FaultyAnswer): boolean {
  return errors.length > 0 && isEmpty(data) && errors.every(isTurnedAway);
}

function isEmpty(data: unknown): boolean {
  return data === null || data === undefined || Object.values(data).every((root) => root === null);
}

function isTurnedAway({ path, extensions }: AnswerError): boolean {
  const isOfTheWhole = path === null || path === undefined || path.length === 1;
  return isOfTheWhole && TURNED_AWAY.has(extensions?.code);
}
