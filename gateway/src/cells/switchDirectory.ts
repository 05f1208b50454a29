import { chmod, chown, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { withRealmIn } from '@taem/domain/merchant/cellDirectory.ts';
import { readDirectory } from './openCells.ts';

/** Age from which an unfinished file counts as left by a killed program, in milliseconds. */
const STALE_MS = 10_000;

/**
 * Replaces the directory, so that servers see the old or the new one, never a part, and may read it as before. Two
 * programs that write it take turns.
 */
export async function switchDirectory(path: string, realmCode: string, cell: string): Promise<void> {
  // Resolved first, so that a link stays a link.
  const file = await realpath(path);
  const unfinished = `${file}.new`;
  for (;;) {
    try {
      // The program that creates the file has the turn, and gives it back by renaming it.
      await writeFile(unfinished, '', { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const { mtimeMs } = await stat(unfinished).catch(() => ({ mtimeMs: Date.now() }));
      if (Date.now() - mtimeMs > STALE_MS) await rm(unfinished, { force: true });
      await wait(50);
    }
  }
  try {
    await writeFile(unfinished, withRealmIn(await readDirectory(file), realmCode, cell), { flush: true });
    const { mode, uid, gid } = await stat(file);
    await chmod(unfinished, mode);
    // A program without the right to change the owner keeps the file as its own.
    await chown(unfinished, uid, gid).catch(() => undefined);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
