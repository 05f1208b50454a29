import { StartRefusal } from '../database/StartRefusal.ts';
import { type Driver, moveRealm } from './moveRealm.ts';
import { type Cells, explainOutage, openCells } from './openCells.ts';
import { prepareCell } from './prepareCell.ts';
import { dropMoved, undoMove } from './undoMove.ts';

const USAGE =
  'npm run cell -- move SHOP --to CELL | undo SHOP | drop SHOP | prepare CELL (docs/cluster.md, "Cells of shops").';

/** `gateway cell ...`: what is done with the shops of several databases. */
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
  const [option, to, ...more] = rest;
  const code = subject?.replace(/^@/, '').toLowerCase() ?? '';
  if (order === 'move' && code && option === '--to' && to && more.length === 0) {
    return (cells, driver) => moveRealm(cells, code, to, driver);
  }
  if (code && rest.length === 0) {
    if (order === 'undo') return (cells, driver) => undoMove(cells, code, driver);
    if (order === 'drop') return (cells, driver) => dropMoved(cells, code, driver);
    if (order === 'prepare') return (cells, driver) => prepareCell(cells, code, driver);
  }
  throw new StartRefusal(USAGE);
}
