import { useEffect } from 'react';
import { lastPage } from '../ui/Pager.tsx';
import type { ListRows } from './listRows.ts';
import type { ListHandle } from './useList.ts';

/** Replaces a page after the last one by the last: rows were removed, or the filters in the address match fewer. */
export function useLastPage(
  { state: { page, perPage }, change }: ListHandle,
  { items, total, isLoading }: Pick<ListRows<unknown>, 'items' | 'total' | 'isLoading'>,
): void {
  const last = lastPage(total, perPage);
  const isBehind = items !== undefined && !isLoading && page > last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is mended once.
  useEffect(() => {
    if (isBehind) change({ page: last }, true);
  }, [isBehind, last]);
}
