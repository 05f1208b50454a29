import type { Readable } from 'node:stream';
import type { Database, DatabaseClient } from '../../database/pool.ts';
import type { FileStore } from '../../files/FileStore.ts';
import { refuseToken } from '../../http/errors.ts';
import { type Give, giveBatches, readAtOneMoment } from '../../resource/export/readAtOneMoment.ts';
import { type DataSection, dataSections, sectionsOfPotential } from './dataSections.ts';
import { readAccounts } from './MemberAccounts.ts';
import { readPotentialEntry } from './PotentialEntry.ts';

/** The person whose file it is: a member by code, or a potential by id, as they have no code. */
export type DataSubject = { of: 'member'; code: string } | { of: 'potential'; id: string };

/** A part of a person's file in the stream: the start of a section, or some rows of the current one. */
export type DataPart =
  | { kind: 'file'; subject: DataSubject; shop: string; time: string; timeZone: string }
  | { kind: 'portrait'; dataUrl: string }
  | { kind: 'section'; name: string }
  | { kind: 'rows'; rows: string[] };

const BATCH = 200;

/** The person whose file is requested. */
export interface SubjectRequest {
  of: DataSubject['of'];
  id: string;
}

interface DataReading {
  /** Called when the database connection is free again. */
  ended: () => void;
  /** Checked before each part: if the right is withdrawn in the meantime, the rest is not sent. */
  mayGoOn: () => Promise<boolean>;
}

/**
 * Yields everything that is held about a person at one moment, in batches: the next rows are read when the previous
 * ones were taken.
 */
export const personData = (
  database: Database,
  files: FileStore,
  realmId: string,
  requested: SubjectRequest,
  { ended, mayGoOn }: DataReading,
): AsyncGenerator<DataPart> => {
  const allowed =
    (give: Give<DataPart>): Give<DataPart> =>
    async (part) => {
      // A truncated file must be invalid: otherwise it could be mistaken for everything that is held.
      if (!(await mayGoOn())) throw refuseToken();
      return give(part);
    };
  const read = (client: DatabaseClient, give: Give<DataPart>) => readAll(client, files, requested, allowed(give));
  return readAtOneMoment<DataPart>(database, realmId, read, { ended });
};

/** Gives parts as long as they are taken. */
async function readAll(
  client: DatabaseClient,
  files: FileStore,
  requested: SubjectRequest,
  give: Give<DataPart>,
): Promise<void> {
  const { subject, sections } = await readSubject(client, requested);
  const [about] = (await client.query<About>(ABOUT[requested.of], [requested.id])).rows;
  const { shop = '', time = new Date(0), time_zone: timeZone = 'UTC', portrait = null } = about ?? {};
  if (!(await give({ kind: 'file', subject, shop, time: time.toISOString(), timeZone }))) return;
  const dataUrl = portrait && (await readPortrait(files, portrait));
  if (dataUrl && !(await give({ kind: 'portrait', dataUrl }))) return;
  for (const { name, statement } of sections) {
    if (!(await give({ kind: 'section', name }))) return;
    const giveRows = async (rows: { row: string }[]) =>
      rows.length === 0 || (await give({ kind: 'rows', rows: rows.map(({ row }) => row) }));
    if (!(await giveBatches(client, `${name}_held`, statement, BATCH, giveRows))) return;
  }
}

export async function readSubject(
  client: DatabaseClient,
  { of, id }: SubjectRequest,
): Promise<{ subject: DataSubject; sections: DataSection[] }> {
  if (of === 'potential') {
    const entry = await readPotentialEntry(client, id);
    return { subject: { of, id: entry.id }, sections: sectionsOfPotential(entry) };
  }
  const accounts = await readAccounts(client, id);
  return { subject: { of, code: accounts.code }, sections: dataSections(accounts) };
}

/** Returns the text that identifies the person in file names and security events. */
export const subjectName = (subject: DataSubject): string => (subject.of === 'member' ? subject.code : subject.id);

interface About {
  shop: string;
  time_zone: string;
  time: Date;
  portrait: string | null;
}

const about = (table: string) => `
  select r.name as shop, r.time_zone, now() as time, p.image_url as portrait from ${table} p join realms r on r.id = p.realm_id where p.id = $1`;
const ABOUT = { member: about('members'), potential: about('potentials') };

/** Embedded in the file, as its address would expire. */
async function readPortrait(files: FileStore, address: string): Promise<string | null> {
  const picture = await files.read(address.replace(/^\/files\//, ''));
  if (!picture) return null;
  return `data:image/webp;base64,${(await bytesOf(picture.stream)).toString('base64')}`;
}

async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
