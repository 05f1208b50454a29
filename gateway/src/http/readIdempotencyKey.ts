import { Type } from '@sinclair/typebox';
import { IDEMPOTENCY_KEY_RULE, IDEMPOTENCY_KEY_SHAPE, isIdempotencyKey } from '@taem/domain/contract/idempotencyKey.ts';
import { isUuid } from '../resource/readValue.ts';
import { refuseField } from './errors.ts';

/** Schema of the header, or of a query parameter that replaces it. */
export const IdempotencyKey = Type.String({
  ...IDEMPOTENCY_KEY_SHAPE,
  description: 'Idempotency key: a request repeated with the same content returns the first answer and writes nothing.',
});

export const idempotencyHeader = { 'Idempotency-Key': IdempotencyKey };

/** Reads the Idempotency-Key header of a write; null when there is none. The case of a UUID does not matter. */
export function readIdempotencyKey(value: unknown): string | null {
  if (value === undefined) return null;
  if (typeof value === 'string' && isIdempotencyKey(value)) return isUuid(value) ? value.toLowerCase() : value;
  throw refuseField('Idempotency-Key', IDEMPOTENCY_KEY_RULE);
}
