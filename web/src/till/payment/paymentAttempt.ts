import { isEmptyBill } from '@taem/domain/till/basket.ts';
import { createStore } from '../../app/createStore.ts';
import { type Form, readForm } from '../../app/kept.ts';
import { localKeys, NoLocalStore, readLocal, removeLocal, writeLocal } from '../../app/localStore.ts';
import { newKey } from '../../app/newKey.ts';
import { currentSession, subscribeSession } from '../../app/session.ts';
import { billOf } from '../basket/basketStore.ts';
import { BILLS, type BillName, keepKey, readBasket, readKey, removeKey } from '../basket/saleDrafts.ts';
import type { PaymentInput } from './toPayInput.ts';

/** Each attempt has a separate key: none overwrites another, from any user or tab. */
const ATTEMPT = 'taem.payment.attempt.';

interface Attempt {
  owner: string;
  /** Milliseconds since the epoch when it was first sent. */
  since: number;
  input: PaymentInput;
}
const FORM: Form = { owner: '', since: 0, input: { idempotencyKey: '' } };

// Whose attempts there are changes with the session.
const store = createStore(null, subscribeSession);
const underWay = new Set<string>();
let cached: { text: string | null; input: PaymentInput | null } = { text: null, input: null };

/**
 * The key of a bill on this device; the same one until it is paid or emptied. That of a parked bill is its id, on every till.
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

/** The same; null where the device keeps nothing. */
export function keyOrNull(bill: BillName): string | null {
  try {
    return paymentKey(bill);
  } catch (error) {
    if (error instanceof NoLocalStore) return null;
    throw error;
  }
}

/** The bill on this device that has this key; none when it is of another time or till. */
export function billWithKey(key: string): BillName | undefined {
  return BILLS.find((bill) => parkedId(bill) === key || readKey(bill) === key);
}

/** The bill of this tab, or the one that the device keeps of it while the tab has none. */
function parkedId(bill: BillName): string | undefined {
  const inTab = billOf(bill);
  return (isEmptyBill(inTab) ? readBasket(bill) : inTab)?.parked?.id;
}

/**
 * A payment is written to the device, whole, before it is sent: whatever happens to the network, the page or the
 * session, the same input with the same key can be sent again, and that sells nothing twice.
 */
export function beginAttempt(input: PaymentInput): void {
  const { idempotencyKey: key } = input;
  const since = read(key)?.since ?? Date.now();
  const attempt: Attempt = { owner: currentSession()?.id ?? '', since, input };
  writeLocal(ATTEMPT + key, JSON.stringify(attempt));
  underWay.add(key);
  store.announce();
}

/** Whether it was recorded is unknown. */
export function attemptUnknown(key: string): void {
  underWay.delete(key);
  store.announce();
}

/** It was certainly not recorded: the bill may be paid under its key, which the customer may have paid by its QR already. */
export function endAttempt(key: string): void {
  underWay.delete(key);
  removeLocal(ATTEMPT + key);
  store.announce();
}

/** It was recorded, or another sale has its key: the next payment is another one. */
export function settleAttempt(key: string): void {
  const bill = billWithKey(key);
  if (bill) removeKey(bill);
  endAttempt(key);
}

/** Whether this payment was sent before and its outcome is not known. */
export function wasSent(key: string): boolean {
  return read(key) !== null;
}

/** Whether this payment is on its way: a second press sends nothing. */
export const isUnderWay = (key: string): boolean => underWay.has(key);

/** Whether who is signed in has any payment without an outcome, also one that is on its way. */
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

/** Of who is signed in; another one's payment is theirs to settle. */
function parse(text: string | null): Attempt | null {
  const attempt = readForm<Attempt>(text, FORM);
  return attempt && attempt.owner === currentSession()?.id ? attempt : null;
}
