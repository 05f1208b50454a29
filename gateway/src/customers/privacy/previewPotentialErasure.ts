import type { PotentialErasureObstacle } from '@taem/domain/customers/privacy/erasure.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { readPotentialEntry } from './PotentialEntry.ts';
import { isMessageTo } from './personTraces.ts';

/** What erasing a potential would remove. */
export interface PotentialErasurePreview {
  id: string;
  __v: number;
  obstacles: PotentialErasureObstacle[];
  /** Number of other entries with the same phone; they stay. */
  same_phone: number;
  messages: number;
  /** Number of changes in the history that lose their values. */
  changes: number;
}

export async function previewPotentialErasure(client: DatabaseClient, id: string): Promise<PotentialErasurePreview> {
  const { version, obstacles, same_phone, contacts } = await readPotentialEntry(client, id);
  const counted = await client.query<{ messages: number; changes: number }>(COUNTS, [id, contacts]);
  return { id, __v: version, obstacles, same_phone, ...(counted.rows[0] ?? { messages: 0, changes: 0 }) };
}

const COUNTS = `
  select (select count(*)::int from outbox_messages o where ${isMessageTo('$2', "'{}'")}) as messages,
    (select count(*)::int from changes where record = 'potentials' and record_id = $1) as changes`;
