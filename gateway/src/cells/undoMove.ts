import { setTimeout as wait } from 'node:timers/promises';
import { DIRECTORY_READ_EVERY_MS } from '@taem/domain/merchant/cellDirectory.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { hasWorked } from './compareRealm.ts';
import { endCopy } from './copyRealm.ts';
import type { Driver } from './Driver.ts';
import { findOtherSide, holdMove, isThere, type MoveRow, note, readMove, refuseWithoutCopy } from './journal.ts';
import { type Cell, type Cells, cellOfRealm } from './openCells.ts';
import { withReaders } from './openReader.ts';
import { carrySessions, clearRealm } from './realmTables.ts';
import { endMove, sealRealm, takeNoMessages } from './sealRealm.ts';
import { switchDirectory } from './switchDirectory.ts';
import { whileSealed } from './whileSealed.ts';

/** Brings a shop back to where it was before the move, as long as it has written nothing at the target. */
export async function undoMove(cells: Cells, code: string, driver: Driver): Promise<void> {
  const { report, signal } = driver;
  const [source, target, row] = await findSides(cells, code);
  await holdMove(row.id, source, target);
  await refuseWithoutCopy(row.id, code, source, `npm run cell -- drop ${code}`);
  const arrived = await readMove(target, code);
  if (arrived && arrived.step !== 'copying' && arrived.step !== 'undoing') {
    await closeAgain(row.id, code, arrived, source, target, driver);
  }
  // From here on, the shop cannot go back to the target, even if this program is killed.
  await note(target, row.id, { step: 'undoing', is_sealed: true, holds_messages: true });
  await switchDirectory(cells.file, code, source.name);
  await note(source, row.id, { step: 'undoing', is_sealed: false, holds_messages: false });
  report(`${code} sells in ${source.name}, and nowhere else.`);
  // Replication ends before the rows are removed, so that nothing more arrives.
  await endCopy(row.id, source, target);
  await removeCopy(row.id, target, source, signal);
  report(`Nothing of ${code} is left in ${target.name}.`);
}

async function findSides(cells: Cells, code: string): Promise<[source: Cell, target: Cell, row: MoveRow]> {
  const now = await cells.open(cellOfRealm(cells, code));
  const row = await readMove(now, code);
  if (row) {
    const other = await cells.open(row.other_cell);
    return row.side === 'source' ? [now, other, row] : [other, now, row];
  }
  // Its cell was restored from a backup that is older than the move.
  const other = await findOtherSide(cells, code, 'target', now.name);
  if (other) return [now, ...other];
  throw new StartRefusal(`${code} is not on its way, and no copy of it is left.`);
}

/**
 * Seals the target, and throws if the shop has worked there: what it wrote exists nowhere else, so the shop stays.
 * Signing in and out does not count, and is carried to the source.
 */
async function closeAgain(
  realmId: string,
  code: string,
  arrived: MoveRow,
  source: Cell,
  target: Cell,
  driver: Driver,
): Promise<void> {
  const { signal } = driver;
  const hasStayed = (what: string) =>
    new StartRefusal(
      `${code} ${what} in ${target.name} since it is there. Nothing of that is lost by a move back: npm run cell -- drop ${code}, then npm run cell -- move ${code} --to ${source.name}.`,
    );
  try {
    // Unknown for a database that was restored.
    if (arrived.opened_at_transaction === null) throw hasStayed('may have worked');
    // With separate connections, so that a long read does not delay giving the shop back.
    await withReaders(source, target, async (here, there) => {
      // Messages being sent now are work too, and the source would send them again.
      await takeNoMessages(target, realmId, signal);
      await sealRealm(target, realmId, signal);
      await whileSealed(source, driver, async () => {
        if (await hasWorked(realmId, here, there)) throw hasStayed('has worked');
        await carrySessions(realmId, target.client, source.client);
      });
    });
  } catch (error) {
    await note(target, realmId, { step: 'moved', is_sealed: false, holds_messages: false });
    throw error;
  }
}

/** Removes the sealed copy that a move has left; after that, nothing can be undone. */
export async function dropMoved(cells: Cells, code: string, { report, signal }: Driver): Promise<void> {
  const target = await cells.open(cellOfRealm(cells, code));
  const row = await readMove(target, code);
  if (row?.side !== 'target' || row.step !== 'moved') throw new StartRefusal(`No copy of ${code} is left by a move.`);
  const source = await cells.open(row.other_cell);
  await holdMove(row.id, source, target);
  const left = await readMove(source, code);
  const isCopied = await isThere(source.client, 'select from realms where id = $1', [row.id]);
  if (isCopied && !left?.is_sealed) {
    throw new StartRefusal(`${code} is not sealed in ${source.name}: nothing was removed.`);
  }
  await endCopy(row.id, source, target);
  await removeCopy(row.id, source, target, signal);
  report(`Nothing of ${code} is left in ${source.name}. Its pictures are where they were.`);
}

/**
 * Removes the copy once every server has read the directory: until then, the sealed copy answers that callers should
 * try again; without its rows, servers would find no session.
 */
async function removeCopy(realmId: string, copy: Cell, home: Cell, signal: AbortSignal): Promise<void> {
  await wait(4 * DIRECTORY_READ_EVERY_MS, undefined, { signal });
  await clearRealm(copy.client, realmId);
  await endMove(copy, realmId, signal);
  await endMove(home, realmId, signal);
}
