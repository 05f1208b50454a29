import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { type Finding, findingsAbout } from './Finding.ts';

/** Limits for the clock, by which tokens, one-time codes and business days are judged. */
const CLOCK_SECONDS = { warning: 2, fault: 60 };
const GIBIBYTE = 2 ** 30;
const ROOM = { warning: 5 * GIBIBYTE, fault: GIBIBYTE };

export async function clockFindings(client: pg.Client): Promise<Finding[]> {
  const { good, warning, fault } = findingsAbout('clock');
  const before = Date.now();
  const { rows } = await client.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 * 1000 as now',
  );
  const after = Date.now();
  const now = rows[0]?.now ?? Number.NaN;
  // A difference within the round trip may be the answer's travel time.
  const seconds = Math.max(before - now, now - after, 0) / 1_000;
  const apart = `this machine's clock and that of PostgreSQL are ${seconds.toFixed(1)} s apart`;
  if (seconds > CLOCK_SECONDS.fault) return [fault(`${apart}: set both by NTP`)];
  return [seconds > CLOCK_SECONDS.warning ? warning(`${apart}: set both by NTP`) : good(apart)];
}

export async function diskFindings(dataDir: string): Promise<Finding[]> {
  const about = findingsAbout('disk');
  const found = await roomFinding(dataDir, 'DATA_DIR', about).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return about.warning(`there is no folder ${dataDir}: look whether DATA_DIR is right`);
  });
  return [found];
}

/** Reports the free space on a folder's disk. */
export async function roomFinding(
  folder: string,
  what: string,
  { good, warning, fault }: ReturnType<typeof findingsAbout>,
): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  const room = `${(free / GIBIBYTE).toFixed(1)} GiB are free where ${what} is`;
  if (free < ROOM.fault) return fault(`${room}: make room`);
  return free < ROOM.warning ? warning(`${room}: make room`) : good(room);
}
