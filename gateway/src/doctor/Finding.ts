/** `fault`: the shop may lose something or stops selling. `warning`: it may become one. */
export type Level = 'good' | 'warning' | 'fault';

export interface Finding {
  level: Level;
  /** What was looked at: `PostgreSQL`, `replica`, `disk`. */
  about: string;
  /** What was found, and after a colon what to do about it. */
  message: string;
}

/** Findings of one subject. */
export function findingsAbout(about: string) {
  const of =
    (level: Level) =>
    (message: string): Finding => ({ level, about, message });
  return { good: of('good'), warning: of('warning'), fault: of('fault') };
}

/** Why something could not be examined. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return (error.message || code || error.name).split('\n')[0] ?? '';
}
