/** The program that runs a command. */
export interface Driver {
  report(line: string): void;
  /** Ends all waiting; a shop that is sealed and not switched yet then sells on where it was. */
  signal: AbortSignal;
  /** How long the other cell may keep a sealed shop waiting, in milliseconds. */
  maxSealedMs?: number;
}
