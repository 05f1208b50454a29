import { constants, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Makes `to` hold the pictures of `from`. Their names come from their content, so what has a name is there. What was removed
 * goes from there too, as people who were erased expect.
 */
export async function copyPictures(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const [pictures, copies] = [await listFiles(from), await listFiles(to)];
  for (const name of pictures) {
    if (copies.has(name)) continue;
    const copy = join(to, name);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    // One that goes in the meantime is not needed any more.
    const isThere = await copyFile(join(from, name), `${copy}.part`, constants.COPYFILE_FICLONE).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return false;
      },
    );
    if (isThere) await rename(`${copy}.part`, copy);
  }
  for (const name of copies) if (!pictures.has(name)) await rm(join(to, name), { force: true });
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(files.map((path) => relative(folder, path)));
}
