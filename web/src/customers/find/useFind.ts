import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { FindKind } from './FindKind.ts';
import { type FindState, readFindAddress, writeFindAddress } from './findAddress.ts';

/** What the address says of a list of people, and how it is changed. */
export interface Find {
  readonly state: FindState;
  readonly isNarrowed: boolean;
  /** What narrows a list begins at its first page; each choice can be taken back with Back. */
  readonly change: (changes: Partial<FindState>) => void;
  /** CUST-13 Opens a person's panel; null closes it. The page stays where it is. */
  readonly choose: (id: string | null) => void;
}

// biome-ignore lint/suspicious/noExplicitAny: whichever list it is.
export function useFind(kind: FindKind<any, string>): Find {
  const { search } = useLocation();
  const [address, setAddress] = useSearchParams();
  const state = readFindAddress(kind, address);
  // A choice builds on the last one, even before the address has it.
  const latest = useRef(state);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what the address says.
  useEffect(() => {
    latest.current = state;
  }, [search]);
  const write = (changes: Partial<FindState>, replace: boolean) => {
    latest.current = { ...latest.current, ...changes };
    setAddress(writeFindAddress(kind, latest.current), { replace, preventScrollReset: true });
  };
  return {
    state,
    isNarrowed: state.keyword !== '' || Object.keys(state.filter).length > 0,
    change: (changes) => write({ page: 1, chosen: null, ...changes }, 'keyword' in changes),
    choose: (chosen) => write({ chosen }, true),
  };
}
