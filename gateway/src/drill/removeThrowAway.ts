import { lstat, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isAlive, removeWithServer } from '../database/runningPostgres.ts';

export const THROW_AWAY = 'taem-drill-';
const OWNER = 'owner';

/** Records which processes use the folder, so that no other drill takes it for an abandoned one. */
export async function claimThrowAway(folder: string, pids: readonly number[]): Promise<void> {
  await writeFile(join(folder, OWNER), pids.join('\n'));
}

/** Kills what still runs in it, and removes the copy of the shop, wherever it is. */
export async function removeThrowAway(folder: string): Promise<void> {
  // If PostgreSQL's account cannot enter the folder, the data is in another one, which this file names.
  const location = (await readFile(join(folder, 'postgres.location'), 'utf8').catch(() => '')).trim();
  const elsewhere = location && (await isDataOf(folder, dirname(location))) ? location : '';
  if (elsewhere) await removeWithServer(elsewhere, dirname(elsewhere));
  await removeWithServer(join(folder, 'postgres'), folder);
}

/** Removes what was left by a drill that was killed together with everything around it, as by a power cut. */
export async function removeLeftThrowAways(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (name.startsWith(THROW_AWAY) && (await isOurs(folder)) && !(await isInUse(folder)))
      await removeThrowAway(folder);
  }
}

/** Whether the folder is ours: every account of the machine may create a folder or a link of that name there. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  return found?.isDirectory() === true && (process.getuid === undefined || found.uid === process.getuid());
}

/** Whether the data folder itself names this folder as its owner: nothing else is removed, whatever the file names. */
async function isDataOf(folder: string, parent: string): Promise<boolean> {
  const [owner, own] = await Promise.all([
    readFile(join(parent, 'data-dir'), 'utf8').catch(() => null),
    realpath(folder).catch(() => folder),
  ]);
  return owner === own;
}

const JUST_NOW_MS = 60_000;

async function isInUse(folder: string): Promise<boolean> {
  const owners = await readFile(join(folder, OWNER), 'utf8').catch(() => null);
  // A folder that is being prepared has no owner yet.
  if (owners === null) return Date.now() - ((await stat(folder).catch(() => null))?.mtimeMs ?? 0) < JUST_NOW_MS;
  return owners.split('\n').some((pid) => Number(pid) > 0 && isAlive(Number(pid)));
}
