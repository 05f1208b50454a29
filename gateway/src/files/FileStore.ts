import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Config } from '../config.ts';

/** The store of pictures. Names derive from the content, so a stored file never changes. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null when there is no such file. */
  read(key: string): Promise<{ stream: Readable; size: number } | null>;
  /** Removes a file; does nothing if there is none. */
  remove(key: string): Promise<void>;
}

/** Ending of a name until its file is complete. */
export const UNFINISHED = '.part';

/** Opens a folder of this machine, or any S3-compatible store, which all gateways can share. */
export function openFileStore(dataDir: string, s3: S3Config | null = null): FileStore {
  const opening = s3 ? openBucket(s3) : Promise.resolve(openFolder(dataDir));
  return {
    async put(key, bytes) {
      const disk = await opening;
      if (await disk.exists(key)) return;
      // A bucket never exposes an incomplete file.
      await (s3 ? disk.put(key, bytes) : putWhole(disk, folderOf(dataDir), key, bytes));
    },
    async read(key) {
      const disk = await opening;
      if (!(await disk.exists(key))) return null;
      const { contentLength } = await disk.getMetaData(key);
      return { stream: await disk.getStream(key), size: contentLength };
    },
    async remove(key) {
      const disk = await opening;
      await disk.delete(key);
    },
  };
}

/**
 * Gives a file its name only when it is complete: a file with that name counts as the picture forever, even a part left
 * by a full disk or a killed process.
 */
async function putWhole(disk: Disk, folder: string, key: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${key}.${randomUUID()}${UNFINISHED}`;
  try {
    await disk.put(unfinished, bytes);
    await rename(join(folder, unfinished), join(folder, key));
  } catch (error) {
    await disk.delete(unfinished).catch(() => undefined);
    throw error;
  }
}

const folderOf = (dataDir: string) => join(dataDir, 'files');

function openFolder(dataDir: string): Disk {
  return new Disk(new FSDriver({ location: folderOf(dataDir), visibility: 'public' }));
}

/** The S3 client is large, so it is loaded only if there is a bucket. */
async function openBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      endpoint,
      region,
      bucket,
      credentials: { accessKeyId, secretAccessKey },
      // Stores other than Amazon's lack sub-domains for buckets, rights for single files, and new checksums.
      forcePathStyle: true,
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // Only the gateway reads the bucket, and serves the pictures.
      visibility: 'private',
      maxAttempts: 3,
    }),
  );
}
