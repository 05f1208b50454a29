import { headKey } from '@taem/domain/import/headKey.ts';
import { type Form, hasForm, orNull, readKept } from '../app/kept.ts';
import { writeLocal } from '../app/localStore.ts';
import { currentSession } from '../app/session.ts';

/** Shapes of files that a device keeps, of one kind of record. */
const MOST_SHAPES = 20;

/** The field of each column, in the order of the file; null for one that is left out. */
export type Columns = readonly (string | null)[];

/** By the heads of a file; the one that was used last stands at the end. */
type Shapes = Readonly<Record<string, unknown>>;
const COLUMNS_FORM: Form = [orNull('')];

const keyOf = (path: string) => `taem.import.${currentSession()?.realmId}.${path}`;
const shapeOf = (heads: readonly string[]) => JSON.stringify(heads.map(headKey));

/** What a person decided about the columns of a file with these heads on this device; null where there was nothing to decide. */
export function keptColumns(path: string, heads: readonly string[]): Columns | null {
  const columns = readShapes(path)[shapeOf(heads)];
  return hasForm(columns, COLUMNS_FORM) && (columns as Columns).length === heads.length ? (columns as Columns) : null;
}

/** Keeps it for the next file with these heads (docs/adr/0120). */
export function keepColumns(path: string, heads: readonly string[], columns: Columns): void {
  const shape = shapeOf(heads);
  const others = Object.entries(readShapes(path)).filter(([each]) => each !== shape);
  const shapes = Object.fromEntries([...others.slice(1 - MOST_SHAPES), [shape, columns]]);
  try {
    writeLocal(keyOf(path), JSON.stringify(shapes));
  } catch {
    // A device that keeps nothing leaves it to be decided again.
  }
}

const readShapes = (path: string): Shapes => readKept<Shapes>(keyOf(path), {}) ?? {};
