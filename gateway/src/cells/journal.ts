import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { CellMoves } from '../database/generated/rows.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import type { Cell, Cells } from './openCells.ts';

/** What one of the two databases stores about a move; it outlives the program that runs the move. */
export type MoveRow = Pick<CellMoves, 'id' | 'code' | 'side' | 'other_cell' | 'step' | 'is_sealed'> & {
  opened_at_transaction: string | null;
};

export async function readMove({ client }: Cell, realmCode: string): Promise<MoveRow | null> {
  const { rows } = await client.query<MoveRow>(
    `select id, code, side, other_cell, step, is_sealed, opened_at_transaction::text from cell_moves where code = $1`,
    [realmCode],
  );
  return rows[0] ?? null;
}

/** Returns the cell in which a shop is arriving from `other`, or the cell that it has left for `other`. */
export async function findOtherSide(
  cells: Cells,
  code: string,
  side: MoveRow['side'],
  other: string,
): Promise<[Cell, MoveRow] | null> {
  for (const name of Object.keys(cells.directory.cells)) {
    if (name === other) continue;
    const cell = await cells.open(name);
    const row = await readMove(cell, code);
    if (row?.side === side && row.other_cell === other) return [cell, row];
  }
  return null;
}

/**
 * Records the move. The target is sealed from the start, so that nothing of the shop is done there. The source is
 * written first, as that is where "undo" looks for it.
 */
export async function beginMove(realmId: string, code: string, source: Cell, target: Cell): Promise<void> {
  const text = `insert into cell_moves (id, code, side, other_cell, step, is_sealed, holds_messages)
    values ($1, $2, $3, $4, 'copying', $5, $5) on conflict do nothing`;
  await source.client.query(text, [realmId, code, 'source', target.name, false]);
  await target.client.query(text, [realmId, code, 'target', source.name, true]);
}

export async function note(
  { client }: Cell,
  realmId: string,
  change: Partial<Pick<CellMoves, 'step' | 'is_sealed' | 'holds_messages'>>,
): Promise<void> {
  await client.query(
    `update cell_moves set step = coalesce($2, step), is_sealed = coalesce($3, is_sealed),
       holds_messages = coalesce($4, holds_messages), updated_at = now() where id = $1`,
    [realmId, change.step, change.is_sealed, change.holds_messages],
  );
}

/** Refuses if the copy is gone: the only rows of the shop would be those that ending the move removes. */
export async function refuseWithoutCopy(realmId: string, code: string, cell: Cell, then: string): Promise<void> {
  if (await isThere(cell.client, 'select from realms where id = $1', [realmId])) return;
  throw new StartRefusal(`${cell.name} has no copy of ${code} any more, as "drop" had begun: ${then}.`);
}

export const MOVER_LOCK = 4_100_008;
/** How long a server may take to notice that a program was killed. */
const MAX_HELD_MS = 5_000;

/** Allows one program at a time to move a shop: it holds this lock on both connections, and loses it with them. */
export async function holdMove(realmId: string, ...cells: readonly Cell[]): Promise<void> {
  const until = performance.now() + MAX_HELD_MS;
  const text = 'select where pg_try_advisory_lock($1, hashtext($2))';
  for (const { client } of cells) {
    while (!(await isThere(client, text, [MOVER_LOCK, realmId]))) {
      if (performance.now() > until) throw new StartRefusal('This shop is being moved by another program right now.');
      await wait(100);
    }
  }
}

/** Prefix of what a move creates in the databases: publication, slot, subscription and triggers. */
export const MOVE_PREFIX = 'taem_move_';
export const nameOfMove = (realmId: string): string => MOVE_PREFIX + realmId.replaceAll('-', '');

export const isThere = async (client: pg.Client, text: string, values: unknown[]): Promise<boolean> =>
  ((await client.query(text, values)).rowCount ?? 0) > 0;
