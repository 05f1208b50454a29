import { constants, copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/**
 * Makes `to` contain exactly the pictures of `from`: removed pictures are deleted there too, as erased people expect.
 * If the folder `from` does not exist, nothing is deleted.
 */
export async function mirrorPictures(from: string, to: string): Promise<void> {
  const pictures = await listFiles(from);
  if (!pictures) return;
  await copyPictures(from, to);
  for (const name of (await listFiles(to)) ?? []) if (!pictures.has(name)) await rm(join(to, name), { force: true });
}

/** Adds missing pictures. Their names derive from their content, so a picture with the same name is the same. */
export async function copyPictures(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const copies = await listFiles(to);
  for (const name of (await listFiles(from)) ?? []) {
    if (copies?.has(name)) continue;
    const copy = join(to, name);
    await mkdir(dirname(copy), { recursive: true, mode: 0o700 });
    // A picture that is removed in the meantime is no longer needed.
    const isThere = await copyFile(join(from, name), `${copy}.part`, constants.COPYFILE_FICLONE).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        return false;
      },
    );
    if (isThere) await rename(`${copy}.part`, copy);
  }
}

/** Returns null if there is no such folder. */
async function listFiles(folder: string): Promise<Set<string> | null> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
      return null;
    },
  );
  if (!entries) return null;
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(files.map((path) => relative(folder, path)));
}
