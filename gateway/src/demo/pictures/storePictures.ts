import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { FileStore } from '../../files/FileStore.ts';
import { PUBLIC_FOLDER, portraitFolder } from '../../files/saveImage.ts';

/** Stores the drawn pictures like uploaded ones of the realm, and returns their addresses by name. */
export async function storePictures(
  files: FileStore,
  realmId: string,
  onStored: (done: number, total: number) => void = () => undefined,
): Promise<ReadonlyMap<string, string>> {
  const folder = drawnFolder();
  const names = (await readdir(folder)).filter((file) => file.endsWith('.webp'));
  let done = 0;
  const addresses = names.map(async (file): Promise<[string, string]> => {
    const image = await readFile(join(folder, file));
    const kept = file.startsWith('person-') ? portraitFolder(realmId) : PUBLIC_FOLDER;
    const key = `${kept}/${createHash('sha256').update(image).digest('hex').slice(0, 32)}.webp`;
    await files.put(key, image);
    done += 1;
    onStored(done, names.length);
    return [file.slice(0, -'.webp'.length), `/files/${key}`];
  });
  return new Map(await Promise.all(addresses));
}

/** The built gateway is one file in another folder, so the pictures are located from the package's root. */
function drawnFolder(): string {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const drawn = join(folder, 'src/demo/pictures/drawn');
    if (existsSync(drawn)) return drawn;
  }
  throw new Error('The pictures of the demo shop are missing beside the gateway.');
}
