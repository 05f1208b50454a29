import { expect, test, vi } from 'vitest';
import { answer } from '../testing/answer.ts';
import { cashier } from '../testing/session.ts';
import { readDraft, removeDraft, writeDraft } from './drafts.ts';
import { currentSession, sessionEndedBy, storeSession } from './session.ts';
import { signOut } from './signOut.ts';

test.each([
  ['and the server is told', () => Promise.resolve(answer({ signOut: { userErrors: [] } }))],
  ['also when the server cannot be reached', () => Promise.reject(new TypeError('offline'))],
])('a user who leaves is forgotten on this device with all that was half done, %s', async (_how, reply) => {
  const ask = vi.fn<typeof fetch>(reply);
  vi.stubGlobal('fetch', ask);
  storeSession(cashier);
  writeDraft('basket', { items: [] });
  writeDraft('record.Product.new', { name: 'ชา' });
  await signOut();
  expect(ask.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer access-1' });
  expect([currentSession(), sessionEndedBy()]).toEqual([null, 'user']);
  storeSession(cashier);
  expect(readDraft('basket', {})).toBeNull();
  // OP-34 A record of the shop waits for the user who wrote it, and is not shown to the next person.
  expect(readDraft('record.Product.new', {})).toEqual({ name: 'ชา' });
  storeSession({ ...cashier, id: 'somebody else' });
  expect(readDraft('record.Product.new', {})).toBeNull();
});

test('a bill that waits for another person is neither shown nor overwritten nor removed, for as long as a till may stay open', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  const [bill, other] = [{ items: ['of the first'] }, { items: ['of the second'] }];
  storeSession(cashier);
  writeDraft('basket', bill);
  storeSession({ ...cashier, id: 'second' });
  expect(readDraft('basket', {})).toBeNull();
  removeDraft('basket');
  writeDraft('basket', other);
  await signOut();
  storeSession(cashier);
  expect(readDraft('basket', {})).toEqual(bill);
  storeSession({ ...cashier, id: 'second' });
  expect(readDraft('basket', {})).toBeNull();
  vi.setSystemTime(Date.now() + 16 * 60 * 60_000 + 1);
  await signOut();
  storeSession(cashier);
  expect(readDraft('basket', {})).toBeNull();
  vi.useRealTimers();
});

test('a bill that an earlier version kept is there after the next one is loaded', () => {
  storeSession(cashier);
  localStorage.setItem('taem.draft.basket', JSON.stringify({ owner: cashier.id, draft: { items: [] } }));
  expect(readDraft('basket', {})).toEqual({ items: [] });
  removeDraft('basket');
  expect(readDraft('basket', {})).toBeNull();
});

test('the server is not called where no one is signed in', async () => {
  const ask = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', ask);
  await signOut();
  expect(ask).not.toHaveBeenCalled();
});
