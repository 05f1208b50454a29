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

test('data that may be old is loaded at the first connection, also where another part follows the same branch already', async () => {
  const fresh = vi.fn();
  const old = vi.fn();
  renderHook(() => useBranchChanges(ParkedBillsChangedDocument, 'branch-1', fresh));
  renderHook(() => useBranchChanges(ParkedBillsChangedDocument, 'branch-1', old, true));
  await waitFor(() => expect(old).toHaveBeenCalledOnce());
  expect(fresh).not.toHaveBeenCalled();
});
