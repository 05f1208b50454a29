const HOUR_MS = 3_600_000;

/** Returns the age in words: `40 minutes`, `17 hours`, `3 days`. */
export function ageOf(moment: Date, now = Date.now()): string {
  const hours = Math.max(0, now - moment.getTime()) / HOUR_MS;
  const minutes = Math.round(hours * 60);
  if (hours < 2) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return hours < 48 ? `${Math.round(hours)} hours` : `${Math.floor(hours / 24)} days`;
}
