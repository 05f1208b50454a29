import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal, refuseStale } from '../../http/errors.ts';
import { noteErasedPictures } from './erasedPictures.ts';
import { portraitsOf } from './eraseMember.ts';
import { eraseTraces } from './eraseTraces.ts';
import { readPotentialEntry } from './PotentialEntry.ts';

/** Removes a potential, within the transaction: the books do not refer to it, so the row is deleted too. */
export async function erasePotential(
  client: DatabaseClient,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await client.query("select set_config('app.erasing', 'on', true)");
  await client.query('select 1 from potentials where id = $1 for update', [id]);
  const entry = await readPotentialEntry(client, id);
  if (entry.obstacles.length > 0) {
    throw new Refusal(422, 'ERASURE_REFUSED', 'They became a member, whose data are erased instead.', {
      reason: entry.obstacles[0],
    });
  }
  if (entry.version !== version) throw refuseStale();
  const portraits = await portraitsOf(client, entry);
  await client.query('delete from potentials where id = $1', [id]);
  await eraseTraces(client, entry);
  await noteErasedPictures(client, portraits);
}
