import type { Unzipped } from 'fflate';

/** Cells that are one to the eye, by places from 0: the first one has what all of them say. */
interface Merged {
  column: number;
  from: number;
  to: number;
}

/** What a sheet shows otherwise than its cells have it. */
export interface SheetLayout {
  /** Numbers of the rows that are not shown, as a spreadsheet numbers them. */
  hidden: ReadonlySet<number>;
  merged: readonly Merged[];
}

/** Of each sheet of a workbook, in the order of the workbook. */
export function layoutsOf(parts: Unzipped): SheetLayout[] {
  const targets = new Map(
    tagsOf(parts['xl/_rels/workbook.xml.rels'], 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  return tagsOf(parts['xl/workbook.xml'], 'sheet').map((tag) => {
    const target = targets.get(attribute(tag, '(?:\\w+:)?id')) ?? '';
    return layoutOf(parts[target.startsWith('/') ? target.slice(1) : `xl/${target}`]);
  });
}

function layoutOf(sheet: Uint8Array | undefined): SheetLayout {
  const hidden = tagsOf(sheet, 'row').filter((tag) => /^(?:1|true)$/.test(attribute(tag, 'hidden')));
  return {
    hidden: new Set(hidden.map((tag) => Number(attribute(tag, 'r')))),
    merged: tagsOf(sheet, 'mergeCell').flatMap((tag) => {
      const [, letters = '', first, last] =
        /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(attribute(tag, 'ref')) ?? [];
      return first === last ? [] : [{ column: placeOf(letters), from: Number(first) - 1, to: Number(last) - 1 }];
    }),
  };
}

const tagsOf = (part: Uint8Array | undefined, name: string): string[] =>
  Buffer.from(part ?? [])
    .toString('latin1')
    .match(new RegExp(`<(?:\\w+:)?${name}\\s[^<>]*>`, 'g')) ?? [];

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? '';

const placeOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Fills cells below the first one of those that are merged, within bounds; gives the places of their rows. */
export function fillMerged(rows: readonly unknown[][], merged: readonly Merged[]): ReadonlySet<number> {
  const filled = new Set<number>();
  let left = MOST_FILLED;
  for (const { column, from, to } of merged) {
    const value = rows[from]?.[column] ?? null;
    const last = Math.min(to, rows.length - 1, from + left);
    if (value === null) continue;
    for (let place = from + 1; place <= last; place += 1) {
      const row = rows[place];
      if (!row || (row[column] ?? null) !== null) continue;
      row[column] = value;
      filled.add(place);
      left -= 1;
    }
  }
  return filled;
}
const MOST_FILLED = 1_000_000;
