/** The clock of the tests in a process and of their databases: setting it affects all stacks of the process. */
export interface TestClock {
  /** Sets the time, which stands still until the next call. */
  set(moment: string | Date): Promise<void>;
  advance(ms: number): Promise<void>;
  /** Returns to real time. */
  reset(): Promise<void>;
}
