import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { StartRefusal } from '../database/StartRefusal.ts';
import {
  type BackupManifest,
  fileEntry,
  formatSchema,
  isSupportedFormat,
  MANIFEST,
  MANIFEST_SUM,
  manifestSchema,
  tableEntry,
} from './BackupManifest.ts';
import { oneLine } from './oneLine.ts';

export interface Backup {
  manifest: BackupManifest;
  /** Yields the bytes of an entry; throws at the end if they differ from those written. */
  read(entry: string, sha256: string): AsyncGenerator<Buffer>;
  close(): void;
}

/** Larger than a list of a million pictures. */
const MAX_MANIFEST_BYTES = 256 * 1024 * 1024;
/** Far larger than any stored picture, and each is held in memory. */
const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

/**
 * Opens a file that `writeBackup` has written. Reads it once to its end before anything is done with it: a file that
 * was cut off, changed, or combined from several is refused here, in one line.
 */
export async function openBackup(file: string): Promise<Backup> {
  const zip = await openZip(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new StartRefusal(`There is no file ${file}.`);
    throw notWhole(file, error.message);
  });
  try {
    const archive = new Archive(file, zip, await listEntries(zip));
    const manifest = await readManifest(archive);
    await verify(archive, manifest);
    return { manifest, read: (entry, sha256) => archive.read(entry, sha256), close: () => zip.close() };
  } catch (error) {
    zip.close();
    if (error instanceof StartRefusal) throw error;
    throw notWhole(file, error instanceof Error ? error.message : String(error));
  }
}

class Archive {
  readonly file: string;
  readonly entries: ReadonlyMap<string, Entry>;
  private readonly zip: ZipFile;

  constructor(file: string, zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.file = file;
    this.zip = zip;
    this.entries = entries;
  }

  async text(name: string): Promise<string> {
    if (this.entry(name).uncompressedSize > MAX_MANIFEST_BYTES) throw notWhole(this.file, `${name} is too large`);
    const chunks: Buffer[] = [];
    for await (const chunk of this.bytes(name)) chunks.push(chunk);
    return Buffer.concat(chunks).toString('utf8');
  }

  async *read(name: string, sha256: string): AsyncGenerator<Buffer> {
    const hash = createHash('sha256');
    for await (const chunk of this.bytes(name)) {
      hash.update(chunk);
      yield chunk;
    }
    if (hash.digest('hex') !== sha256) throw damaged(this.file, `${name} is not what was written`);
  }

  private async *bytes(name: string): AsyncGenerator<Buffer> {
    const entry = this.entry(name);
    const stream = await new Promise<Readable>((resolve, reject) =>
      this.zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
    ).catch((error) => {
      throw damaged(this.file, `${name}: ${error.message}`);
    });
    let broken: Error | undefined;
    stream.once('error', (error) => {
      broken = error;
    });
    try {
      yield* stream;
    } catch (error) {
      throw broken ? damaged(this.file, `${name}: ${broken.message}`) : error;
    }
  }

  private entry(name: string): Entry {
    const entry = this.entries.get(name);
    if (!entry) throw notWhole(this.file, `${name} is missing`);
    return entry;
  }
}

async function readManifest(archive: Archive): Promise<BackupManifest> {
  const text = await archive.text(MANIFEST);
  const json = parse(text);
  const format = formatSchema.safeParse(json).data?.format;
  if (format !== undefined && !isSupportedFormat(format)) {
    throw new StartRefusal(`${archive.file} is a backup of another version of Taem.`);
  }
  if (format !== 1) {
    const written = await archive.text(MANIFEST_SUM);
    if (createHash('sha256').update(text).digest('hex') !== written) {
      throw damaged(archive.file, `${MANIFEST} is not what was written`);
    }
  }
  const { data } = manifestSchema.safeParse(json);
  if (!data) throw damaged(archive.file, `${MANIFEST} is no list of a backup`);
  return data;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

async function verify(archive: Archive, { tables, files }: BackupManifest): Promise<void> {
  const listed = new Map<string, string>();
  for (const { name, sha256 } of tables) listed.set(tableEntry(name), sha256);
  for (const { path, sha256 } of files) listed.set(fileEntry(path), sha256);
  for (const name of archive.entries.keys()) {
    if (name === MANIFEST || name === MANIFEST_SUM || listed.has(name)) continue;
    throw damaged(archive.file, `${name} is not in its list`);
  }
  const large = files.find(
    ({ path }) => (archive.entries.get(fileEntry(path))?.uncompressedSize ?? 0) > MAX_PICTURE_BYTES,
  );
  if (large) throw damaged(archive.file, `${large.path} is larger than any picture`);
  for (const [name, sha256] of listed) {
    for await (const _ of archive.read(name, sha256));
  }
}

function notWhole(file: string, reason: string): StartRefusal {
  return new StartRefusal(oneLine(`${file} is no whole backup: ${reason}`));
}

function damaged(file: string, reason: string): StartRefusal {
  return new StartRefusal(oneLine(`${file} is damaged: ${reason}`));
}

async function openZip(file: string): Promise<ZipFile> {
  // Opening a named pipe would wait for a writer.
  if (!(await stat(file)).isFile()) throw new Error('it is not a file');
  return new Promise((resolve, reject) =>
    yauzl.open(file, { lazyEntries: true, autoClose: false }, (error, zip) => (error ? reject(error) : resolve(zip))),
  );
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      if (entries.has(entry.fileName)) reject(new Error(`${entry.fileName} is in it twice`));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries)).once('error', reject);
    zip.readEntry();
  });
}
