import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^taem-import-(\d+)-/;

/** A folder for the files of one import: what people sent, for as long as it is read. It says whose it is. */
export const openImportFolder = (parent = tmpdir()): Promise<string> =>
  mkdtemp(join(parent, `taem-import-${process.pid}-`));

/**
 * Removes what gateways left that were killed while they read a file: it is a list of customers. Only at
 * the start, when this process has none: one of its number is an earlier process's too.
 */
export async function removeLeftImports(parent = tmpdir()): Promise<void> {
  for (const name of await readdir(parent)) {
    const pid = Number(NAME.exec(name)?.[1] ?? Number.NaN);
    if (Number.isNaN(pid) || (pid !== process.pid && isAlive(pid))) continue;
    // Another account's is not ours to remove.
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
