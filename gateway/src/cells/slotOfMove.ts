import { StartRefusal } from '../database/StartRefusal.ts';
import { nameOfMove } from './journal.ts';
import type { Cell } from './openCells.ts';

interface Slot {
  /** Whether the target has everything that was written before a position of the log. */
  hasPassed: boolean;
}

interface SlotRow extends Slot {
  isLost: boolean;
  /** The reason that PostgreSQL reports since version 17. */
  reason: string | null;
  kept: string;
}

/** Reads the slot through which rows of the shop leave the source; throws if part of them was lost. */
export async function readSlot(realmId: string, { name, client }: Cell, position = '0/0'): Promise<Slot> {
  const { rows } = await client.query<SlotRow>(SLOT, [nameOfMove(realmId), position]);
  const [slot] = rows;
  const again = '"undo", then move again.';
  if (!slot) {
    throw new StartRefusal(`The replication slot of this move is gone in ${name}, by a failover perhaps: ${again}`);
  }
  if (!slot.isLost) return slot;
  const setting =
    slot.reason === 'idle_timeout'
      ? 'idle_replication_slot_timeout is too short'
      : `max_slot_wal_keep_size is ${slot.kept}, and more was written`;
  throw new StartRefusal(
    `PostgreSQL of ${name} has removed the log of this move: ${setting}. Raise it there; ${again}`,
  );
}

const SLOT = `
  select coalesce(confirmed_flush_lsn >= $2::pg_lsn, false) as "hasPassed", coalesce(wal_status, '') = 'lost' as "isLost",
    to_jsonb(s) ->> 'invalidation_reason' as reason, current_setting('max_slot_wal_keep_size') as kept
  from pg_replication_slots s where slot_name = $1`;
