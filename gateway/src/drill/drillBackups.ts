import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { keepLastDrill } from '../files/lastDrill.ts';
import { drillBackup } from './drillBackup.ts';

/**
 * `gateway drill`: restores what a lost shop would be restored from, and keeps when that was good. It reads backups alone,
 * and never connects to the shop's database. The number is what the program ends with.
 */
export async function drillBackups(
  { backupDir, dataDir }: Config,
  given: string | undefined,
  report: (line: string) => void,
): Promise<0 | 1> {
  const path = given ?? backupDir;
  if (!path)
    throw new StartRefusal(
      'Name a backup or the folder of backups: npm run backup:drill -- FOLDER, or set BACKUP_DIR.',
    );
  const { restoredTo, faults } = await drillBackup(resolve(path), report);
  for (const fault of faults) report(fault);
  if (faults.length > 0) return 1;
  await keepLastDrill(dataDir, { at: new Date().toISOString(), restoredTo: restoredTo.toISOString() });
  report('The backup is good.');
  return 0;
}
