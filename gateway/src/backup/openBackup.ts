import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { StartRefusal } from '../database/StartRefusal.ts';
import { BACKUP_FORMAT, type BackupManifest, MANIFEST } from './BackupManifest.ts';

export interface Backup {
  manifest: BackupManifest;
  /** The bytes of an entry; ends with a refusal when they are not those that were written. */
  read(entry: string, sha256: string): AsyncGenerator<Buffer>;
  close(): void;
}

/** A file that `writeBackup` has written. Its list of entries stands at its end: one that was cut off is refused here. */
export async function openBackup(file: string): Promise<Backup> {
  const zip = await openZip(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new StartRefusal(`There is no file ${file}.`);
    throw new StartRefusal(`${file} is no whole backup: ${error.message.replace(/\.*$/, '.')}`);
  });
  const entries = await listEntries(zip);
  const open = async (name: string): Promise<Readable> => {
    const entry = entries.get(name);
    if (!entry) throw new StartRefusal(`${file} is no whole backup: ${name} is missing.`);
    return new Promise((resolve, reject) =>
      zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
    );
  };
  const manifest = JSON.parse(await text(await open(MANIFEST))) as BackupManifest;
  if (manifest.format !== BACKUP_FORMAT) throw new StartRefusal(`${file} is a backup of another version of Taem.`);
  return {
    manifest,
    async *read(name, sha256) {
      const hash = createHash('sha256');
      for await (const chunk of await open(name)) {
        hash.update(chunk);
        yield chunk;
      }
      if (hash.digest('hex') !== sha256) throw new StartRefusal(`${file} is damaged: ${name} is not what was written.`);
    },
    close: () => zip.close(),
  };
}

function openZip(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) =>
    yauzl.open(file, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip))),
  );
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries)).once('error', reject);
    zip.readEntry();
  });
}
