import { POINT_ENTRY_KINDS } from '@taem/domain/customers/wallet/pointEntryKinds.ts';
import { isDay } from '@taem/domain/time/calendar.ts';
import type { PointEntriesQueryVariables } from '../../sale/gql/graphql.ts';
import { useTabList } from './useTabList.ts';

type EntryFilter = NonNullable<PointEntriesQueryVariables['filter']>;
export type EntryKind = NonNullable<NonNullable<EntryFilter['kinds']>>[number];

/** Every kind that the ledger knows, in the words of the contract. */
export const ENTRY_KINDS = POINT_ENTRY_KINDS.map((kind) => kind.toUpperCase() as EntryKind);

const FILTERS = ['kinds', 'from', 'to'];

/** The filter of the wallet from the address; meaningless values are dropped. */
export function useWalletFilter() {
  const list = useTabList(FILTERS);
  const { narrow, chosen } = list;
  const written = chosen['kinds']?.split(',') ?? [];
  const kinds = ENTRY_KINDS.filter((kind) => written.includes(kind));
  const day = (name: string) => (isDay(chosen[name] ?? '') ? (chosen[name] ?? '') : '');
  const [from, to] = [day('from'), day('to')];
  const isBad = from !== '' && to !== '' && from > to;
  const criteria: EntryFilter = {
    kinds: kinds.length > 0 ? [...kinds] : null,
    range: (from || to) && !isBad ? { from: from || null, to: to || null } : null,
  };
  return {
    list,
    kinds,
    from,
    to,
    isBad,
    criteria,
    isNarrowed: kinds.length > 0 || from !== '' || to !== '',
    change: narrow,
    clear: () => narrow({ kinds: '', from: '', to: '' }),
  };
}

export type WalletFilter = ReturnType<typeof useWalletFilter>;
