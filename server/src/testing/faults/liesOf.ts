import type { TestAnswer } from '../operationCaller.ts';

/** What a caller may learn about a gateway in trouble. */
const CODES: ReadonlySet<unknown> = new Set([
  'UPSTREAM_UNAVAILABLE',
  'UNAUTHENTICATED',
  'TOO_MANY_ATTEMPTS',
  'TOO_LARGE',
  'NOT_FOUND',
  'INTERNAL_SERVER_ERROR',
]);

/** Another with each answer; `until` is the minute in which a running day was compared. */
const VOLATILE: ReadonlySet<string | number> = new Set(['accessToken', 'accessTokenExpiresAt', 'until']);

type Path = readonly (string | number)[];
type Errors = NonNullable<TestAnswer['errors']>;

/**
 * Where an answer says something else than the healthy one without saying that it failed: every part equals it, or is null
 * with an error of a known code, or is a payload that says by its user errors that nothing was done.
 */
export function liesOf(answer: TestAnswer, healthy: TestAnswer | undefined): string[] {
  const errors = answer.errors ?? [];
  const unlisted = errors.filter(({ extensions }) => !CODES.has(extensions.code));
  return [
    ...unlisted.map(({ message, extensions }) => `error without a known code: ${extensions.code} ${message}`),
    ...differences(answer.data, healthy?.data, [], errors),
  ];
}

function differences(actual: unknown, expected: unknown, path: Path, errors: Errors): string[] {
  if (actual === null || actual === undefined) {
    if (expected === null || expected === undefined || isReported(path, errors)) return [];
    return [`${path.join('.')} is null and no error says why`];
  }
  if (VOLATILE.has(path.at(-1) ?? '') && typeof actual === typeof expected) return [];
  if (typeof actual !== 'object') {
    return actual === expected ? [] : [`${path.join('.')} is ${actual} instead of ${expected}`];
  }
  if (typeof expected !== 'object' || expected === null) return [`${path.join('.')} is there`];
  if (isRefused(actual)) return [];
  if (Array.isArray(actual) && actual.length !== (expected as unknown[]).length) {
    return [`${path.join('.')} has ${actual.length} rows instead of ${(expected as unknown[]).length}`];
  }
  return Object.entries(actual).flatMap(([name, value]) =>
    differences(
      value,
      (expected as Record<string, unknown>)[name],
      [...path, Array.isArray(actual) ? Number(name) : name],
      errors,
    ),
  );
}

/** An error stands at this place or, where null has spread upwards, below it. */
function isReported(path: Path, errors: Errors): boolean {
  return errors.some((error) => path.every((step, index) => error.path === undefined || error.path[index] === step));
}

/** A payload that carries reasons, and nothing that could be taken for success. */
function isRefused(payload: object): boolean {
  const { userErrors, ...nouns } = payload as { userErrors?: unknown };
  if (!Array.isArray(userErrors) || userErrors.length === 0) return false;
  return Object.values(nouns).every((noun) => noun === null || noun === false);
}
