import type { FastifyBaseLogger } from 'fastify';
import type { ErasedPictures } from '../../database/generated/rows.ts';
import { inOpenRealms } from '../../database/inOpenRealms.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';

type Stores = Pick<GatewayContext, 'database' | 'files'>;

const EVERY_MS = 60 * 60 * 1_000;

/** Notes the pictures in the erasure's transaction, so that none is forgotten if this process ends right after it. */
export async function noteErasedPictures(client: DatabaseClient, addresses: readonly string[]): Promise<void> {
  const text = 'insert into erased_pictures (address) select unnest($1::text[]) on conflict do nothing';
  await client.query(text, [addresses]);
}

/** Removes noted pictures that no record refers to from the store; those that cannot be removed now stay noted. */
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

/** Removes them for all shops, at the start and hourly. */
export function startRemovingErasedPictures(stores: Stores, log: Pick<FastifyBaseLogger, 'error'>): () => void {
  const remove = () => inOpenRealms(stores.database, (id) => removeErasedPictures(stores, id));
  const look = () => void remove().catch((error) => log.error(error));
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  look();
  return () => clearInterval(timer);
}

/** Equal pictures share an address, even those of different people. */
const IN_USE = `
  select 1 from members where image_url = $1
  union all select 1 from potentials where image_url = $1
  union all select 1 from merchant_users where image_url = $1`;
