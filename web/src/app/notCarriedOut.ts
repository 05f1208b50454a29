/** An error of a GraphQL answer, as far as it shows what became of the operation. */
export interface AnswerError {
  readonly message?: string;
  readonly path?: readonly (string | number)[] | null;
  readonly extensions?: { readonly code?: unknown; readonly retryAfter?: unknown };
}

/** What came back of an operation that did not go well. */
export interface FaultyAnswer {
  readonly data?: unknown;
  readonly errors: readonly AnswerError[];
}

/** The server turns these away before it does anything. */
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
 * Whether the answer proves that its mutation did nothing: no data, and every error is of the whole request or of the
 * mutation itself. An error further down was met while the outcome was being read, so there is one.
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
