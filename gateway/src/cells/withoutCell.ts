import { StartRefusal } from '../database/StartRefusal.ts';
import { endReceiving, endSending } from './copyRealm.ts';
import type { Driver } from './Driver.ts';
import { findOtherSide, holdMove, type MoveRow, note, refuseWithoutCopy } from './journal.ts';
import { type Cell, type Cells, refuseAnswering } from './openCells.ts';
import { endMove } from './sealRealm.ts';
import { switchDirectory } from './switchDirectory.ts';

/**
 * Ends a move whose target is lost for good: the shop sells where it was, with the data it had there. What it has sold
 * at the target is lost.
 */
export async function undoWithout(cells: Cells, code: string, lost: string, { report, signal }: Driver): Promise<void> {
  const [source, row] = await findMove(cells, code, 'source', lost);
  await refuseWithoutCopy(row.id, code, source, `restore a backup of ${lost}, then drop`);
  await endSending(row.id, source);
  await switchDirectory(cells.file, code, source.name);
  await note(source, row.id, { step: 'undoing', is_sealed: false, holds_messages: false });
  await endMove(source, row.id, signal);
  report(
    `${code} sells in ${source.name}, as it was when it left. Never start ${lost} again with what it had of ${code}.`,
  );
}

/** Removes what a move has left in the shop's current cell, when the cell that it came from is lost for good. */
export async function dropWithout(cells: Cells, code: string, lost: string, { report, signal }: Driver): Promise<void> {
  const [target, row] = await findMove(cells, code, 'target', lost);
  if (row.step !== 'moved') {
    throw new StartRefusal(`${code} had not arrived in ${target.name} yet: restore a backup of ${lost}, then undo.`);
  }
  await endReceiving(row.id, target);
  await switchDirectory(cells.file, code, target.name);
  await endMove(target, row.id, signal);
  report(`${code} is in ${target.name} alone.`);
}

/** Returns the remaining cell, with its record of the move. */
async function findMove(cells: Cells, code: string, side: MoveRow['side'], lost: string): Promise<[Cell, MoveRow]> {
  await refuseAnswering(cells, lost);
  const found = await findOtherSide(cells, code, side, lost);
  if (found) {
    await holdMove(found[1].id, found[0]);
    return found;
  }
  throw new StartRefusal(
    `No other cell has a move of ${code} ${side === 'source' ? 'to' : 'from'} ${lost}: nothing was changed.`,
  );
}
