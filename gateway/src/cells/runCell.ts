import { StartRefusal } from '../database/StartRefusal.ts';
import type { Driver } from './Driver.ts';
import { moveRealm } from './moveRealm.ts';
import { type Cells, explainOutage, openCells } from './openCells.ts';
import { prepareCell } from './prepareCell.ts';
import { dropMoved, undoMove } from './undoMove.ts';
import { dropWithout, undoWithout } from './withoutCell.ts';

const USAGE =
  'npm run cell -- move SHOP --to CELL | undo SHOP | drop SHOP | undo or drop SHOP --without CELL | prepare CELL (docs/cluster.md, "Cells of shops").';

/** `gateway cell ...`: commands for the shops of several databases. */
export async function runCell(args: readonly string[], env: NodeJS.ProcessEnv, driver: Driver): Promise<void> {
  const work = readOrder(args);
  const cells = await openCells(env);
  try {
    await work(cells, driver);
  } catch (error) {
    throw explainOutage(error, `"${args[0]}"`);
  } finally {
    await cells.close();
  }
}

type Order = (cells: Cells, driver: Driver) => Promise<void>;

function readOrder([order, subject, ...rest]: readonly string[]): Order {
  const [option, cell, ...more] = rest;
  const code = subject?.replace(/^@/, '').toLowerCase() ?? '';
  if (!code || more.length > 0) throw new StartRefusal(USAGE);
  if (option === undefined) {
    if (order === 'undo') return (cells, driver) => undoMove(cells, code, driver);
    if (order === 'drop') return (cells, driver) => dropMoved(cells, code, driver);
    if (order === 'prepare') return (cells, driver) => prepareCell(cells, code, driver);
  }
  if (cell) {
    if (order === 'move' && option === '--to') return (cells, driver) => moveRealm(cells, code, cell, driver);
    if (order === 'undo' && option === '--without') return (cells, driver) => undoWithout(cells, code, cell, driver);
    if (order === 'drop' && option === '--without') return (cells, driver) => dropWithout(cells, code, cell, driver);
  }
  throw new StartRefusal(USAGE);
}
