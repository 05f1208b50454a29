import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pictureName, withoutEnding } from '@taem/domain/import/pictureSource.ts';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { Actor } from '../../database/Actor.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { saveImage } from '../../files/saveImage.ts';
import { type Problem, Refusal, refuseField } from '../../http/errors.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { NO_PICTURE } from './startFetchingPictures.ts';

const MAX_ENTRIES = 5_000;
const MAX_UNPACKED_BYTES = 2_000_000_000;
/** Pictures hardly compress; anything that compresses better than this is not a picture. */
const MAX_RATIO = 200;
const ENCRYPTED = 1;

export interface ZipOutcome {
  /** Number of products that got a new picture. */
  changed: number;
  same: number;
  /** Files that no product got, by name. */
  left: readonly Problem[];
}

interface Sent {
  path: string;
  realmId: string;
  by: Actor;
  signal: AbortSignal;
}

/**
 * Assigns the pictures in a zip to products: by code, if the file is named by it, or by the name that an import had for
 * them. All of it is one change set. Sending the same zip again changes nothing.
 */
export async function takeZip(
  { database, files }: Pick<GatewayContext, 'database' | 'files'>,
  { path, realmId, by, signal }: Sent,
  report: (progress: { rows: number; share: number }) => void,
): Promise<ZipOutcome> {
  const zip = await openZip(path);
  try {
    const entries = await listEntries(zip);
    const products = await database.withRealm(realmId, (client) => findProducts(client, entries));
    const outcome = { changed: 0, same: 0, left: [] as Problem[] };
    const taken = new Set<string>();
    const set = { ...by, set_id: randomUUID() };
    for (const [place, entry] of entries.entries()) {
      signal.throwIfAborted();
      const meant = products(entry.fileName);
      const ids = meant?.filter((id) => !taken.has(id)) ?? [];
      const isOfNone = ids.length === 0 ? 'is the code or picture of no product' : faultOf(entry);
      const fault = meant ? isOfNone : 'is the name of different pictures: put it in the folder that the file names';
      const address = fault ? null : await save(files, zip, entry);
      if (!address) outcome.left.push({ path: entry.fileName, message: fault ?? NO_PICTURE });
      else {
        const give = (client: DatabaseClient) => client.query(GIVE, [ids, address]);
        const { rowCount } = await database.inTransaction(realmId, give, { by: set });
        outcome.changed += rowCount ?? 0;
        outcome.same += ids.length - (rowCount ?? 0);
        for (const id of ids) taken.add(id);
      }
      report({ rows: place + 1, share: (place + 1) / entries.length });
    }
    return outcome;
  } finally {
    zip.close();
  }
}

const refuseZip = () => refuseField('image', 'is not a zip that can be read');

const openZip = (path: string): Promise<ZipFile> =>
  new Promise((resolve, reject) =>
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(refuseZip()) : resolve(zip),
    ),
  );

/** Returns the files in it, without those that operating systems add. */
function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > MAX_ENTRIES) throw refuseField('image', `has more than ${MAX_ENTRIES} files`);
  const entries: Entry[] = [];
  let bytes = 0;
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      bytes += entry.uncompressedSize;
      entry.fileName = nameOf(entry);
      if (bytes > MAX_UNPACKED_BYTES) return reject(new Refusal(413, 'TOO_LARGE', 'File size is too large.'));
      if (!/\/$|(?:^|\/)(?:__MACOSX\/|\.|thumbs\.db$|desktop\.ini$)/i.test(entry.fileName)) entries.push(entry);
      zip.readEntry();
    });
    zip.once('end', () => resolve(entries));
    zip.once('error', () => reject(refuseZip()));
    zip.readEntry();
  });
}

const IN_UTF8 = 0x800;
/** Extra field with the name in UTF-8, in addition to an older encoding. */
const NAME_IN_UTF8 = 0x7075;

/** Decodes a name, as a zip need not state its encoding: a Mac writes UTF-8, a Thai Windows its 8-bit code. */
function nameOf({ fileName, fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  if (generalPurposeBitFlag & IN_UTF8 || extraFields.some(({ id }) => id === NAME_IN_UTF8)) return fileName;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
  } catch {
    const thai = new TextDecoder('windows-874').decode(fileNameRaw);
    return /^[ -~ก-๛]*$/.test(thai) ? thai : fileName;
  }
}

function faultOf({ generalPurposeBitFlag, compressedSize, uncompressedSize }: Entry): string | null {
  if (generalPurposeBitFlag & ENCRYPTED) return 'is protected by a password: save it without one';
  const isBomb = uncompressedSize > compressedSize * MAX_RATIO + 1_000;
  return isBomb || uncompressedSize > MAX_IMAGE_BYTES ? 'File size is too large.' : null;
}

/** The zip reader stops an entry that unpacks to more than it declares. */
async function save(files: GatewayContext['files'], zip: ZipFile, entry: Entry): Promise<string | null> {
  const read = new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream))),
  );
  const bytes = await read.then(buffer).catch(() => null);
  if (!bytes) return null;
  return saveImage(files, bytes).catch((error) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

/**
 * Returns the products that a file in the zip belongs to: the one whose code is its name, with or without its ending,
 * or else those whose rows named it. null if rows named several such files and its folder does not decide.
 */
async function findProducts(
  client: DatabaseClient,
  entries: readonly Entry[],
): Promise<(path: string) => readonly string[] | null> {
  const names = [...new Set(entries.map(({ fileName }) => pictureName(fileName)))];
  const coded = await client.query<{ code: string; id: string }>(CODED, [[...names, ...names.map(withoutEnding)]]);
  const idOf = new Map(coded.rows.map(({ code, id }) => [code, id]));
  const named = new Map<string, Map<string, string[]>>();
  for (const { name, source, id } of (await client.query<{ name: string; source: string; id: string }>(NAMED, [names]))
    .rows) {
    const sources = named.get(name) ?? new Map<string, string[]>();
    named.set(name, sources);
    const path = pathOf(source);
    sources.set(path, [...(sources.get(path) ?? []), id]);
  }
  return (path) => {
    const name = pictureName(path);
    const id = idOf.get(name) ?? idOf.get(withoutEnding(name));
    if (id !== undefined) return [id];
    const sources = [...(named.get(name) ?? [])];
    const here = sources.filter(([source]) => sources.length === 1 || pathOf(path).endsWith(source));
    return here.length > 1 || (here.length === 0 && sources.length > 0) ? null : (here[0]?.[1] ?? []);
  };
}

/**
 * Returns the path from its first folder on, with a leading slash, so that one path can only end another one by whole
 * folders.
 */
const pathOf = (path: string): string =>
  `/${path
    .normalize('NFC')
    .toLowerCase()
    .replace(/^(?:\.?[/\\])+/, '')
    .replaceAll('\\', '/')}`;

/** Both names are compared without folders. Pictures that come or came from an address are not expected in a zip. */
const NAMED = `
  select g.name, i.source, i.product_id as id from unnest($1::text[]) as g(name)
    join import_pictures i on i.source !~* '^[a-z][a-z0-9+.-]*:'
      and lower(regexp_replace(i.source, '^.*[/\\\\]', '')) = g.name`;
const CODED = 'select code_key as code, id from products where code_key = any($1) and code_twin = 0';

const GIVE = `
  with done as (update import_pictures set state = 'done', message = null, address = $2 where product_id = any($1::uuid[]))
  update products set image_url = $2, version = version + 1 where id = any($1::uuid[]) and image_url is distinct from $2`;
