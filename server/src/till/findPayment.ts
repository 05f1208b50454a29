import { createHash } from 'node:crypto';
import type { Context } from '../execution/context.ts';
import { GatewayRefusal } from '../gateway/GatewayError.ts';
import type { UploadedFile } from '../gateway/uploadedFile.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import type { PayInput } from '../generated/schema.ts';

/**
 * What was asked for, hashed. A sale changes the member's points and tier, so pricing the same input again may give other
 * figures; the gateway tells by this that it is the same payment all the same.
 */
export function fingerprintOf(input: PayInput, slip: UploadedFile | null): string {
  const hash = createHash('sha256').update(JSON.stringify(input));
  if (slip) hash.update(slip.hash);
  return hash.digest('hex');
}

/** The answer that this very payment got before; null when there is none, or the gateway cannot tell. */
export async function findPayment(
  context: Context,
  input: PayInput,
  slip: UploadedFile | null,
): Promise<WireRecord | null> {
  const query = `idempotency_key=${encodeURIComponent(input.idempotencyKey)}&idempotency_fingerprint=${fingerprintOf(input, slip)}`;
  try {
    const answer = await context.gateway.get(`/payment/transaction?${query}`);
    return isWireRecord(answer) ? answer : null;
  } catch (error) {
    if (error instanceof GatewayRefusal && error.status !== 409) return null;
    throw error;
  }
}
