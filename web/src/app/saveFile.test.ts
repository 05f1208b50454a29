import { expect, test, vi } from 'vitest';
import { saveFile } from './saveFile.ts';

test('a file that is saved can be read for a while after the press, and is let go then', () => {
  vi.useFakeTimers();
  const revoked = vi.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: revoked });
  saveFile(new Blob(['x']), 'x.pdf');
  vi.advanceTimersByTime(30_000);
  expect(revoked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:x');
  vi.useRealTimers();
});
