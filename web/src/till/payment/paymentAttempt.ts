import { isEmptyBill } from '@taem/domain/till/basket.ts';
import { createStore } from '../../app/createStore.ts';
import { type Form, readForm } from '../../app/kept.ts';
import { localKeys, NoLocalStore, readLocal, removeLocal, writeLocal } from '../../app/localStore.ts';
import { newKey } from '../../app/newKey.ts';
import { currentSession, subscribeSession } from '../../app/session.ts';
import { billOf } from '../basket/basketStore.ts';
import { BILLS, type BillName, keepKey, readBasket, readKey, removeKey } from '../basket/saleDrafts.ts';
import type { PaymentInput } from './toPayInput.ts';

/** Prefix of the keys of attempts. Each attempt has its own, so none overwrites another, from any user or tab. */
const ATTEMPT = 'taem.payment.attempt.';

interface Attempt {
  owner: string;
  /** Milliseconds since the epoch when it was first sent. */
  since: number;
  input: PaymentInput;
}
const FORM: Form = { owner: '', since: 0, input: { idempotencyKey: '' } };

// The visible attempts are those of the session's user, so they change with it.
const store = createStore(null, subscribeSession);
const underWay = new Set<string>();
let cached: { text: string | null; input: PaymentInput | null } = { text: null, input: null };

/**
 * Returns the payment key of a bill on this device, the same one until the bill is paid or emptied. That of a parked bill is
 * its id, on every till.
 */
export function paymentKey(bill: BillName): string {
  const parked = parkedId(bill);
  if (parked) return parked;
  const kept = readKey(bill);
  if (kept) return kept;
  const key = newKey();
  keepKey(bill, key);
  return key;
}

/** Returns the same; null if the device stores nothing. */
export function keyOrNull(bill: BillName): string | null {
  try {
    return paymentKey(bill);
  } catch (error) {
    if (error instanceof NoLocalStore) return null;
    throw error;
  }
}

/** Returns the bill on this device with this key; undefined if the payment is of an earlier bill or another till. */
export function billWithKey(key: string): BillName | undefined {
  return BILLS.find((bill) => parkedId(bill) === key || readKey(bill) === key);
}

/** Returns the id of the parked bill in this tab; while the tab's bill is empty, of the one stored on the device. */
function parkedId(bill: BillName): string | undefined {
  const inTab = billOf(bill);
  return (isEmptyBill(inTab) ? readBasket(bill) : inTab)?.parked?.id;
}

/**
 * Writes the whole payment to the device before it is sent: whatever happens to the network, the page or the session, the
 * same input with the same key can be sent again, and that never sells twice.
 */
export function beginAttempt(input: PaymentInput): void {
  const { idempotencyKey: key } = input;
  const since = read(key)?.since ?? Date.now();
  const attempt: Attempt = { owner: currentSession()?.id ?? '', since, input };
  writeLocal(ATTEMPT + key, JSON.stringify(attempt));
  underWay.add(key);
  store.announce();
}

/** Notes that it is unknown whether the payment was recorded. */
export function attemptUnknown(key: string): void {
  underWay.delete(key);
  store.announce();
}

/**
 * Removes an attempt that was certainly not recorded. The bill keeps its key, which the customer may already have paid by QR.
 */
export function endAttempt(key: string): void {
  underWay.delete(key);
  removeLocal(ATTEMPT + key);
  store.announce();
}

/**
 * Removes an attempt that was recorded, whose key another sale has, or that the cashier gave up; the next payment gets a new
 * key.
 */
export function settleAttempt(key: string): void {
  const bill = billWithKey(key);
  if (bill) removeKey(bill);
  endAttempt(key);
}

/** Whether this payment was sent before and its outcome is not known. */
export function wasSent(key: string): boolean {
  return read(key) !== null;
}

/** Whether this payment is under way: a second press sends nothing. */
export const isUnderWay = (key: string): boolean => underWay.has(key);

/** Whether the signed-in user has a payment without an outcome, including one that is under way. */
export function hasAttempt(): boolean {
  return ownAttempts().length > 0;
}

/** Returns the oldest payment that was sent and never answered, or null. The same object until it changes. */
export function unresolvedAttempt(): PaymentInput | null {
  const [oldest] = ownAttempts()
    .filter(({ attempt }) => !underWay.has(attempt.input.idempotencyKey))
    .sort((a, b) => a.attempt.since - b.attempt.since);
  if (!oldest) return null;
  if (oldest.text !== cached.text) cached = { text: oldest.text, input: oldest.attempt.input };
  return cached.input;
}

export const subscribeAttempts = store.subscribe;

function read(key: string): Attempt | null {
  return parse(readLocal(ATTEMPT + key));
}

function ownAttempts(): { text: string; attempt: Attempt }[] {
  return localKeys(ATTEMPT).flatMap((key) => {
    const text = readLocal(key) ?? '';
    const attempt = parse(text);
    return attempt ? [{ text, attempt }] : [];
  });
}

/** Reads an attempt of the signed-in user; null for one of another user, who must settle it. */
function parse(text: string | null): Attempt | null {
  const attempt = readForm<Attempt>(text, FORM);
  return attempt && attempt.owner === currentSession()?.id ? attempt : null;
}
