import { afterAll, beforeAll } from 'vitest';

/**
 * What the tests of a file, or of a `describe`, run on: it starts before them and before what is prepared further below, and
 * is closed after them.
 */
export function openForTests<Opened extends { close(): Promise<unknown> }>(start: () => Promise<Opened>): Opened {
  const opened = {} as Opened;
  beforeAll(async () => {
    Object.assign(opened, await start());
  });
  // Where it did not start there is nothing to close.
  afterAll(() => opened.close?.());
  return opened;
}
