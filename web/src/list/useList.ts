import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ListShape, type ListState, readListAddress, type Sort, writeListAddress } from './listAddress.ts';

/** The state of a list in the address, and functions to change it. */
export interface ListHandle {
  readonly shape: ListShape;
  readonly state: ListState;
  /** The current order; null if it is not that of a column. */
  readonly order: Sort | null;
  /** Whether the address has a search or filters. */
  readonly isNarrowed: boolean;
  /** The filters of the address, without the defaults that the list opens with. */
  readonly chosen: ListState['filter'];
  /**
   * Changes the state, closes the open row and goes to the first page, unless the changes say otherwise. Back undoes each
   * choice, except typing and corrections (`isMended`).
   */
  readonly change: (changes: Partial<ListState>, isMended?: boolean) => void;
  /** Removes the search and all filters. */
  readonly clear: () => void;
  /** Sets some of the filters; an empty one is removed. */
  readonly narrow: (filter: Readonly<Record<string, string>>) => void;
  /** Opens a row beside the list, which stays as it is; null closes it. */
  readonly choose: (id: string | null) => void;
}

interface Options {
  /** Completes the state of an address, for example with today's days. */
  readonly opened?: (read: ListState) => ListState;
  /** Whether a parameter that is not the list's stays with these changes; the others are removed. */
  readonly beside?: (name: string, changes: Partial<ListState>) => boolean;
}

/** Reads and changes the state of a list, which is in its address. */
export function useList(shape: ListShape, { opened, beside }: Options = {}): ListHandle {
  const { search } = useLocation();
  const [address, setAddress] = useSearchParams();
  const read = readListAddress(shape, address);
  const state = opened?.(read) ?? read;
  // The next choice builds on the last one, even before that is in the address.
  const latest = useRef(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what the address says.
  useEffect(() => {
    latest.current = read;
  }, [search]);

  const write = (changes: Partial<ListState>, isQuiet: boolean) => {
    latest.current = { ...latest.current, ...changes };
    const kept = new URLSearchParams([...address].filter(([name]) => beside?.(name, changes)));
    setAddress(writeListAddress(shape, latest.current, kept), { replace: isQuiet, preventScrollReset: true });
  };
  const { isOf = [] } = shape;
  const change = (changes: Partial<ListState>, isMended = false) =>
    write({ page: 1, chosen: null, ...changes }, isMended || 'keyword' in changes);
  return {
    shape,
    state,
    order: state.sort ?? shape.usual ?? null,
    isNarrowed: read.keyword !== '' || Object.keys(read.filter).some((name) => !isOf.includes(name)),
    chosen: read.filter,
    change,
    clear: () =>
      change({
        ...{
          keyword: '',
          filter: Object.fromEntries(Object.entries(latest.current.filter).filter(([name]) => isOf.includes(name))),
        },
        ...(shape.savedAs === 'segment' && { view: null }),
      }),
    narrow: (filter) =>
      change({
        filter: Object.fromEntries(
          Object.entries({ ...latest.current.filter, ...filter }).filter(([, value]) => value),
        ),
      }),
    choose: (chosen) => write({ chosen }, true),
  };
}
