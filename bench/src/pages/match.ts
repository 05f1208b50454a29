import { doubtOf } from './doubtOf.ts';
import type { Block, Seen } from './readBlocks.ts';

/**
 * The expected content of one cell: its exact text, one of several if the rule leaves a tie open, or the figures in a
 * sentence.
 */
export type Cell = string | { readonly oneOf: readonly string[] } | { readonly figures: readonly string[] };
export type Line = readonly Cell[];

/** The expected content of a card, a strip or a table, from the file alone. */
export interface Expected {
  /** In the language of the page. */
  readonly name: string;
  readonly lines: readonly Line[];
  /** The allowed labels of its axes. */
  readonly axes?: readonly string[];
}

export interface Difference {
  readonly label: string;
  readonly expected: string;
  readonly seen: string;
}

export interface Compared {
  figures: number;
  readonly differences: Difference[];
  readonly notCompared: string[];
}

/** Returns the figures in a text: `down 39%` is `-39%`; an en dash between days is not a sign. */
export const figuresIn = (text: string): string[] =>
  (text.replace(/(?:ลดลง|ต่ำกว่า|down)\s?/g, '-').match(/-?\d[\d,]*(?:\.\d+)?%?/g) ?? []).map((figure) =>
    figure.replace(/,$/, ''),
  );

/** The figures of a sentence outside all blocks. */
export type Sentence = readonly string[];

/** Compares every line of every block with its expected value; unexpected lines are reported too. */
export function match(seen: Seen, expected: readonly Expected[], sentences: readonly Sentence[] = []): Compared {
  const rest = [...seen.rest];
  const compared: Compared = { figures: 0, differences: [], notCompared: rest };
  for (const sentence of sentences) {
    const place = rest.findIndex((line) => figuresIn(line).join(' ') === sentence.join(' '));
    if (place < 0)
      compared.differences.push({
        label: 'sentence',
        expected: sentence.join(' '),
        seen: rest.join(' / ') || 'nothing',
      });
    else {
      rest.splice(place, 1);
      compared.figures += sentence.length;
    }
  }
  const doubt = doubtOf(seen);
  if (doubt !== null) compared.differences.push({ label: 'proof', expected: 'everything agrees', seen: doubt });
  else if (seen.proof !== null) compared.figures += 1;
  const left = [...seen.blocks];
  for (const each of expected) {
    const place = left.findIndex(({ name }) => name === each.name);
    if (place < 0)
      compared.differences.push({ label: each.name, expected: `${each.lines.length} lines`, seen: 'nothing' });
    else for (const block of left.splice(place, 1)) matchBlock(block, each, compared);
  }
  for (const { name, lines } of left) compared.notCompared.push(...lines.map((line) => `${name}: ${line}`));
  return compared;
}

function matchBlock({ name, lines, axes }: Block, expected: Expected, compared: Compared): void {
  for (let at = 0; at < Math.max(lines.length, expected.lines.length); at += 1) {
    const [line, cells] = [lines[at], expected.lines[at]];
    if (line !== undefined && cells && isLine(line, cells)) compared.figures += figuresIn(line).length;
    else compared.differences.push({ label: name, expected: cells?.map(say).join(' | ') ?? '-', seen: line ?? '-' });
  }
  for (const label of axes) {
    if (expected.axes?.includes(label)) compared.figures += 1;
    else compared.notCompared.push(`${name}, axis: ${label}`);
  }
}

function isLine(line: string, cells: Line): boolean {
  const texts = line.split('\t').map((text) => text.trim());
  return texts.length === cells.length && cells.every((cell, at) => isCell(texts[at] ?? '', cell));
}

export function isCell(text: string, cell: Cell): boolean {
  // Some names of the file end in a space.
  if (typeof cell === 'string') return text === cell.trim();
  if ('oneOf' in cell) return cell.oneOf.some((each) => text === each.trim());
  return figuresIn(text).join(' ') === cell.figures.join(' ');
}

export function say(cell: Cell): string {
  if (typeof cell === 'string') return cell;
  return 'oneOf' in cell ? cell.oneOf.join(' or ') : cell.figures.join(' ');
}
