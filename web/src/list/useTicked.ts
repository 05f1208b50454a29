import { useState } from 'react';
import type { ListState } from './listAddress.ts';

/** The ticked rows of a list, or all rows that match its filters. */
export interface Ticked {
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
  readonly count: number;
  choose(ids: ReadonlySet<string>): void;
  /** Absent if only rows that were displayed can be ticked. */
  chooseAll?(): void;
  clear(): void;
}

/** Holds the ticked rows of a list across pages, until its search or filters change. */
export function useTicked({ keyword, filter }: ListState, total: number): Required<Ticked> {
  const narrowed = JSON.stringify([keyword, filter]);
  const [chosen, setChosen] = useState({ narrowed, ids: new Set<string>() as ReadonlySet<string>, all: false });
  const { ids, all } = chosen.narrowed === narrowed ? chosen : { ids: new Set<string>(), all: false };
  return {
    ids,
    all,
    count: all ? total : ids.size,
    choose: (next) => setChosen({ narrowed, ids: next, all: false }),
    chooseAll: () => setChosen({ narrowed, ids, all: true }),
    clear: () => setChosen({ narrowed, ids: new Set(), all: false }),
  };
}
