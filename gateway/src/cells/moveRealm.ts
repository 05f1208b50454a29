import { setTimeout as wait } from 'node:timers/promises';
import { DIRECTORY_READ_EVERY_MS } from '@taem/domain/merchant/cellDirectory.ts';
import type { Realms } from '../database/generated/rows.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { compareAll, compareRows } from './compareRealm.ts';
import { carrySequences, endCopy, fillPieces, startCopy, untilCaughtUp, untilClose, untilCopied } from './copyRealm.ts';
import type { Driver } from './Driver.ts';
import { followWrites, type Writes } from './followWrites.ts';
import { beginMove, holdMove, isThere, type MoveRow, note, readMove } from './journal.ts';
import { type Cell, type Cells, cellOfRealm, readDirectory } from './openCells.ts';
import { type Reader, withReaders } from './openReader.ts';
import { isSameDatabase, refuseMove } from './refuseMove.ts';
import { holdMessages, prepareSeal, sealRealm } from './sealRealm.ts';
import { switchDirectory } from './switchDirectory.ts';
import { unlessAborted, whileSealed } from './whileSealed.ts';

/**
 * Moves one shop to another cell while it sells. After an interruption, running it again continues where it was
 * (docs/adr/0182).
 */
export async function moveRealm(cells: Cells, code: string, to: string, driver: Driver): Promise<void> {
  const from = cellOfRealm(cells, code);
  if (from === to) return finishMove(cells, code, to, driver);
  const [source, target] = [await cells.open(from), await cells.open(to)];
  const realmId = await realmOf(source, code);
  if (await isSameDatabase(source, target))
    throw new StartRefusal(`${source.name} and ${target.name} are the same database.`);
  await holdMove(realmId, source, target);
  // Another program may have moved it while this one waited for its turn.
  if (cellOfRealm({ directory: await readDirectory(cells.file) }, code) !== from) {
    throw new StartRefusal(`${code} is no longer in ${source.name}: nothing was changed, try again.`);
  }
  const [begun, arrived] = [await readMove(source, code), await readMove(target, code)];
  refuseOtherMove(code, begun, arrived, source, target);
  if (!arrived) await refuseMove(realmId, code, source, target);
  // Written now, so that an unwritable directory is noticed before the shop is sealed.
  await switchDirectory(cells.file, code, source.name);
  if (!begun || !arrived) await beginMove(realmId, code, source, target);
  if (arrived?.step === 'moved') await switchDirectory(cells.file, code, target.name);
  else await bring(cells, realmId, code, source, target, driver);
  await settle(cells, realmId, code, source, target, driver);
}

async function realmOf({ name, client }: Cell, code: string): Promise<string> {
  const { rows } = await client.query<Pick<Realms, 'id'>>('select id from realms where code = $1', [code]);
  if (rows[0]) return rows[0].id;
  throw new StartRefusal(`${name} has no shop ${code}.`);
}

const isUndone = (code: string) =>
  new StartRefusal(`${code} is being brought back: end that with npm run cell -- undo ${code}.`);

function refuseOtherMove(
  code: string,
  begun: MoveRow | null,
  arrived: MoveRow | null,
  source: Cell,
  target: Cell,
): void {
  if (begun?.step === 'undoing' || arrived?.step === 'undoing' || arrived?.step === 'sealed') throw isUndone(code);
  if (begun?.side === 'target' || arrived?.side === 'source') {
    throw new StartRefusal(`The copy of ${code} of an earlier move is still there: npm run cell -- drop ${code}.`);
  }
  if (arrived?.step === 'moved' && !begun?.is_sealed) {
    throw new StartRefusal(
      `${code} has arrived in ${target.name} already, and sells in ${source.name}, which was restored perhaps: npm run cell -- undo ${code}.`,
    );
  }
  if (begun && begun.other_cell !== target.name) {
    throw new StartRefusal(
      `${code} is on its way to ${begun.other_cell}: go on with that, or npm run cell -- undo ${code}.`,
    );
  }
  if (arrived && arrived.other_cell !== source.name) {
    throw new StartRefusal(`${target.name} has begun to receive ${code} from ${arrived.other_cell}.`);
  }
}

/**
 * Copies, compares, seals and switches the directory. A failure while the shop is sealed gives it back, as nothing
 * opens the target before the directory names it.
 */
async function bring(
  cells: Cells,
  realmId: string,
  code: string,
  source: Cell,
  target: Cell,
  driver: Driver,
): Promise<void> {
  const { report, signal } = driver;
  // A killed program has left it sealed; the target is not open yet.
  await giveBack(realmId, source);
  report(`Copying ${code} from ${source.name} to ${target.name}; it sells on.`);
  for (const cell of [target, source]) await prepareSeal(cell, realmId, signal);
  await startCopy(realmId, source, target);
  await untilCopied(realmId, source, target, signal, report);
  // After this many new rows, PostgreSQL would otherwise plan for empty tables until it analyzes them itself.
  await target.client.query('analyze');
  report(`All tables of ${code} are copied; what is sold in the meantime follows.`);
  const writes = await compareCopied(realmId, code, source, target, driver);
  let sealedAt = 0;
  try {
    await holdMessages(source, realmId, signal);
    await fillPieces(realmId, target, null);
    await untilClose(realmId, source, target, signal);
    // Read while the shop sells, so that little is left to read once it is sealed.
    await writes.read();
    report(`Sealing ${code} in ${source.name}.`);
    sealedAt = performance.now();
    await sealRealm(source, realmId, signal);
    await whileSealed(target, driver, async (either) => {
      await untilCaughtUp(realmId, source, target, either);
      const written = await writes.read();
      await fillPieces(realmId, target, written.get('members')?.map(({ id }) => id ?? '') ?? []);
      await carrySequences(source, target);
      await compareRows(realmId, code, source, target, written);
    });
    report('What was written since is the same in both, too.');
    await leave(realmId, source);
    await switchDirectory(cells.file, code, target.name);
  } catch (error) {
    await giveBack(realmId, source).catch(() => undefined);
    throw error;
  }
  await target.client.query(OPEN, [realmId]);
  report(`${code} only read for ${secondsSince(sealedAt)} s.`);
}

/** From here on, no gateway gives the shop back by itself (giveBackLeft). */
async function leave(realmId: string, source: Cell): Promise<void> {
  const text = `update cell_moves set step = 'switching', updated_at = now()
    where id = $1 and step = 'sealed' and is_sealed returning id`;
  if (await isThere(source.client, text, [realmId])) return;
  throw new StartRefusal(`${source.name} has given the shop back in the meantime: try again.`);
}

const secondsSince = (moment: number): string => ((performance.now() - moment) / 1_000).toFixed(1);

/**
 * Reads all rows of both sides at one moment. The shop is sealed only until both readers have their snapshots; it sells
 * while they read. Returns what is written from that moment on.
 */
async function compareCopied(
  realmId: string,
  code: string,
  source: Cell,
  target: Cell,
  driver: Driver,
): Promise<Writes> {
  const { report, signal } = driver;
  return withReaders(source, target, async (here, there) => {
    await untilClose(realmId, source, target, signal);
    const writes = await followWrites(realmId, source);
    await pause(realmId, code, here, there, driver);
    const rows = await unlessAborted(signal, () => compareAll(realmId, code, here, there));
    report(`The ${rows} rows of ${code} are the same in both.`);
    return writes;
  });
}

/** Seals the shop for as long as both readers need to get the same state. */
async function pause(realmId: string, code: string, here: Reader, there: Reader, driver: Driver): Promise<void> {
  const { report, signal } = driver;
  const [source, target] = [here.cell, there.cell];
  try {
    // Messages must not be under way, as their sending could not be recorded while the shop is sealed.
    await holdMessages(source, realmId, signal);
    report(`Pausing ${code} in ${source.name} for a moment, as of which both are compared.`);
    const sealedAt = performance.now();
    await sealRealm(source, realmId, signal);
    await whileSealed(target, driver, async (either) => {
      await untilCaughtUp(realmId, source, target, either);
      await Promise.all([here.stopTime(), there.stopTime()]);
    });
    report(`${code} was paused for ${secondsSince(sealedAt)} s.`);
  } finally {
    await giveBack(realmId, source);
  }
}

/** The shop's writes are noted from then on (functions/respect_seal). */
const OPEN = `
  with opened as (
    update cell_moves set step = 'moved', is_sealed = false, holds_messages = false, updated_at = now(),
      opened_at_transaction = pg_current_xact_id() where id = $1 and step = 'copying' and is_sealed returning id)
  delete from cell_writes where id in (select id from opened)`;

async function giveBack(realmId: string, source: Cell): Promise<void> {
  await note(source, realmId, { step: 'copying', is_sealed: false, holds_messages: false });
}

/** Finishes a move once the directory names the target; also after a program that was killed. */
async function settle(
  cells: Cells,
  realmId: string,
  code: string,
  source: Cell,
  target: Cell,
  { report, signal }: Driver,
): Promise<void> {
  await target.client.query(OPEN, [realmId]);
  report(`${cells.file} says that ${code} is in ${target.name}, where it sells.`);
  await endCopy(realmId, source, target);
  // Until every server has read the directory, the copy answers.
  await wait(4 * DIRECTORY_READ_EVERY_MS, undefined, { signal });
  await source.client.query(CLOSE, [realmId]);
  await source.client.query("notify access_changed, 'sessions'");
  report(`The copy in ${source.name} stays sealed: "undo" brings it back, "drop" removes it.`);
}

/** From then on, the copy answers nothing, as it does not know who has signed out since. */
const CLOSE = "update cell_moves set step = 'moved', updated_at = now() where id = $1 and is_sealed";

/** Finishes a move for which the directory already names the target. */
async function finishMove(cells: Cells, code: string, to: string, driver: Driver): Promise<void> {
  const target = await cells.open(to);
  const row = await readMove(target, code);
  if (row?.side === 'target') {
    if (row.step !== 'moved' && row.step !== 'copying') throw isUndone(code);
    const source = await cells.open(row.other_cell);
    await holdMove(row.id, source, target);
    const left = await readMove(source, code);
    if (row.step === 'copying' && left?.step !== 'switching') {
      throw new StartRefusal(
        `${cells.file} says that ${code} is in ${to}, where it has not arrived: npm run cell -- undo ${code}.`,
      );
    }
    await settle(cells, row.id, code, source, target, driver);
  }
  driver.report(`${code} is in ${to} already.`);
}
