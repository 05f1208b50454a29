import type { Unzipped } from 'fflate';
import { pieces } from './refuseLargeSheet.ts';
import type { SheetOfWorkbook } from './SheetRow.ts';

/** Cells that are merged into one, by positions from 0: the first one has the value of all. */
interface Merged {
  column: number;
  from: number;
  to: number;
}

/** A sheet's entry in the workbook, and how its display differs from its cells. */
export interface SheetLayout extends SheetOfWorkbook {
  /** Numbers of the hidden rows, as a spreadsheet counts them. */
  hidden: ReadonlySet<number>;
  merged: readonly Merged[];
}

/** Returns the layout of each sheet, in the order of the workbook. */
export function layoutsOf(parts: Unzipped): SheetLayout[] {
  const targets = new Map(
    tagsOf(latin1Of(parts['xl/_rels/workbook.xml.rels']), 'Relationship').map((tag) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target'),
    ]),
  );
  return tagsOf(latin1Of(parts['xl/workbook.xml']), 'sheet').map((tag) => {
    const target = targets.get(attribute(tag, '(?:\\w+:)?id')) ?? '';
    const sheet = parts[target.startsWith('/') ? target.slice(1) : `xl/${target}`];
    return {
      name: textOf(attribute(tag, 'name')),
      isHidden: /^(?:hidden|veryHidden)$/.test(attribute(tag, 'state')),
      ...layoutOf(sheet),
    };
  });
}

function layoutOf(sheet: Uint8Array = new Uint8Array()): Pick<SheetLayout, 'rows' | 'hidden' | 'merged'> {
  const hidden = new Set<number>();
  const merged: Merged[] = [];
  let rows = 0;
  let isOpen = false;
  // Read in pieces, as a single text would take as much memory as the sheet again.
  for (const text of pieces(sheet)) {
    for (const tag of tagsOf(text, 'row', HIDDEN)) hidden.add(Number(attribute(tag, 'r')));
    for (const tag of tagsOf(text, 'mergeCell')) merged.push(...mergedBy(attribute(tag, 'ref')));
    for (const [, name] of text.matchAll(/<(?:\w+:)?(row|v|t)[\s>]/g)) {
      if (name !== 'row' && isOpen) rows += 1;
      isOpen = name === 'row';
    }
  }
  return { rows, hidden, merged };
}

const HIDDEN = `[^<>]*\\shidden=["'](?:1|true)["']`;

/** Returns cells that are merged downwards. */
function mergedBy(range: string): Merged[] {
  const [, letters = '', first, last] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(range) ?? [];
  return first === last ? [] : [{ column: placeOf(letters), from: Number(first) - 1, to: Number(last) - 1 }];
}

const latin1Of = (part: Uint8Array | undefined): string =>
  part ? Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1') : '';

/** Decodes an attribute: UTF-8, with entities. */
const textOf = (attribute: string): string =>
  Buffer.from(attribute, 'latin1')
    .toString()
    .replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi, (entity, hex: string, decimal: string, name: string) => {
      if (name) return ENTITIES.get(name) ?? entity;
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return point <= 0x10ffff ? String.fromCodePoint(point) : entity;
    });
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const tagsOf = (xml: string, name: string, attributes = ''): string[] =>
  xml.match(new RegExp(`<(?:\\w+:)?${name}(?=\\s)${attributes}[^<>]*>`, 'g')) ?? [];

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? '';

const placeOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/** Fills the cells below the first of merged ones, within limits; returns the positions of their rows. */
export function fillMerged(rows: readonly unknown[][], merged: readonly Merged[]): ReadonlySet<number> {
  const filled = new Set<number>();
  let left = MAX_FILLED;
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
const MAX_FILLED = 1_000_000;
