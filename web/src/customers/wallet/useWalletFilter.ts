import { POINT_ENTRY_KINDS } from '@taem/domain/customers/wallet/pointEntryKinds.ts';
import { chosenDays, DAYS, requestedDays } from '../../list/chosenDays.ts';
import type { PointEntriesQueryVariables } from '../../sale/gql/graphql.ts';
import { useTabList } from './useTabList.ts';

type EntryFilter = NonNullable<PointEntriesQueryVariables['filter']>;
export type EntryKind = NonNullable<NonNullable<EntryFilter['kinds']>>[number];

/** Every kind of ledger entry, as the contract names it. */
export const ENTRY_KINDS = POINT_ENTRY_KINDS.map((kind) => kind.toUpperCase() as EntryKind);

const FILTERS = ['kinds', ...DAYS];

/** Returns the filter of the wallet from the address; invalid values are dropped. */
export function useWalletFilter() {
  const list = useTabList(FILTERS);
  const { narrow, chosen } = list;
  const written = chosen['kinds']?.split(',') ?? [];
  const kinds = ENTRY_KINDS.filter((kind) => written.includes(kind));
  const days = chosenDays(chosen);
  const criteria: EntryFilter = {
    kinds: kinds.length > 0 ? [...kinds] : null,
    range: requestedDays(chosen),
  };
  return {
    list,
    kinds,
    days,
    criteria,
    isNarrowed: kinds.length > 0 || DAYS.some((name) => chosen[name]),
    change: narrow,
    clear: () => narrow({ kinds: '', days: '', from: '', to: '' }),
  };
}

export type WalletFilter = ReturnType<typeof useWalletFilter>;
