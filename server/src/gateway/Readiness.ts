/** What the gateway says of itself at `/readyz`. */
export interface Readiness {
  ready: boolean;
  /** Null where it does not say. */
  backups: Backups | null;
}

export interface Backups {
  /** When one was last restored to try it, in seconds since 1970; null while none was. */
  drilledAt: number | null;
  /** Whether PostgreSQL's log is archived as it should be; null without an archive. */
  isArchiving: boolean | null;
}

/** Null for what another gateway answers. */
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
