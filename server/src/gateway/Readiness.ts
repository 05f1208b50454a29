/** What the gateway reports at `/readyz`. */
export interface Readiness {
  ready: boolean;
  /** null if it does not report them. */
  backups: Backups | null;
}

export interface Backups {
  /** When a backup was last restored as a test, in seconds since 1970; null if never. */
  drilledAt: number | null;
  /** Whether PostgreSQL's log is being archived correctly; null without an archive. */
  isArchiving: boolean | null;
}

/** Reads the backups in an answer; null for any other answer. */
export function readBackups(answer: unknown): Backups | null {
  const backups = (answer as { payload?: { backups?: { drilled_at?: unknown; archive?: unknown } } } | null)?.payload
    ?.backups;
  if (!backups) return null;
  const drilled = typeof backups.drilled_at === 'string' ? Date.parse(backups.drilled_at) / 1_000 : Number.NaN;
  return {
    drilledAt: Number.isFinite(drilled) ? drilled : null,
    isArchiving: backups.archive === 'good' || (backups.archive === 'failing' ? false : null),
  };
}
