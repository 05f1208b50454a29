import type { Idempotency } from './Upstream.ts';

/** Returns the option of a write that its caller may repeat; the gateway checks the format of the key. */
export function onceBy(key: string | null | undefined): { idempotency?: Idempotency } {
  return key == null ? {} : { idempotency: { key } };
}
