import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^taem-import-(\d+)-/;

/**
 * Creates a folder for the files of one import, which people sent, for as long as they are read. Its name contains the
 * process id.
 */
export const openImportFolder = (parent = tmpdir()): Promise<string> =>
  mkdtemp(join(parent, `taem-import-${process.pid}-`));

/**
 * Removes folders of gateways that were killed while they read a file, as it may be a list of customers. Only called at
 * the start, when this process has none: a folder with its own process id is then of an earlier process.
 */
export async function removeLeftImports(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue;
    // Folders of other accounts are left, as they cannot be removed.
    await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
