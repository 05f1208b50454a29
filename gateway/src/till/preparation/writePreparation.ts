import type { DatabaseClient } from '../../database/pool.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';
import { isUuid } from '../../resource/readValue.ts';

export interface PreparedLine {
  transaction_id: string;
  line: number;
  prepared_at: Date | null;
  prepared_by_name: string | null;
}

/** The sale and the line that an address names. */
export interface LineAddress {
  sale: string;
  line: string;
}

/** Ticks a line; does nothing if it is already ticked. */
export const tick = (client: DatabaseClient, session: GatewaySession, address: LineAddress) =>
  write(client, session, address, TICK, [session.userId]);

/** Removes a tick. */
export const untick = (client: DatabaseClient, session: GatewaySession, address: LineAddress) =>
  write(client, session, address, UNTICK, []);

async function write(
  client: DatabaseClient,
  { branchIds }: GatewaySession,
  { sale, line }: LineAddress,
  text: string,
  values: readonly unknown[],
): Promise<{ branchId: string; prepared: PreparedLine }> {
  const own = branchIds.length > 0 ? branchIds : null;
  const isNamed = isUuid(sale) && /^\d{1,6}$/.test(line);
  const found = isNamed ? await client.query<{ id: string; branch_id: string }>(FIND, [sale, line, own]) : null;
  const [of] = found?.rows ?? [];
  if (!of) throw refuseUnknown('The line to prepare');
  await client.query(text, [of.id, line, ...values]);
  const [now] = (await client.query<PreparedLine>(READ, [of.id, line])).rows;
  const none = { transaction_id: of.id, line: Number(line), prepared_at: null, prepared_by_name: null };
  return { branchId: of.branch_id, prepared: now ?? none };
}

const FIND = `
  select t.id, t.branch_id from transactions t join transaction_items i on i.transaction_id = t.id
  where t.id = $1 and i.position = $2 and ($3::uuid[] is null or t.branch_id = any($3))
    and t.status = 'Complete' and i.item_type = 'product' and i.qty > 0`;
const TICK = `
  insert into prepared_lines (transaction_id, position, prepared_by_id) values ($1, $2, $3) on conflict do nothing`;
const UNTICK = 'delete from prepared_lines where transaction_id = $1 and position = $2';
const READ = `
  select p.transaction_id, p.position as line, p.prepared_at, ${nameOfUser('p.prepared_by_id')} as prepared_by_name
  from prepared_lines p where p.transaction_id = $1 and p.position = $2`;
