import type pg from 'pg';
import { MOVE_PREFIX } from '../cells/journal.ts';
import { lackingAtSource, lackingAtTarget } from '../cells/roomForMove.ts';
import type { CellMoves } from '../database/generated/rows.ts';
import { type Finding, findingsAbout } from './Finding.ts';

type Move = Pick<CellMoves, 'code' | 'side' | 'other_cell' | 'step' | 'is_sealed'>;

/** Reports shops that are moving between this database and another, copies that were left, and objects that no move owns. */
export async function cellFindings(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<Move>(
    'select code, side, other_cell, step, is_sealed from cell_moves order by code',
  );
  const left = await client.query<{ name: string; what: string }>(LEFT, [`${MOVE_PREFIX}%`]);
  const { fault, warning } = findingsAbout('cells');
  return [
    ...rows.map(moveFinding),
    ...(await roomFor(client)).map(warning),
    ...left.rows.map(({ what, name }) => fault(`the ${what} ${name} is of no move: drop it`)),
  ];
}

/** Returns what would stop a move to here, or one from here once this PostgreSQL is set up for it. */
async function roomFor(client: pg.Client): Promise<string[]> {
  const server = { name: 'this PostgreSQL', client };
  const lacking = await lackingAtTarget(server);
  const { rows } = await client.query<{ level: string; kept: string }>(
    "select current_setting('wal_level') as level, current_setting('max_slot_wal_keep_size') as kept",
  );
  if (rows[0]?.level !== 'logical') return lacking;
  const { kept } = rows[0];
  const mayLose = `max_slot_wal_keep_size of this PostgreSQL is ${kept}: a move during which it writes more has to begin again, so raise it before`;
  return [...(await lackingAtSource(server)), ...lacking, ...(kept === '-1' ? [] : [mayLose])];
}

function moveFinding({ code, side, other_cell, step, is_sealed }: Move): Finding {
  const { warning, fault } = findingsAbout('cells');
  const again = 'the same command goes on, "undo" ends it';
  if (step === 'undoing')
    return fault(`${code} is being brought back from ${side === 'source' ? other_cell : 'here'}: "undo" goes on`);
  if (side === 'source' && step === 'moved') {
    return warning(
      `${code} has moved to ${other_cell}, and its copy here is sealed: "drop" removes it, "undo" brings it back`,
    );
  }
  if (side === 'target' && step === 'moved') {
    return warning(`${code} has come from ${other_cell}, where its copy is kept: "drop" removes it`);
  }
  if (side === 'source' && is_sealed)
    return fault(`${code} is sealed on its way to ${other_cell} and cannot sell: ${again}`);
  if (side === 'source') return warning(`${code} is on its way to ${other_cell}: ${again}`);
  return warning(`${code} is on its way here from ${other_cell}: ${again}`);
}

const LEFT = `
  with names as (
    select 'publication' as what, pubname::text as name from pg_publication
    union all select 'slot', slot_name::text from pg_replication_slots where database = current_database()
    union all select 'trigger', tgname::text from pg_trigger
    union all select 'subscription', subname::text from pg_subscription
      where subdbid = (select oid from pg_database where datname = current_database()))
  select what, name from names n
  where name like $1 and not exists (select from cell_moves where '${MOVE_PREFIX}' || replace(id::text, '-', '') = n.name)
  group by what, name order by 1, 2`;
