const LEAST = 8;
const MOST = 64;

/** The message for a malformed key. */
export const IDEMPOTENCY_KEY_RULE = `must have ${LEAST} to ${MOST} characters of ASCII`;

/** The format of a key, for descriptions of it. */
export const IDEMPOTENCY_KEY_SHAPE = { minLength: LEAST, maxLength: MOST, pattern: '^[!-~][ -~]*[!-~]$' } as const;

const SHAPE = new RegExp(IDEMPOTENCY_KEY_SHAPE.pattern);

/** Whether a text can be an idempotency key, with which a request sent twice is written once; it is sent as a header. */
export function isIdempotencyKey(key: string): boolean {
  return key.length >= LEAST && key.length <= MOST && SHAPE.test(key);
}
