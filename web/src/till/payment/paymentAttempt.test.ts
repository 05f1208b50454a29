import { beforeEach, expect, test, vi } from 'vitest';
import { clearSession, storeSession } from '../../app/session.ts';
import { signOut } from '../../app/signOut.ts';
import type { PayInput } from '../../gql/contract.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { enterSale } from '../basket/enterSale.ts';
import { keepMember } from '../basket/saleDrafts.ts';
import { clearBill } from '../parked/usePark.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import {
  attemptUnknown,
  beginAttempt,
  billWithKey,
  endAttempt,
  hasAttempt,
  paymentKey,
  settleAttempt,
  subscribeAttempts,
  unresolvedAttempt,
  wasSent,
} from './paymentAttempt.ts';

const somsri = { ...cashier, id: 'user-2', username: 'somsri', access_token: 'access-2' };
const member = { id: 'm1', firstname: 'Mali', lastname: 'Rak', phone: '0812345678|TH|+66', imageUrl: null, tags: [] };

beforeEach(() => {
  storeSession(cashier);
  vi.stubGlobal('fetch', async () => Response.json({ data: { signOut: { signedOut: true } } }));
});

/** Starts a payment that is sent and never answered. */
function lose(idempotencyKey = paymentKey('sale')): string {
  beginAttempt({ idempotencyKey } as PayInput);
  attemptUnknown(idempotencyKey);
  return idempotencyKey;
}

test('F9 no cashier finds, resends or loses the open payment of another; each finds their own again', async () => {
  const first = lose();
  await signOut();
  storeSession(somsri);
  expect(unresolvedAttempt()).toBeNull();
  expect(paymentKey('sale')).not.toBe(first);
  const second = lose();
  storeSession(cashier);
  expect(unresolvedAttempt()?.idempotencyKey).toBe(first);
  settleAttempt(first);
  expect(unresolvedAttempt()).toBeNull();
  storeSession(somsri);
  expect(unresolvedAttempt()?.idempotencyKey).toBe(second);
});

test('F9 of several open payments none is lost, and the oldest is checked first', () => {
  vi.useFakeTimers();
  lose('key-b');
  vi.advanceTimersByTime(1);
  lose('key-a');
  vi.useRealTimers();
  expect(unresolvedAttempt()?.idempotencyKey).toBe('key-b');
  settleAttempt('key-b');
  expect(unresolvedAttempt()?.idempotencyKey).toBe('key-a');
});

test('S12 signing out takes the bill and its member off the device and out of the tab; an open payment stays', async () => {
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  keepMember({
    member: { ...member, lastTransactionTime: null, remainingPoints: 0, totalLtv: 0, totalTransaction: 0 } as never,
    tier: null,
  });
  basketStore.keep();
  enterSale({ editBasket: true });
  const key = lose();
  await signOut();
  const kept = Object.entries(localStorage).filter(([name]) => !name.startsWith('taem.payment.attempt'));
  expect(JSON.stringify(kept)).not.toMatch(/Mali|0812345678|Latte/);
  expect(basketStore.get().items).toEqual([]);
  storeSession(cashier);
  expect(unresolvedAttempt()?.idempotencyKey).toBe(key);
});

test('F9 a till that is reached without HTTPS, where a browser makes no UUIDs, has a key for its bill too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(paymentKey('sale')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('F0 a bill keeps its key until what became of its payment is known; each bill has its own', () => {
  const [sale, quick] = [paymentKey('sale'), paymentKey('quickSale')];
  expect([paymentKey('sale'), billWithKey(sale), billWithKey(quick), billWithKey('none')]).toEqual([
    sale,
    'sale',
    'quickSale',
    undefined,
  ]);
  settleAttempt('none');
  expect(paymentKey('sale')).toBe(sale);
  settleAttempt(quick);
  expect([paymentKey('sale'), billWithKey(quick)]).toEqual([sale, undefined]);
  expect(paymentKey('quickSale')).not.toBe(quick);
});

test('34 a bill that was emptied, cleared or started over leaves its key to no other bill', () => {
  const ring = () => basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  const keys = [paymentKey('sale')];
  for (const empty of [
    () => basketStore.dispatch({ type: 'clearAll' }),
    () => basketStore.dispatch({ type: 'removeLine', line: 0 }),
    () => enterSale({}),
    clearBill,
  ]) {
    ring();
    keys.push(paymentKey('sale'));
    expect(paymentKey('sale')).toBe(keys.at(-1));
    empty();
  }
  ring();
  expect(new Set([...keys.slice(1), paymentKey('sale')]).size).toBe(5);
  basketStore.dispatch({ type: 'clearAll' });
});

test('34 a bill that was refused keeps its key, which its QR carries, unless the key is of another sale', () => {
  const key = paymentKey('sale');
  beginAttempt({ idempotencyKey: key } as PayInput);
  endAttempt(key);
  expect([paymentKey('sale'), hasAttempt()]).toEqual([key, false]);
  settleAttempt(key);
  expect(paymentKey('sale')).not.toBe(key);
});

test('F0 a payment on its way is there, but its outcome is not requested before it is known to be lost', () => {
  expect([hasAttempt(), wasSent('key')]).toEqual([false, false]);
  beginAttempt({ idempotencyKey: 'key' } as PayInput);
  expect([hasAttempt(), wasSent('key'), wasSent('other'), unresolvedAttempt()]).toEqual([true, true, false, null]);
  attemptUnknown('key');
  expect(unresolvedAttempt()).toBe(unresolvedAttempt());
  settleAttempt('key');
  expect([hasAttempt(), wasSent('key'), unresolvedAttempt()]).toEqual([false, false, null]);
});

test('F9 the oldest is checked first wherever it is kept, and one that is sent again stays as old as it was', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  for (const [now, key] of [
    [20, 'key-a'],
    [10, 'key-b'],
    [30, 'key-b'],
  ] as const) {
    vi.setSystemTime(now);
    lose(key);
  }
  vi.useRealTimers();
  expect(unresolvedAttempt()?.idempotencyKey).toBe('key-b');
});

test('F9 an invalid payment, or one without an owner, is dropped', () => {
  localStorage.setItem('taem.payment.attempt.broken', '{');
  expect([hasAttempt(), wasSent('broken')]).toEqual([false, false]);
  lose('key');
  clearSession();
  expect([hasAttempt(), unresolvedAttempt()]).toEqual([false, null]);
  beginAttempt({ idempotencyKey: 'of nobody' } as PayInput);
  storeSession(cashier);
  expect([wasSent('of nobody'), wasSent('key')]).toEqual([false, true]);
});

test('anyone who watches the open payments is notified when they or the signed-in user change, until they stop', () => {
  const listener = vi.fn();
  const leave = subscribeAttempts(listener);
  beginAttempt({ idempotencyKey: 'key' } as PayInput);
  attemptUnknown('key');
  settleAttempt('key');
  expect(listener).toHaveBeenCalledTimes(3);
  storeSession(somsri);
  expect(listener).toHaveBeenCalledTimes(4);
  leave();
  beginAttempt({ idempotencyKey: 'key' } as PayInput);
  storeSession(cashier);
  expect(listener).toHaveBeenCalledTimes(4);
});
