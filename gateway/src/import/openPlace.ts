import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportTurns } from './ImportTurns.ts';
import { openImportFolder } from './importFolders.ts';

/** Room for the files of one import, and its turn; `close` gives both back. */
export async function openPlace(turns: ImportTurns, realmId: string) {
  const leave = turns.enter(realmId);
  const folder = await openImportFolder().catch((error) => {
    leave();
    throw error;
  });
  return {
    leave,
    file: (name: string) => join(folder, name),
    close: () => rm(folder, { recursive: true, force: true }).finally(leave),
  };
}
