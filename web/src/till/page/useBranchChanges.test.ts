import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ParkedBillsChangedDocument } from '../gql/graphql.ts';
import { useBranchChanges } from './useBranchChanges.ts';

vi.mock('../../app/followStream.ts', () => ({
  followStream: ({ onConnected }: { onConnected: () => void }, signal: AbortSignal) => {
    onConnected();
    return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  },
}));

test('what may have changed before the first connection is loaded then, by every part that follows the branch', async () => {
  const [one, other] = [vi.fn(), vi.fn()];
  renderHook(() => useBranchChanges(ParkedBillsChangedDocument, 'branch-1', one));
  renderHook(() => useBranchChanges(ParkedBillsChangedDocument, 'branch-1', other));
  await waitFor(() => expect(other).toHaveBeenCalledOnce());
  expect(one).toHaveBeenCalledOnce();
});
