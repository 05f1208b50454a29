/** @module-tag slow */

import { expect, test, vi } from 'vitest';
import { createTestClock } from './createTestClock.ts';
import { startTestDatabase } from './startTestDatabase.ts';

test('a database that goes takes its clock with it: the time is real again, and the next clock can be set', async () => {
  const moment = '2026-03-10T00:30:00.000Z';
  for (let run = 0; run < 2; run += 1) {
    const { url, close } = await startTestDatabase({ clock: true });
    await (await createTestClock(url)).set(moment);
    expect(new Date().toISOString()).toBe(moment);
    await close();
    expect(new Date().toISOString()).not.toBe(moment);
  }
});

test('timers of the test runner that are first requested while the time stands work once it goes on', async () => {
  const { url, close } = await startTestDatabase({ clock: true });
  const clock = await createTestClock(url);
  await clock.set('2026-03-10T00:30:00Z');
  await vi.waitFor(() => expect(new Date().toISOString()).toBe('2026-03-10T00:30:00.000Z'));
  await clock.reset();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-01T00:00:00Z') });
  expect([new Date().toISOString(), Date.now()]).toEqual(['2027-01-01T00:00:00.000Z', Date.parse('2027-01-01')]);
  vi.useRealTimers();
  await clock.set('2026-03-10T00:30:00Z');
  expect(new Date(2026, 0, 1)).toBeInstanceOf(Date);
  await close();
  expect(Date.now()).toBeGreaterThan(Date.parse('2026-11-01'));
});
