import type { SigningKeys } from '../database/generated/rows.ts';
import { areTablesThere } from '../database/migrate.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { Driver } from './Driver.ts';
import { isThere } from './journal.ts';
import type { Cells } from './openCells.ts';

/**
 * Gives a cell without any shop the signing key of the default cell, so that sessions, links, keys of programs and
 * secrets of banks are valid in both.
 */
export async function prepareCell(cells: Cells, name: string, { report }: Driver): Promise<void> {
  if (name === cells.directory.default) throw new StartRefusal(`${name} is the default cell: others take its key.`);
  const [first, cell] = [await cells.open(cells.directory.default), await cells.open(name)];
  for (const one of [first, cell]) {
    if (await areTablesThere(one.client)) continue;
    throw new StartRefusal(`${one.name} has no tables of Taem yet: start its gateway once.`);
  }
  if (await isThere(cell.client, 'select from realms limit 1', [])) {
    throw new StartRefusal(`${name} has a shop already, whose sessions and keys are signed with its own key.`);
  }
  if (await isThere(cell.client, OTHERS, [])) {
    throw new StartRefusal(
      `A gateway works in ${name}, and has its key in memory: stop the gateways of ${name} first.`,
    );
  }
  const { rows } = await first.client.query<SigningKeys>('select * from signing_keys order by created_at limit 1');
  const [key] = rows;
  if (!key) throw new StartRefusal(`${first.name} has no key yet: start its gateway once.`);
  await cell.client.query(
    `with others as (delete from signing_keys where id <> $1)
     insert into signing_keys (id, secret, created_at) values ($1, $2, $3) on conflict (id) do nothing`,
    [key.id, key.secret, key.created_at],
  );
  report(`${name} signs as ${first.name} does: start its gateways.`);
}

const OTHERS = `select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' limit 1`;
