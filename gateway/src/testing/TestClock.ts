/** The time of the tests of a process and of the databases that they use: what one stack sets holds for all beside it. */
export interface TestClock {
  /** From now on it is this moment, which stands still until the next call. */
  set(moment: string | Date): Promise<void>;
  advance(ms: number): Promise<void>;
  /** Real time again. */
  reset(): Promise<void>;
}
