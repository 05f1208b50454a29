import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { type ListShape, type ListState, readListAddress, type Sort, writeListAddress } from './listAddress.ts';

/** What the address says of a list, and how it is changed. */
export interface ListHandle {
  readonly shape: ListShape;
  readonly state: ListState;
  /** The order that it is in; null where it is not that of a column. */
  readonly order: Sort | null;
  /** Searched or filtered, by what the address says. */
  readonly isNarrowed: boolean;
  /** The filters of the address, without what the list opens with by itself. */
  readonly chosen: ListState['filter'];
  /** What narrows a list begins at its first page; each choice can be taken back with Back, but for what is typed or mended. */
  readonly change: (changes: Partial<ListState>, isMended?: boolean) => void;
  /** Takes away all that narrows it. */
  readonly clear: () => void;
  /** Sets some of the filters; an empty one is taken away. */
  readonly narrow: (filter: Readonly<Record<string, string>>) => void;
  /** Looks at a row beside the list, which stays where it is; null closes it. */
  readonly choose: (id: string | null) => void;
}

interface Options {
  /** What the list shows of an address that says less: the days of today, say. */
  readonly opened?: (read: ListState) => ListState;
  /** Parameters of the address that are not the list's and stay with these changes; the others go. */
  readonly beside?: (name: string, changes: Partial<ListState>) => boolean;
}

/** The state of a list, which stands in its address. */
export function useList(shape: ListShape, { opened, beside }: Options = {}): ListHandle {
  const { search } = useLocation();
  const [address, setAddress] = useSearchParams();
  const read = readListAddress(shape, address);
  const state = opened?.(read) ?? read;
  // A choice builds on the last one, even before the address has it.
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
