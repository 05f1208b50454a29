import { statfs } from 'node:fs/promises';
import type pg from 'pg';
import { type Finding, findingsAbout } from './Finding.ts';

/** Tokens, one-time codes and business days are judged by the clock. */
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
  // Anything within the round trip may be the answer's own way.
  const seconds = Math.max(before - now, now - after, 0) / 1_000;
  const apart = `this machine's clock and that of PostgreSQL are ${seconds.toFixed(1)} s apart`;
  if (seconds > CLOCK_SECONDS.fault) return [fault(`${apart}: set both by NTP`)];
  return [seconds > CLOCK_SECONDS.warning ? warning(`${apart}: set both by NTP`) : good(apart)];
}

export async function diskFindings(dataDir: string): Promise<Finding[]> {
  const { good, warning, fault } = findingsAbout('disk');
  const disk = await statfs(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return null;
  });
  if (!disk) return [warning(`there is no folder ${dataDir}: look whether DATA_DIR is right`)];
  const { bavail, bsize } = disk;
  const free = bavail * bsize;
  const room = `${(free / GIBIBYTE).toFixed(1)} GiB are free where DATA_DIR is`;
  if (free < ROOM.fault) return [fault(`${room}: make room`)];
  return [free < ROOM.warning ? warning(`${room}: make room`) : good(room)];
}
