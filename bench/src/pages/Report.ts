import type { Cell } from './match.ts';
import { count, money } from './written.ts';

/** A value as the screen and as a file has it; a place without it is `undefined`. */
export interface Value {
  readonly screen: Cell | undefined;
  /** A number in baht, points or pieces; a text; null where its words are not compared. */
  readonly file: number | string | null | undefined;
  /** What the file adds up below the rows, in hundredths. */
  readonly adds?: number;
}

export interface Row {
  /** Identifies it among the texts of its key columns. */
  readonly key: string;
  /** Rows stand from the largest to the least; what is equal may stand in any order. */
  readonly order: number | string;
  readonly values: readonly Value[];
}

/** What one report must say. */
export interface Report {
  /** Its address below `/bi/report/`. */
  readonly path: string;
  readonly title: { readonly th: string; readonly en: string };
  readonly rows: readonly Row[];
  /** Columns of the screen whose texts are the key. */
  readonly keyAt: readonly number[];
  readonly strip: readonly string[];
  /** What stands chosen above the rows, where it has a figure in its name. */
  readonly chosen?: string;
  /** Figures of the sentence below the strip. */
  readonly sentence?: readonly string[];
  /** At most this number of rows, without pages. */
  readonly top?: number;
}

export const amount = (satang: number): Value => ({ screen: money(satang), file: satang / 100, adds: satang });
export const whole = (value: number): Value => ({ screen: count(value), file: value, adds: value * 100 });
/** A number that does not add up over rows. */
export const counted = (value: number): Value => ({ screen: count(value), file: value });
export const text = (said: Cell, file: string | null = typeof said === 'string' ? said : null): Value => ({
  screen: said,
  file,
});
export const onScreen = (said: Cell): Value => ({ screen: said, file: undefined });
export const inFile = (said: string): Value => ({ screen: undefined, file: said });
/** A number of a file alone, in baht, points, pieces or percent. */
export const filed = (value: number): Value => ({ screen: undefined, file: value });
/** The same where the file adds it up. */
export const summed = (value: number): Value => ({ screen: undefined, file: value, adds: Math.round(value * 100) });
/** Rows of a file in just this order. */
export const filedRows = (rows: readonly (readonly Value[])[]): Row[] =>
  rows.map((values, at) => ({ key: String(at), order: -at, values }));
/** The place of a row; it is written where the row stands. */
export const PLACE: Value = onScreen('place');

/** The rows in an order they may stand in. */
export function inOrder(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.order < b.order ? 1 : a.order > b.order ? -1 : 0));
}
