import { beforeEach, expect, test, vi } from 'vitest';
import { storeSession } from '../../app/session.ts';
import { signOut } from '../../app/signOut.ts';
import type { PayInput } from '../../gql/contract.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { enterSale } from '../basket/enterSale.ts';
import { keepMember } from '../basket/saleDrafts.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { attemptUnknown, beginAttempt, paymentKey, settleAttempt, unresolvedAttempt } from './paymentAttempt.ts';

const somsri = { ...cashier, id: 'user-2', username: 'somsri', access_token: 'access-2' };
const member = { id: 'm1', firstname: 'Mali', lastname: 'Rak', phone: '0812345678|TH|+66', imageUrl: null, tags: [] };

beforeEach(() => {
  storeSession(cashier);
  vi.stubGlobal('fetch', async () => Response.json({ data: { signOut: { signedOut: true } } }));
});

/** A payment that was sent and never answered. */
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

test('F9 of several open payments none is lost, and the oldest is asked for first', () => {
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
  expect(paymentKey('sale')).toMatch(/^[0-9a-f]{32}$/);
});
