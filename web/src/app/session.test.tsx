import { act, render, renderHook, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { cashier } from '../testing/session.ts';
import { NoLocalStore } from './localStore.ts';
import {
  clearSession,
  currentSession,
  onOtherPerson,
  sessionEndedBy,
  storeBranch,
  storeSession,
  subscribeSession,
  useSession,
  useSessionIfAny,
} from './session.ts';

function Name() {
  return <p>{useSession().username}</p>;
}

test('a page inside the layout has a session, or it is no such page', () => {
  expect(() => renderHook(() => useSession())).toThrow('useSession needs a page inside the layout.');
});

test('anyone who watches the session is notified of every change, also of another tab, until they stop', () => {
  const [listen, forget] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  const ofStorage = (spy: typeof listen) => spy.mock.calls.filter(([event]) => event === 'storage').length;
  const [first, second] = [vi.fn(), vi.fn()];
  const leaveFirst = subscribeSession(first);
  expect(ofStorage(listen)).toBe(1);
  const leaveSecond = subscribeSession(second);
  storeSession(cashier);
  window.dispatchEvent(new StorageEvent('storage'));
  leaveFirst();
  expect([ofStorage(listen), ofStorage(forget)]).toEqual([1, 0]);
  clearSession();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 3]);
  leaveSecond();
  window.dispatchEvent(new StorageEvent('storage'));
  expect([second.mock.calls.length, ofStorage(forget)]).toEqual([3, 1]);
});

test('who may or may not be signed in is followed', () => {
  const { result } = renderHook(() => useSessionIfAny());
  expect(result.current).toBeNull();
  act(() => storeSession(cashier));
  expect(result.current?.username).toBe('cashier');
  act(() => clearSession('user'));
  expect([result.current, sessionEndedBy()]).toEqual([null, 'user']);
  clearSession();
  expect(sessionEndedBy()).toBe('server');
});

test('a branch is chosen by the signed-in user', () => {
  storeBranch({ id: 'branch-2', name: 'Ari' });
  expect([currentSession(), localStorage.getItem('taem.session')]).toEqual([null, null]);
  storeSession(cashier);
  storeBranch({ id: 'branch-2', name: 'Ari' });
  expect(currentSession()).toEqual({ ...cashier, branchId: 'branch-2', branchName: 'Ari' });
});

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

const inAnotherTab = (change: () => void) => {
  change();
  window.dispatchEvent(new StorageEvent('storage'));
};

test.each([
  ['who signs out in one tab has left all of them', 'user', 1],
  ['a session that ended in one tab may be taken up again in all of them', 'server', 0],
] as const)('%s', async (_rule, by, times) => {
  storeSession(cashier);
  clearSession(by);
  const left = localStorage.getItem('taem.session');
  storeSession(cashier);
  const leave = vi.fn();
  onOtherPerson(leave);
  inAnotherTab(() =>
    left === null ? localStorage.removeItem('taem.session') : localStorage.setItem('taem.session', left),
  );
  expect([currentSession(), sessionEndedBy(), leave.mock.calls.length]).toEqual([null, by, times]);
});

test('a page that is opened after someone signed out leads back to itself', async () => {
  storeSession(cashier);
  clearSession('user');
  vi.resetModules();
  const opened = await import('./session.ts');
  expect([opened.currentSession(), opened.sessionEndedBy()]).toEqual([null, 'server']);
});
