import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CountLineFragment } from '../gql/graphql.ts';
import { useEnterStockCountMutation } from '../gql/hooks.ts';
import { changeUnsaved, type Entries, readUnsaved } from './unsaved.ts';
import type { Refused } from './useCountRefusal.ts';

/** Maximum number of entries sent at once. */
const MAX_SENT = 500;

export interface Counting {
  /** The unsaved entries of this device, in order of saving. */
  readonly waiting: Entries;
  /** Why the first entry was not saved: refused, or with an empty code if the server was not reached. */
  readonly stopped: Refused | null;
  /** The line counted last. */
  readonly last: { readonly line: CountLineFragment; readonly pieces: number | null } | null;
  readonly add: (entries: Entries) => void;
  /** Tries again; with `addLines` adds a product that is not on the sheet. */
  readonly again: (addLines?: boolean) => void;
  /** Drops the first entry. */
  readonly drop: () => void;
  readonly dropAll: () => void;
}

/**
 * Saves entries one after the other, so that a scanner never waits. An entry has its id from the start: sent again after a
 * lost answer, it counts once. It is stored on the device until it is saved: reopening the page continues.
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
      // Only the refused entry may add its product to the sheet.
      const entries = queue.current.slice(0, isAdding ? 1 : MAX_SENT);
      const input = { countId, entries: [...entries], addLines: isAdding };
      isAdding = false;
      const answer = await enter({ variables: { input } }).catch(() => null);
      const outcome = answer?.data?.enterStockCount;
      const [error] = outcome?.userErrors ?? [];
      if (!outcome || error) {
        // Sends each entry separately, to find the refused one.
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

  /** Returns false if one of them was not saved: it is then the first that waits. */
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
  // Continues with entries that a closed page left, or that a lost connection held up.
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
