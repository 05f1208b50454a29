/** `fault`: the shop may lose data or stops selling. `warning`: it may become a fault. */
export type Level = 'good' | 'warning' | 'fault';

export interface Finding {
  level: Level;
  /** The subject: `PostgreSQL`, `replica`, `disk`. */
  about: string;
  /** The finding, and after a colon what to do about it. */
  message: string;
}

/** Returns functions that create findings of one subject. */
export function findingsAbout(about: string) {
  const of =
    (level: Level) =>
    (message: string): Finding => ({ level, about, message });
  return { good: of('good'), warning: of('warning'), fault: of('fault') };
}

/** Returns why something could not be examined. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return (error.message || code || error.name).split('\n')[0] ?? '';
}
