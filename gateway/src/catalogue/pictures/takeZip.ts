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
/** Pictures hardly pack; what packs better than this is something else. */
const MAX_RATIO = 200;
const ENCRYPTED = 1;

export interface ZipOutcome {
  /** Products with another picture than before. */
  changed: number;
  same: number;
  /** Files that no product got, by their names. */
  left: readonly Problem[];
}

interface Sent {
  path: string;
  realmId: string;
  by: Actor;
  signal: AbortSignal;
}

/**
 * Gives products the pictures in a zip: by their code, which the file is called, or by the name that an import had for them. All of
 * it is one set of changes. A zip that was sent twice changes nothing.
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

/** The files in it, without those that systems put beside them. */
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
/** What says it in UTF-8 beside a name in an older encoding. */
const NAME_IN_UTF8 = 0x7075;

/** A zip need not say how its names are written: a Mac writes UTF-8, a Windows of Thailand its 8-bit code. */
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

/** The reader ends what unpacks to more than it says. */
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
 * The products whose picture a file in the zip is: the one whose code it is called, with its ending or without, or else those whose
 * rows named it. null where rows named several of that name and its folder does not say which.
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

/** From its first folder on, so that one path ends another only by whole folders. */
const pathOf = (path: string): string =>
  `/${path
    .normalize('NFC')
    .toLowerCase()
    .replace(/^(?:\.?[/\\])+/, '')
    .replaceAll('\\', '/')}`;

/** Folders are left out of both names. What is to come from an address, or has come from there, is not awaited in a zip. */
const NAMED = `
  select g.name, i.source, i.product_id as id from unnest($1::text[]) as g(name)
    join import_pictures i on i.source !~* '^[a-z][a-z0-9+.-]*:'
      and lower(regexp_replace(i.source, '^.*[/\\\\]', '')) = g.name`;
const CODED = 'select code_key as code, id from products where code_key = any($1) and code_twin = 0';

const GIVE = `
  with done as (update import_pictures set state = 'done', message = null, address = $2 where product_id = any($1::uuid[]))
  update products set image_url = $2, version = version + 1 where id = any($1::uuid[]) and image_url is distinct from $2`;
