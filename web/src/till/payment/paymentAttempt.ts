import { readLocal, removeLocal, writeLocal } from '../../app/localStore.ts';
import { currentSession } from '../../app/session.ts';
import type { PayInput } from '../../gql/contract.ts';

const KEY = 'taem.payment.key';
const ATTEMPT = 'taem.payment.attempt';

interface Owned<Value> {
  owner: string;
  value: Value;
}

const listeners = new Set<() => void>();
let submitting = false;
let known: { text: string | null; input: PayInput | null } = { text: null, input: null };

/** The key of the bill on this device; the same one until the outcome of its payment is known. */
export function paymentKey(): string {
  const kept = parse<string>(readLocal(KEY));
  if (kept) return kept;
  const key = crypto.randomUUID();
  write(KEY, key);
  return key;
}

/**
 * A payment is written to the device, whole, before it is sent: whatever happens to the network or the page, the same
 * input with the same key can be sent again, and that sells nothing twice.
 */
export function beginAttempt(input: PayInput): void {
  write(ATTEMPT, input);
  submitting = true;
  tell();
}

/** Nobody knows whether it was recorded. */
export function attemptUnknown(): void {
  submitting = false;
  tell();
}

/** It was recorded, or certainly not: the next payment is another one. */
export function settleAttempt(): void {
  submitting = false;
  removeLocal(ATTEMPT);
  removeLocal(KEY);
  tell();
}

/** The payment that was sent and never answered; null while there is none, or while it is on its way. */
export function unresolvedAttempt(): PayInput | null {
  if (submitting) return null;
  const text = readLocal(ATTEMPT);
  if (text !== known.text) known = { text, input: parse<PayInput>(text) };
  return known.input;
}

export function subscribeAttempt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(): void {
  for (const listener of [...listeners]) listener();
}

function write<Value>(key: string, value: Value): void {
  const owned: Owned<Value> = { owner: currentSession()?.id ?? '', value };
  writeLocal(key, JSON.stringify(owned));
}

function parse<Value>(text: string | null): Value | null {
  try {
    const owned = JSON.parse(text ?? 'null') as Owned<Value> | null;
    return owned && owned.owner === currentSession()?.id ? owned.value : null;
  } catch {
    return null;
  }
}
