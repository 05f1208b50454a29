import { expect, test } from 'vitest';
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
