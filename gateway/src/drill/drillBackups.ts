import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { keepLastDrill } from '../files/lastDrill.ts';
import { drillArchive } from './drillArchive.ts';
import { type Drilled, drillBackup } from './drillBackup.ts';

/**
 * `gateway drill`: restores from the backups that a lost shop would be restored from, and records when that succeeded.
 * It only reads backups, and never connects to the shop's database. Returns the program's exit code.
 */
export async function drillBackups(
  { backupDir, archive, dataDir }: Config,
  given: string | undefined,
  report: (line: string) => void,
): Promise<0 | 1> {
  const path = given ?? backupDir;
  if (!path && !archive)
    throw new StartRefusal(
      'Name a backup or the folder of backups: npm run backup:drill -- FOLDER, or set BACKUP_DIR or ARCHIVE_DIR.',
    );
  const drilled = [
    ...(path ? [await drillBackup(resolve(path), report).catch(refused)] : []),
    ...(archive && !given ? [await drillArchive(archive, report).catch(refused)] : []),
  ];
  const faults = drilled.flatMap((one) => one.faults);
  for (const fault of faults) report(fault);
  if (faults.length > 0) return 1;
  const restoredTo = new Date(Math.max(...drilled.map((one) => one.restoredTo.getTime())));
  await keepLastDrill(dataDir, { at: new Date().toISOString(), restoredTo: restoredTo.toISOString() });
  report(
    drilled.length > 1 ? 'The backup and the archive are good.' : path ? 'The backup is good.' : 'The archive is good.',
  );
  return 0;
}

/** Returns the failure as a result, so that the other backup is still tried. */
function refused(error: unknown): Drilled {
  if (error instanceof StartRefusal) return { restoredTo: new Date(0), faults: [error.message] };
  const { code, message } = error as NodeJS.ErrnoException;
  // Node begins messages about files with the code.
  if (code && message.startsWith(`${code}: `))
    return { restoredTo: new Date(0), faults: [`It cannot be read: ${message}.`] };
  throw error;
}
