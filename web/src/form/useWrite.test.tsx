import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UserError } from './userErrorsOf.ts';
import { useWrite } from './useWrite.ts';

vi.mock('../app/notice.tsx', () => ({ useNotice: () => vi.fn() }));

test('a new record whose answer was lost keeps its key, whatever else is written, until it is answered, be it by a refusal', async () => {
  const { result } = renderHook(() => useWrite({ stale: 'stale', failed: 'failed' }));
  const keys: string[] = [];
  const payload = { save: { userErrors: [] as UserError[] } };
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
  payload.save.userErrors = [{ code: 'IDEMPOTENCY_CONFLICT', message: 'used', path: [] }];
  await create(false);
  payload.save.userErrors = [];
  await create(false);
  await create(false);
  expect(keys[1]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});
