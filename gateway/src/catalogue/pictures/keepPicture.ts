import type { Actor } from '../../database/Actor.ts';
import type { Database } from '../../database/pool.ts';

/**
 * Gives a product the picture that its file named, in the change set of that import; does nothing if the import was
 * reverted since.
 */
export async function keepPicture(
  database: Database,
  realmId: string,
  { id, tries }: { id: string; tries: number },
  address: string,
): Promise<void> {
  const set = await database.withRealm(realmId, (client) => client.query<{ set_id: string }>(SET, [id]));
  const [found] = set.rows;
  if (!found) return;
  await database.inTransaction(
    realmId,
    async (client) => {
      const held = await client.query(HOLD, [id, tries, address]);
      if (held.rowCount !== 0) await client.query(GIVE, [id, address]);
    },
    { by: { ...BY_FILE, set_id: found.set_id } },
  );
}

/** Empty, as the first change of the set names the user who imported the file. */
const BY_FILE: Actor = { source: 'import', user_id: null, username: null, address: '', client: '', branch_id: null };

const SET = `
  select c.set_id from import_pictures i join changes c on c.record = 'file_imports' and c.record_id = i.import_id
  where i.id = $1 limit 1`;
const HOLD = `
  update import_pictures set state = 'done', message = null, address = $3 where id = $1 and tries = $2 and state = 'waiting'`;
const GIVE = `
  update products p set image_url = $2, version = p.version + 1 from import_pictures i
  where i.id = $1 and p.id = i.product_id and p.image_url is distinct from $2`;
