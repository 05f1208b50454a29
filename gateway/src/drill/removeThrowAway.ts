import { lstat, readdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { isAlive, removeWithServer } from '../database/runningPostgres.ts';

export const THROW_AWAY = 'taem-drill-';
const OWNER = 'owner';

/** Says who works in the folder, so that no other drill takes it for one that was left. */
export async function claimThrowAway(folder: string, pids: readonly number[]): Promise<void> {
  await writeFile(join(folder, OWNER), pids.join('\n'));
}

/** Ends what still runs in it, and removes the copy of the shop wherever it lies. */
export async function removeThrowAway(folder: string): Promise<void> {
  // Where the account of PostgreSQL cannot enter the folder, the data lie in another one, which this file names.
  const location = (await readFile(join(folder, 'postgres.location'), 'utf8').catch(() => '')).trim();
  const elsewhere = location && (await isDataOf(folder, dirname(location))) ? location : '';
  if (elsewhere) await removeWithServer(elsewhere, dirname(elsewhere));
  await removeWithServer(join(folder, 'postgres'), folder);
}

/** What was left by a drill that was killed together with everything around it, as by a power cut. */
export async function removeLeftThrowAways(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const folder = join(tmpdir(), name);
    if (name.startsWith(THROW_AWAY) && (await isOurs(folder)) && !(await isInUse(folder)))
      await removeThrowAway(folder);
  }
}

/** Every account of the machine may make a folder of that name there, or a link to one. */
async function isOurs(folder: string): Promise<boolean> {
  const found = await lstat(folder).catch(() => null);
  return found?.isDirectory() === true && (process.getuid === undefined || found.uid === process.getuid());
}

/** As the folder says that has the data: nothing else is removed, whatever the file names. */
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
  // One that is being prepared has no owner yet.
  if (owners === null) return Date.now() - ((await stat(folder).catch(() => null))?.mtimeMs ?? 0) < JUST_NOW_MS;
  return owners.split('\n').some((pid) => Number(pid) > 0 && isAlive(Number(pid)));
}
