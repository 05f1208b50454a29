import type { Idempotency } from './Upstream.ts';

/** The option of a write that its caller may send again; the rule of a key is the gateway's to hold. */
export function onceBy(key: string | null | undefined): { idempotency?: Idempotency } {
  return key == null ? {} : { idempotency: { key } };
}
