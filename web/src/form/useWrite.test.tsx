import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useWrite } from './useWrite.ts';

vi.mock('../app/notice.tsx', () => ({ useNotice: () => vi.fn() }));

test('a new record whose answer was lost keeps its key, whatever else is written, until it is answered', async () => {
  const { result } = renderHook(() => useWrite({ stale: 'stale', failed: 'failed' }));
  const keys: string[] = [];
  const payload = { save: { userErrors: [] } };
  const create = (isLost: boolean) =>
    act(() =>
      result.current.create(async (key) => {
        keys.push(key);
        if (isLost) throw new Error('lost');
        return { data: payload };
      }, 'done'),
    );
  await create(true);
  await act(() => result.current.write(async () => ({ data: payload }), 'done'));
  await create(false);
  await create(false);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
