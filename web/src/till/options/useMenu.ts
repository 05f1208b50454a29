import { useMemo } from 'react';
import { useTillOptionGroupsQuery } from '../gql/hooks.ts';
import { useSalesPagePolicy } from '../page/salesPagePolicy.ts';
import { type Menu, menuOf } from './offeredGroups.ts';

/** Returns the options of each product; null until they are loaded. */
export function useMenu(): Menu | null {
  const { data } = useTillOptionGroupsQuery({ fetchPolicy: useSalesPagePolicy() });
  return useMemo(() => data && menuOf(data.optionGroups.items), [data]) ?? null;
}
