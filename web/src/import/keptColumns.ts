import { headKey } from '@taem/domain/import/headKey.ts';
import { type Form, hasForm, orNull, readKept } from '../app/kept.ts';
import { writeLocal } from '../app/localStore.ts';
import { currentSession } from '../app/session.ts';

/** Maximum number of file shapes that a device stores per kind of record. */
const MAX_SHAPES = 20;

/** The field of each column, in the order of the file; null for one that is left out. */
export type Columns = readonly (string | null)[];

/** Columns by the headings of a file; the last used is last. */
type Shapes = Readonly<Record<string, unknown>>;
const COLUMNS_FORM: Form = [orNull('')];

const keyOf = (path: string) => `taem.import.${currentSession()?.realmId}.${path}`;
const shapeOf = (heads: readonly string[]) => JSON.stringify(heads.map(headKey));

/**
 * Returns the column choices stored on this device for files with these headings; null if they equal the detected ones. A
 * field that the record no longer has, or that occurs twice, is dropped: such columns would be refused.
 */
export function keptColumns(
  path: string,
  found: readonly { readonly head: string; readonly field: string | null }[],
  fields: readonly string[],
): Columns | null {
  const columns = readShapes(path)[shapeOf(found.map(({ head }) => head))];
  if (!hasForm(columns, COLUMNS_FORM)) return null;
  const kept = columns as Columns;
  if (kept.length !== found.length) return null;
  const isTaken = (place: number) => {
    const field = kept[place] ?? null;
    return field === null || (fields.includes(field) && kept.indexOf(field) === place);
  };
  const used = new Set(kept.filter((_, place) => isTaken(place)));
  const usable = found.map(({ field }, place) =>
    isTaken(place) ? (kept[place] ?? null) : used.has(field) ? null : field,
  );
  return usable.some((field, place) => field !== found[place]?.field) ? usable : null;
}

/** Stores the choices for the next file with these headings (docs/adr/0120). */
export function keepColumns(path: string, heads: readonly string[], columns: Columns): void {
  const shape = shapeOf(heads);
  const others = Object.entries(readShapes(path)).filter(([each]) => each !== shape);
  const shapes = Object.fromEntries([...others.slice(1 - MAX_SHAPES), [shape, columns]]);
  try {
    writeLocal(keyOf(path), JSON.stringify(shapes));
  } catch {
    // If the device stores nothing, the choices must be made again.
  }
}

const readShapes = (path: string): Shapes => readKept<Shapes>(keyOf(path), {}) ?? {};
