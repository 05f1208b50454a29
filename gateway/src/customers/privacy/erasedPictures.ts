import type { FastifyBaseLogger } from 'fastify';
import type { ErasedPictures } from '../../database/generated/rows.ts';
import { openRealms } from '../../database/openRealms.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';

type Stores = Pick<GatewayContext, 'database' | 'files'>;

const EVERY_MS = 60 * 60 * 1_000;

/** In the transaction of the erasure, so that none is forgotten where this process ends after it. */
export async function noteErasedPictures(client: DatabaseClient, addresses: readonly string[]): Promise<void> {
  const text = 'insert into erased_pictures (address) select unnest($1::text[]) on conflict do nothing';
  await client.query(text, [addresses]);
}

/** Takes those out of the store that no record leads to; what the store cannot take out now stays noted. */
export async function removeErasedPictures({ database, files }: Stores, realmId: string): Promise<void> {
  const noted = await database.withRealm(realmId, (client) =>
    client.query<Pick<ErasedPictures, 'address'>>('select address from erased_pictures order by created_at'),
  );
  const take = (address: string) =>
    database.inTransaction(realmId, async (client) => {
      await client.query('delete from erased_pictures where address = $1', [address]);
      const used = await client.query(IN_USE, [address]);
      if (used.rowCount === 0) await files.remove(address.replace(/^\/files\//, ''));
    });
  const failures: unknown[] = [];
  for (const { address } of noted.rows) await take(address).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** The same for all shops, at the start and hourly. */
export function startRemovingErasedPictures(stores: Stores, log: Pick<FastifyBaseLogger, 'error'>): () => void {
  const remove = async () => {
    for (const id of await openRealms(stores.database)) await removeErasedPictures(stores, id);
  };
  const look = () => void remove().catch((error) => log.error(error));
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  look();
  return () => clearInterval(timer);
}

/** Equal pictures share an address, no matter whose they are. */
const IN_USE = `
  select 1 from members where image_url = $1
  union all select 1 from potentials where image_url = $1
  union all select 1 from merchant_users where image_url = $1`;
