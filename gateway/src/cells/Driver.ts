/** What runs a command. */
export interface Driver {
  report(line: string): void;
  /** Ends what waits; a shop that is sealed and not switched yet sells on where it was. */
  signal: AbortSignal;
  /** How long the other cell may keep a sealed shop waiting. */
  maxSealedMs?: number;
}
