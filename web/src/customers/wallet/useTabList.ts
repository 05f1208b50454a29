import { MEMBER_TRANSACTION_PAGE_SIZE } from '@taem/domain/limits.ts';
import type { ListShape } from '../../list/listAddress.ts';
import { type ListHandle, useList } from '../../list/useList.ts';

const TAB = { filters: [], sorts: {}, columns: [], perPage: MEMBER_TRANSACTION_PAGE_SIZE } satisfies ListShape;

/** Returns the list of a tab; other parameters of the address stay. */
export const useTabList = (filters: ListShape['filters'] = TAB.filters): ListHandle =>
  useList({ ...TAB, filters }, { beside: () => true });
