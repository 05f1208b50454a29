import { expect, test } from 'vitest';
import { keepColumns, keptColumns } from '../import/keptColumns.ts';
import { currentDemoSession } from '../sandbox/identity/demoSession.ts';
import { savedOperations } from '../sandbox/saved/savedOperations.ts';
import { cashier } from '../testing/session.ts';
import { readBasket, readGuest, readMember } from '../till/basket/saleDrafts.ts';
import { paymentKey, unresolvedAttempt } from '../till/payment/paymentAttempt.ts';
import { scannerPace } from '../till/scan/scannerPace.ts';
import { deviceSetting } from './deviceSetting.ts';
import { serverNow } from './serverClock.ts';
import { currentSession, storeSession } from './session.ts';

/** Other contents that the device's storage may hold in place of the stored value. */
const OTHERS = ['', 'text', 'null', '1e300', '"text"', '[]', '{}', '[null]', '{"items":[null],"member":5,"input":{}}'];
const owned = (text: string) => `{"owner":"${cashier.id}","draft":${text || 'null'}}`;

test.each(OTHERS)('what a device kept in another form, %s, is as if it were not there', (text) => {
  storeSession(cashier);
  for (const name of ['basket', 'member', 'guest', 'paymentKey']) {
    localStorage.setItem(`taem.draft.${name}@${cashier.id}`, owned(text));
  }
  localStorage.setItem('taem.payment.attempt.k', text);
  localStorage.setItem('taem.till.device', text);
  localStorage.setItem('taem.till.scanner', text);
  localStorage.setItem('taem.sandbox.saved', text);
  localStorage.setItem('taem.clock', text);
  localStorage.setItem(`taem.import.${cashier.realmId}.products`, `{"[\\"a\\"]":${text || 'null'}}`);
  sessionStorage.setItem('taem.sandbox.session', text);
  expect([readBasket('sale'), readMember(), readGuest(), unresolvedAttempt(), currentDemoSession()]).toEqual(
    Array(5).fill(null),
  );
  expect(paymentKey('sale')).toMatch(/^(text|[\w-]{8,})$/);
  expect(deviceSetting()).toMatchObject({ alert: true, cards: 'SMALL', printer: 'BROWSER' });
  expect(scannerPace()).toBeNull();
  expect(savedOperations()).toEqual([]);
  expect(keptColumns('products', found('a'), [])).toBeNull();
  expect(() => serverNow().toISOString()).not.toThrow();
  localStorage.setItem('taem.session', text);
  expect(currentSession()).toBeNull();
});

test('what was kept in its form is read again', () => {
  storeSession(cashier);
  expect(currentSession()).toEqual(cashier);
  keepColumns('products', ['a', 'b'], ['code', null]);
  expect(keptColumns('products', found('a', 'b'), ['code'])).toEqual(['code', null]);
});

test('of kept columns what the gateway would refuse is dropped, and is as it was found', () => {
  storeSession(cashier);
  const heads = ['a', 'b', 'c', 'd', 'e'];
  keepColumns('products', heads, ['gone', 'name', 'name', 'code', 'gone']);
  const columns = found(...heads).map((column, place) => ({
    ...column,
    field: ['price', null, 'desc', null, 'code'][place] ?? null,
  }));
  expect(keptColumns('products', columns, ['code', 'name', 'price', 'desc'])).toEqual([
    'price',
    'name',
    'desc',
    'code',
    null,
  ]);
  keepColumns('products', ['a'], ['gone']);
  expect(keptColumns('products', found('a'), ['code'])).toBeNull();
});

const found = (...heads: string[]) => heads.map((head) => ({ head, field: null }));
