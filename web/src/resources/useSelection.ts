import { bulkFields } from '@taem/domain/changes/bulkEdit.ts';
import type { RecordDeclaration } from '@taem/domain/record/defineRecord.ts';
import { useState } from 'react';
import type { ListState } from './listAddress.ts';
import { useViewer } from './useViewer.ts';

/** The rows of a list that were chosen, or all that the list is narrowed to. */
export interface Selection {
  readonly ids: ReadonlySet<string>;
  readonly all: boolean;
  readonly count: number;
  choose(ids: ReadonlySet<string>): void;
  chooseAll(): void;
  clear(): void;
}

/** What is chosen in a list, as long as it is narrowed alike; null where nothing can be done with many records. */
export function useSelection(record: RecordDeclaration, state: ListState, total: number): Selection | null {
  const viewer = useViewer();
  const narrowed = JSON.stringify([state.keyword, state.filter]);
  const [chosen, setChosen] = useState({ narrowed, ids: new Set<string>() as ReadonlySet<string>, all: false });
  const { ids, all } = chosen.narrowed === narrowed ? chosen : { ids: new Set<string>(), all: false };
  const mayWrite =
    record.update !== undefined && viewer.canWrite(record.update as Parameters<typeof viewer.canWrite>[0]);
  if (!mayWrite || record.whole || bulkFields(record).length === 0) return null;
  return {
    ids,
    all,
    count: all ? total : ids.size,
    choose: (next) => setChosen({ narrowed, ids: next, all: false }),
    chooseAll: () => setChosen({ narrowed, ids, all: true }),
    clear: () => setChosen({ narrowed, ids: new Set(), all: false }),
  };
}
