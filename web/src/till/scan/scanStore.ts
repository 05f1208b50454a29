import { createStore, useStore } from '../../app/createStore.ts';
import { onOtherPerson } from '../../app/session.ts';

/** Not sold here; not looked up, as there is no network; or read where nothing can be added. */
export type ScanProblemReason = 'unknown' | 'failed' | 'closed';

export interface ScanProblem {
  code: string;
  why: ScanProblemReason;
  times: number;
}

interface Scans {
  /** Scans that are not in the basket, until the cashier dismisses them. */
  problems: readonly ScanProblem[];
  /** Names of products that wait for a dialog to close. */
  waiting: readonly string[];
}

const NONE: Scans = { problems: [], waiting: [] };

const scans = createStore(NONE);

/** Scans that the cashier must be informed of; they outlive the page on which they were read. */
export const scanStore = {
  get: scans.get,
  subscribe: scans.subscribe,
  report(code: string, why: ScanProblemReason): void {
    const { problems } = scans.get();
    const same = problems.findIndex((problem) => problem.code === code && problem.why === why);
    const problem = problems[same];
    const next = problem
      ? problems.with(same, { ...problem, times: problem.times + 1 })
      : [...problems, { code, why, times: 1 }];
    scans.set({ ...scans.get(), problems: next });
  },
  dismiss: () => scans.set({ ...scans.get(), problems: [] }),
  wait: (waiting: readonly string[]) => scans.set({ ...scans.get(), waiting }),
  reset: () => scans.set(NONE),
};

onOtherPerson(scanStore.reset);

export const useScans = (): Scans => useStore(scans);
