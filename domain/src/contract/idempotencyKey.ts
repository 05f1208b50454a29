const LEAST = 8;
const MOST = 64;

/** What is said of a key that is none. */
export const IDEMPOTENCY_KEY_RULE = `must have ${LEAST} to ${MOST} characters`;

/** Lengths of a key, for descriptions of it. */
export const IDEMPOTENCY_KEY_LENGTH = { minLength: LEAST, maxLength: MOST } as const;

/** Whether a text may stand for one intent to write, so that sending it twice writes once. */
export function isIdempotencyKey(key: string): boolean {
  return key.length >= LEAST && key.length <= MOST;
}
