import { useSyncExternalStore } from 'react';

/** Not sold here; not looked up, the network being gone; or read where nothing can be added. */
export type ScanProblemReason = 'unknown' | 'failed' | 'closed';

export interface ScanProblem {
  code: string;
  why: ScanProblemReason;
  times: number;
}

interface Scans {
  /** What was scanned and is not in the basket, until the cashier has dismissed it. */
  problems: readonly ScanProblem[];
  /** Names of products that wait for a dialog to close. */
  waiting: readonly string[];
}

const NONE: Scans = { problems: [], waiting: [] };

let scans = NONE;
const listeners = new Set<() => void>();

/** What the scanner read that the cashier has to know of; it outlives the page on which it was read. */
export const scanStore = {
  get: () => scans,
  report(code: string, why: ScanProblemReason): void {
    const same = scans.problems.findIndex((problem) => problem.code === code && problem.why === why);
    const problem = scans.problems[same];
    const problems = problem
      ? scans.problems.with(same, { ...problem, times: problem.times + 1 })
      : [...scans.problems, { code, why, times: 1 }];
    change({ ...scans, problems });
  },
  dismiss: () => change({ ...scans, problems: [] }),
  wait: (waiting: readonly string[]) => change({ ...scans, waiting }),
  reset: () => change(NONE),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export function useScans(): Scans {
  return useSyncExternalStore(scanStore.subscribe, scanStore.get);
}

function change(next: Scans): void {
  scans = next;
  for (const listener of listeners) listener();
}
