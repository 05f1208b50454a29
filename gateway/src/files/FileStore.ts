import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { S3Config } from '../config.ts';

/** Where pictures are kept. Names come from their content, so a stored file never changes. */
export interface FileStore {
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** null when there is no such file. */
  read(key: string): Promise<{ stream: Readable; size: number } | null>;
  /** Also where there is no such file. */
  remove(key: string): Promise<void>;
}

/** A folder of this machine, or any store that speaks S3: with the latter all gateways share one. */
export function openFileStore(dataDir: string, s3: S3Config | null = null): FileStore {
  const opening = s3 ? openBucket(s3) : Promise.resolve(openFolder(dataDir));
  return {
    async put(key, bytes) {
      const disk = await opening;
      if (!(await disk.exists(key))) await disk.put(key, bytes);
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

function openFolder(dataDir: string): Disk {
  return new Disk(new FSDriver({ location: join(dataDir, 'files'), visibility: 'public' }));
}

/** Its client is large, so it is loaded only where there is a bucket. */
async function openBucket({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Config): Promise<Disk> {
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      endpoint,
      region,
      bucket,
      credentials: { accessKeyId, secretAccessKey },
      // Stores other than Amazon's have no sub-domain for each bucket, no rights for single files, no new checksums.
      forcePathStyle: true,
      supportsACL: false,
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      // The gateway alone reads the bucket and serves the pictures.
      visibility: 'private',
      maxAttempts: 3,
    }),
  );
}
