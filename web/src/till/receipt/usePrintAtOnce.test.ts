import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePrintAtOnce } from './usePrintAtOnce.ts';

const print = vi.hoisted(() => vi.fn());
vi.mock('../../sale/receipt/usePrint.ts', () => ({ usePrint: () => print }));
vi.mock('../../sale/receipt/ReceiptCode.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('a receipt whose code cannot be fetched is printed once, without it', async () => {
  const receipt = {
    ...{ paper: { current: null }, isDue: true, hasCode: true },
    ...{ documentTitle: 'receipt', onAfterPrint: () => undefined, onEnd: () => undefined },
  };
  const { rerender } = renderHook(() => usePrintAtOnce(receipt));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  rerender();
  expect(print).toHaveBeenCalledOnce();
});
