import { createHash } from 'node:crypto';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import { LRUCache } from 'lru-cache';
import type { PayInput } from '../generated/schema.ts';

interface Sent {
  content: string;
  payload: PaymentPayload;
}

const DAY = 24 * 60 * 60 * 1000;
const sent = new LRUCache<string, Sent>({ max: 10_000, ttl: DAY });

/**
 * The body that a payment was sent with before. A sale changes the member's points and tier, so pricing the same input
 * again would give another body, and the gateway would take the repetition for another payment with a used key.
 */
export function sentPayment(userId: string, input: PayInput) {
  const key = `${userId} ${input.idempotencyKey}`;
  const content = createHash('sha256').update(JSON.stringify(input)).digest('base64');
  const before = sent.get(key);
  return {
    payload: before?.content === content ? before.payload : null,
    remember(payload: PaymentPayload) {
      // The first content keeps the key: another one is refused by the gateway.
      if (!sent.has(key)) sent.set(key, { content, payload });
    },
    forget() {
      if (sent.get(key)?.content === content) sent.delete(key);
    },
  };
}
