import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { preloadContract, useContract } from './useContract.ts';

afterEach(() => vi.unstubAllGlobals());

test('a contract that could not be read while its page was opened is requested again', async () => {
  const fetch = vi
    .fn()
    .mockResolvedValueOnce(new Response('', { status: 401 }))
    .mockImplementation(async () => new Response('type Query { day: String }'));
  vi.stubGlobal('fetch', fetch);
  preloadContract();
  await waitFor(() => expect(fetch).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setTimeout(resolve));
  const { result } = renderHook(useContract);
  await waitFor(() => expect(result.current.schema?.getQueryType()?.getFields()).toHaveProperty('day'));
  expect(result.current.failed).toBe(false);
});
