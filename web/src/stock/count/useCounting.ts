import { useRef, useState } from 'react';
import type { CountEntryInput } from '../../gql/contract.ts';
import type { CountLineFragment } from '../gql/graphql.ts';
import { useEnterStockCountMutation } from '../gql/hooks.ts';
import type { Refused } from './useCountRefusal.ts';

/** Entries that are sent at once. */
const MOST_SENT = 500;

export interface Counting {
  /** What was counted here and is not saved yet, the first to be saved first. */
  readonly waiting: readonly CountEntryInput[];
  /** Why the first was not saved: refused, or with no code where the server was not reached. */
  readonly stopped: Refused | null;
  /** The line that was counted last. */
  readonly last: { readonly line: CountLineFragment; readonly pieces: number | null } | null;
  readonly add: (entries: readonly CountEntryInput[]) => void;
  /** Tries again; with `addLines` goods that are not on the sheet are put on it. */
  readonly again: (addLines?: boolean) => void;
  /** Leaves the first out. */
  readonly drop: () => void;
}

/**
 * Saves what is counted one after the other, so that a scanner is never waited for. An entry has its id from the start: sent again
 * after an answer that was lost, it counts once.
 */
export function useCounting(countId: string, onSaved: () => void): Counting {
  const [enter] = useEnterStockCountMutation();
  const [waiting, setWaiting] = useState<readonly CountEntryInput[]>([]);
  const [stopped, setStopped] = useState<Refused | null>(null);
  const [last, setLast] = useState<Counting['last']>(null);
  const queue = useRef<readonly CountEntryInput[]>([]);
  const isBusy = useRef(false);

  const keep = (entries: readonly CountEntryInput[]) => {
    queue.current = entries;
    setWaiting(entries);
  };

  const run = async (addLines = false) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStopped(null);
    let isAdding = addLines;
    while (queue.current.length > 0) {
      // What may be put on the sheet is the entry that was refused, and no other.
      const entries = queue.current.slice(0, isAdding ? 1 : MOST_SENT);
      const input = { countId, entries: [...entries], addLines: isAdding };
      isAdding = false;
      const answer = await enter({ variables: { input } }).catch(() => null);
      const outcome = answer?.data?.enterStockCount;
      const [error] = outcome?.userErrors ?? [];
      if (!outcome || error) {
        // Of several the one that is refused is found by sending each.
        if (error && entries.length > 1 && (await saveEach(entries))) continue;
        if (!error || entries.length === 1) setStopped(error ?? { code: '' });
        break;
      }
      saved(entries, outcome.lines ?? []);
    }
    isBusy.current = false;
  };

  const saved = (entries: readonly CountEntryInput[], lines: readonly CountLineFragment[]) => {
    keep(queue.current.filter((entry) => !entries.includes(entry)));
    const entry = entries.at(-1);
    const line = lines.find(({ productId, code }) =>
      entry?.productId ? productId === entry.productId : code.toLowerCase() === entry?.code?.trim().toLowerCase(),
    );
    if (line) setLast({ line, pieces: entry?.mode === 'ADD' ? (entry.quantity ?? null) : null });
    onSaved();
  };

  /** false where one of them was not taken: it is the first that waits then. */
  const saveEach = async (entries: readonly CountEntryInput[]): Promise<boolean> => {
    for (const entry of entries) {
      const answer = await enter({ variables: { input: { countId, entries: [entry], addLines: false } } }).catch(
        () => null,
      );
      const outcome = answer?.data?.enterStockCount;
      const [error] = outcome?.userErrors ?? [];
      if (!outcome || error) {
        setStopped(error ?? { code: '' });
        return false;
      }
      saved([entry], outcome.lines ?? []);
    }
    return true;
  };

  return {
    waiting,
    stopped,
    last,
    add: (entries) => {
      keep([...queue.current, ...entries]);
      if (!stopped) void run();
    },
    again: (addLines) => void run(addLines),
    drop: () => {
      keep(queue.current.slice(1));
      void run();
    },
  };
}
