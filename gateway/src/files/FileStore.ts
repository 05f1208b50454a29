import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where pictures are kept. Names come from their content, so a stored file never changes. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null when there is no such file. */
  read(key: string): Promise<{ stream: Readable; size: number } | null>;
}

export function openFileStore(dataDir: string): FileStore {
  const disk = new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'public' }));
  return {
    async put(key, bytes) {
      if (!(await disk.exists(key))) await disk.put(key, bytes);
    },
    async read(key) {
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), size: contentLength };
    },
  };
}
