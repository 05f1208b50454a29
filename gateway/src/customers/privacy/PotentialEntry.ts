import type { PotentialErasureObstacle } from '@taem/domain/customers/privacy/erasure.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { refuseUnknown } from '../../http/errors.ts';
import { potentials } from '../potentials.ts';
import { type PersonTraces, TRACED, tracesOf } from './personTraces.ts';

/** What a person who is not a member left: each entry counts as a separate person, as a family may share a phone. */
export interface PotentialEntry extends PersonTraces {
  id: string;
  version: number;
  /** Number of other entries with the same phone; they stay. */
  same_phone: number;
  obstacles: PotentialErasureObstacle[];
}

export async function readPotentialEntry(client: DatabaseClient, id: string): Promise<PotentialEntry> {
  const [row] = (await client.query<Omit<PotentialEntry, 'obstacles'> & { is_member: boolean }>(READ, [id])).rows;
  if (!row) throw refuseUnknown(potentials.noun);
  const { is_member, ...entry } = row;
  return { ...entry, obstacles: is_member ? ['MEMBER'] : [] };
}

const READ = `
  with ${tracesOf({
    own: 'select id, phone from members where false',
    before: 'select id from potentials where id = $1',
  })}
  select p.id, p.version, p.member_id is not null as is_member, ${TRACED},
    (select count(*)::int from potentials o where o.phone = p.phone and o.id <> p.id) as same_phone
  from potentials p where p.id = $1`;
