import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CountLineFragment } from '../gql/graphql.ts';
import { useEnterStockCountMutation } from '../gql/hooks.ts';
import { changeUnsaved, type Entries, readUnsaved } from './unsaved.ts';
import type { Refused } from './useCountRefusal.ts';

/** Entries that are sent at once. */
const MAX_SENT = 500;

export interface Counting {
  /** What was counted here and is not saved yet, the first to be saved first. */
  readonly waiting: Entries;
  /** Why the first was not saved: refused, or with no code where the server was not reached. */
  readonly stopped: Refused | null;
  /** The line that was counted last. */
  readonly last: { readonly line: CountLineFragment; readonly pieces: number | null } | null;
  readonly add: (entries: Entries) => void;
  /** Tries again; with `addLines` goods that are not on the sheet are put on it. */
  readonly again: (addLines?: boolean) => void;
  /** Leaves the first out. */
  readonly drop: () => void;
  readonly dropAll: () => void;
}

/**
 * Saves what is counted one after the other, so that a scanner is never waited for. An entry has its id from the start: sent again
 * after an answer that was lost, it counts once. Until it is saved it stays on the device: a page that is opened again goes on.
 */
export function useCounting(countId: string, onSaved: () => void): Counting {
  const [enter] = useEnterStockCountMutation();
  const [waiting, setWaiting] = useState(() => readUnsaved(countId));
  const [stopped, setStopped] = useState<Refused | null>(null);
  const [last, setLast] = useState<Counting['last']>(null);
  const queue = useRef(waiting);
  const isBusy = useRef(false);

  const change = (how: (entries: Entries) => Entries) => {
    queue.current = how(queue.current);
    setWaiting(queue.current);
    changeUnsaved(countId, how);
  };
  const leaveOut = (gone: Entries) => {
    const ids = new Set(gone.map(({ id }) => id));
    change((entries) => entries.filter(({ id }) => !ids.has(id)));
  };

  const run = async (addLines = false) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStopped(null);
    let isAdding = addLines;
    while (queue.current.length > 0) {
      // What may be put on the sheet is the entry that was refused, and no other.
      const entries = queue.current.slice(0, isAdding ? 1 : MAX_SENT);
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

  const saved = (entries: Entries, lines: readonly CountLineFragment[]) => {
    leaveOut(entries);
    const entry = entries.at(-1);
    const line = lines.find(({ productId, code }) =>
      entry?.productId ? productId === entry.productId : code.toLowerCase() === entry?.code?.trim().toLowerCase(),
    );
    if (line) setLast({ line, pieces: entry?.mode === 'ADD' ? (entry.quantity ?? null) : null });
    onSaved();
  };

  /** false where one of them was not taken: it is the first that waits then. */
  const saveEach = async (entries: Entries): Promise<boolean> => {
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

  const goOn = useEffectEvent(run);
  // What was left by a page that was closed, and what a lost connection held up.
  useEffect(() => {
    const resume = () => {
      if (queue.current.length > 0) void goOn();
    };
    resume();
    window.addEventListener('online', resume);
    return () => window.removeEventListener('online', resume);
  }, []);

  return {
    waiting,
    stopped,
    last,
    add: (entries) => {
      change((others) => [...others, ...entries]);
      if (!stopped) void run();
    },
    again: (addLines) => void run(addLines),
    drop: () => {
      leaveOut(queue.current.slice(0, 1));
      void run();
    },
    dropAll: () => {
      leaveOut(queue.current);
      setStopped(null);
    },
  };
}
