import type { Readable } from 'node:stream';
import type { Database, DatabaseClient } from '../../database/pool.ts';
import type { FileStore } from '../../files/FileStore.ts';
import { type Give, giveBatches, readAtOneMoment } from '../../resource/export/readAtOneMoment.ts';
import { dataSections } from './dataSections.ts';
import { readAccounts } from './MemberAccounts.ts';

/** A part of a member's file as it comes: what begins, or some rows of what began last. */
export type DataPart =
  | { kind: 'file'; code: string; shop: string; time: string; timeZone: string }
  | { kind: 'portrait'; dataUrl: string }
  | { kind: 'section'; name: string }
  | { kind: 'rows'; rows: string[] };

const BATCH = 200;

/** Everything that is held about a member as it was at one moment, some rows at a time: the next are read when those are taken. */
export const memberData = (
  database: Database,
  files: FileStore,
  realmId: string,
  memberId: string,
  ended: () => void,
): AsyncGenerator<DataPart> =>
  readAtOneMoment<DataPart>(database, realmId, (client, give) => readAll(client, files, memberId, give), { ended });

/** Gives parts for as long as they are taken. */
async function readAll(
  client: DatabaseClient,
  files: FileStore,
  memberId: string,
  give: Give<DataPart>,
): Promise<void> {
  const accounts = await readAccounts(client, memberId);
  const [about] = (await client.query<About>(ABOUT, [memberId])).rows;
  const { shop = '', time = new Date(0), time_zone: timeZone = 'UTC', portrait = null } = about ?? {};
  if (!(await give({ kind: 'file', code: accounts.code, shop, time: time.toISOString(), timeZone }))) return;
  const dataUrl = portrait && (await readPortrait(files, portrait));
  if (dataUrl && !(await give({ kind: 'portrait', dataUrl }))) return;
  for (const { name, statement } of dataSections(accounts)) {
    if (!(await give({ kind: 'section', name }))) return;
    const giveRows = async (rows: { row: string }[]) =>
      rows.length === 0 || (await give({ kind: 'rows', rows: rows.map(({ row }) => row) }));
    if (!(await giveBatches(client, `${name}_held`, statement, BATCH, giveRows))) return;
  }
}

interface About {
  shop: string;
  time_zone: string;
  time: Date;
  portrait: string | null;
}

const ABOUT = `
  select r.name as shop, r.time_zone, now() as time, m.image_url as portrait from members m join realms r on r.id = m.realm_id where m.id = $1`;

/** In the file itself: its address would expire. */
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
