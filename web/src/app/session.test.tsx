import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cashier } from '../testing/session.ts';
import { NoLocalStore } from './localStore.ts';
import { clearSession, currentSession, storeBranch, storeSession, useSession } from './session.ts';

function Name() {
  return <p>{useSession().username}</p>;
}

test('a page on its way out keeps the session it had, also when another tab ended it', () => {
  storeSession(cashier);
  render(<Name />);
  act(() => clearSession());
  act(() => void window.dispatchEvent(new StorageEvent('storage')));
  expect(screen.getByText('cashier')).toBeTruthy();
});

test.each(['', 'null', '{}', '[1', '{"access_token":"a"}'])(
  'a stored record %j that is no session counts as none',
  (text) => {
    localStorage.setItem('taem.session', text);
    expect(currentSession()).toBeNull();
  },
);

test('all branches are kept as no branch', () => {
  storeSession(cashier);
  storeBranch(null);
  expect(currentSession()).toMatchObject({ branchId: null, branchName: null });
});

test("PAY-44 a device that keeps nothing refuses with NoLocalStore, 'Need to login first'", () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => storeSession(cashier)).toThrow(new NoLocalStore());
});
