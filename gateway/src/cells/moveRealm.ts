import { once } from 'node:events';
import type { Realms } from '../database/generated/rows.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { compareAll, compareRows } from './compareRealm.ts';
import { carrySequences, endCopy, fillPieces, startCopy, untilCaughtUp, untilClose, untilCopied } from './copyRealm.ts';
import { followWrites, type Writes } from './followWrites.ts';
import { beginMove, holdMove, type MoveRow, note, readMove } from './journal.ts';
import { type Cell, type Cells, cellOfRealm } from './openCells.ts';
import { openReader, type Reader } from './openReader.ts';
import { isSameDatabase, refuseMove } from './refuseMove.ts';
import { holdMessages, prepareSeal, sealRealm } from './sealRealm.ts';
import { switchDirectory } from './switchDirectory.ts';

export interface Driver {
  report(line: string): void;
  /** Ends what waits; a shop that is sealed and not switched yet sells on where it was. */
  signal: AbortSignal;
}

/** A shop that is sealed waits for it. */
const MAX_SEALED_MS = 15_000;

/** One shop to another cell, while it sells. Interrupted, the same again goes on where it was (docs/adr/0182). */
export async function moveRealm(cells: Cells, code: string, to: string, driver: Driver): Promise<void> {
  const from = cellOfRealm(cells, code);
  if (from === to) return finishMove(cells, code, to, driver);
  const [source, target] = [await cells.open(from), await cells.open(to)];
  const realmId = await realmOf(source, code);
  if (await isSameDatabase(source, target))
    throw new StartRefusal(`${source.name} and ${target.name} are the same database.`);
  await holdMove(realmId, source, target);
  const [begun, arrived] = [await readMove(source, code), await readMove(target, code)];
  refuseOtherMove(code, begun, arrived, source, target);
  if (!arrived) await refuseMove(realmId, code, source, target);
  if (!begun || !arrived) await beginMove(realmId, code, source, target);
  if (arrived?.step !== 'moved') await bring(realmId, code, source, target, driver);
  await handOver(cells, realmId, code, source, target, driver);
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
  if (begun && begun.other_cell !== target.name) {
    throw new StartRefusal(
      `${code} is on its way to ${begun.other_cell}: go on with that, or npm run cell -- undo ${code}.`,
    );
  }
  if (arrived && arrived.other_cell !== source.name) {
    throw new StartRefusal(`${target.name} has begun to receive ${code} from ${arrived.other_cell}.`);
  }
}

/** Copies, compares, seals and opens. What fails while the shop is sealed gives it back. */
async function bring(realmId: string, code: string, source: Cell, target: Cell, driver: Driver): Promise<void> {
  const { report, signal } = driver;
  // A program that was killed has left it sealed; the target is not open yet.
  await giveBack(realmId, source);
  report(`Copying ${code} from ${source.name} to ${target.name}; it sells on.`);
  for (const cell of [target, source]) await prepareSeal(cell, realmId, signal);
  await startCopy(realmId, source, target);
  await untilCopied(realmId, target, signal, report);
  // This many rows at once: PostgreSQL would count them only after a while, and plan for empty tables until then.
  await target.client.query('analyze');
  report(`All tables of ${code} are copied; what is sold in the meantime follows.`);
  const writes = await compareCopied(realmId, code, source, target, driver);
  let mayBeOpen = false;
  try {
    await holdMessages(source, realmId, signal);
    await fillPieces(realmId, target, null);
    await untilClose(realmId, source, target, signal);
    // While it sells: little is left to read once it does not.
    await writes.read();
    report(`Sealing ${code} in ${source.name}.`);
    const sealedAt = performance.now();
    await sealRealm(source, realmId, signal);
    await untilCaughtUp(realmId, source, target, MAX_SEALED_MS, signal);
    await unlessAborted(signal, async () => {
      const written = await writes.read();
      await fillPieces(realmId, target, written.get('members')?.map(({ id }) => id ?? '') ?? []);
      await carrySequences(source, target);
      await compareRows(realmId, code, source, target, written);
    });
    mayBeOpen = true;
    await target.client.query(OPEN, [realmId]);
    report(`What was written since is the same in both, too. ${code} only read for ${secondsSince(sealedAt)} s.`);
  } catch (error) {
    // Where the target is open the source stays sealed. Where that is uncertain, going on finds out.
    if (!mayBeOpen || (await isClosed(realmId, target))) await giveBack(realmId, source).catch(() => undefined);
    throw error;
  }
}

const secondsSince = (moment: number): string => ((performance.now() - moment) / 1_000).toFixed(1);

/**
 * Reads all rows of both sides as they are at one moment, for which the shop is sealed no longer than it takes to have it; it
 * sells while they are read. Gives what is written from that moment on.
 */
async function compareCopied(
  realmId: string,
  code: string,
  source: Cell,
  target: Cell,
  { report, signal }: Driver,
): Promise<Writes> {
  const readers: Reader[] = [];
  const open = async (cell: Cell) => {
    const reader = await openReader(cell);
    readers.push(reader);
    return reader;
  };
  try {
    const both = [await open(source), await open(target)] as const;
    await untilClose(realmId, source, target, signal);
    const writes = await followWrites(realmId, source);
    await pause(realmId, code, both, { report, signal });
    const rows = await unlessAborted(signal, () => compareAll(realmId, code, ...both));
    report(`The ${rows} rows of ${code} are the same in both.`);
    return writes;
  } finally {
    for (const reader of readers) await reader.close();
  }
}

/** For as long as both readers need to see the same. */
async function pause(
  realmId: string,
  code: string,
  [here, there]: readonly [Reader, Reader],
  { report, signal }: Driver,
): Promise<void> {
  const [source, target] = [here.cell, there.cell];
  try {
    // What is being sent while the shop is sealed could not be written down as sent.
    await holdMessages(source, realmId, signal);
    report(`Pausing ${code} in ${source.name} for a moment, as of which both are compared.`);
    const sealedAt = performance.now();
    await sealRealm(source, realmId, signal);
    await untilCaughtUp(realmId, source, target, MAX_SEALED_MS, signal);
    await Promise.all([here.stopTime(), there.stopTime()]);
    report(`${code} was paused for ${secondsSince(sealedAt)} s.`);
  } finally {
    await giveBack(realmId, source);
  }
}

/** What takes minutes in a large shop ends when someone has had enough of it, so that the shop is not kept from selling. */
async function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  const over = new AbortController();
  const aborted = once(signal, 'abort', { signal: over.signal }).then(() => Promise.reject(signal.reason));
  return Promise.race([work(), aborted]).finally(() => over.abort());
}

/** The transaction that opens it is the first whose rows are of no other cell. */
const OPEN = `update cell_moves set step = 'moved', is_sealed = false, holds_messages = false, updated_at = now(),
  opened_at_transaction = pg_current_xact_id() where id = $1 and is_sealed`;

async function isClosed(realmId: string, { client }: Cell): Promise<boolean> {
  const text = "select from cell_moves where id = $1 and step = 'moved'";
  return client.query(text, [realmId]).then(
    ({ rowCount }) => rowCount === 0,
    () => false,
  );
}

async function giveBack(realmId: string, source: Cell): Promise<void> {
  await note(source, realmId, { step: 'copying', is_sealed: false, holds_messages: false });
}

async function handOver(
  cells: Cells,
  realmId: string,
  code: string,
  source: Cell,
  target: Cell,
  { report }: Driver,
): Promise<void> {
  await switchDirectory(cells.file, code, target.name);
  await note(source, realmId, { step: 'moved' });
  report(`${cells.file} says that ${code} is in ${target.name}.`);
  await endCopy(realmId, source, target);
  report(`The copy in ${source.name} stays sealed: "undo" brings it back, "drop" removes it.`);
}

/** The directory says so already: what was left to do is done. */
async function finishMove(cells: Cells, code: string, to: string, { report }: Driver): Promise<void> {
  const target = await cells.open(to);
  const row = await readMove(target, code);
  if (row?.side === 'target') {
    if (row.step !== 'moved') throw isUndone(code);
    const source = await cells.open(row.other_cell);
    await holdMove(row.id, source, target);
    await note(source, row.id, { step: 'moved' });
    await endCopy(row.id, source, target);
  }
  report(`${code} is in ${to} already.`);
}
