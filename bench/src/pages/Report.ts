import type { Cell } from './match.ts';
import { count, money } from './written.ts';

/** A value on the screen and in a file; `undefined` where it is absent. */
export interface Value {
  readonly screen: Cell | undefined;
  /** A number in baht, points or pieces; a text; null if its words are not compared. */
  readonly file: number | string | null | undefined;
  /** The total below the rows of the file, in hundredths. */
  readonly adds?: number;
}

export interface Row {
  /** Identifies it among the texts of its key columns. */
  readonly key: string;
  /** Rows are sorted from the largest to the smallest; equal ones may be in any order. */
  readonly order: number | string;
  readonly values: readonly Value[];
}

/** The expected content of one report. */
export interface Report {
  /** Its address below `/bi/report/`. */
  readonly path: string;
  readonly title: { readonly th: string; readonly en: string };
  readonly rows: readonly Row[];
  /** Columns of the screen whose texts are the key. */
  readonly keyAt: readonly number[];
  readonly strip: readonly string[];
  /** The choice above the rows, if its name has a figure. */
  readonly chosen?: string;
  /** Figures of the sentence below the strip. */
  readonly sentence?: readonly string[];
  /** The maximum number of rows, without pages. */
  readonly top?: number;
}

export const amount = (satang: number): Value => ({ screen: money(satang), file: satang / 100, adds: satang });
export const whole = (value: number): Value => ({ screen: count(value), file: value, adds: value * 100 });
/** A number that is not additive over rows. */
export const counted = (value: number): Value => ({ screen: count(value), file: value });
export const text = (said: Cell, file: string | null = typeof said === 'string' ? said : null): Value => ({
  screen: said,
  file,
});
export const onScreen = (said: Cell): Value => ({ screen: said, file: undefined });
export const inFile = (said: string): Value => ({ screen: undefined, file: said });
/** A number that is only in the file, in baht, points, pieces or percent. */
export const filed = (value: number): Value => ({ screen: undefined, file: value });
/** The same with a total in the file. */
export const summed = (value: number): Value => ({ screen: undefined, file: value, adds: Math.round(value * 100) });
/** Rows of a file in exactly this order. */
export const filedRows = (rows: readonly (readonly Value[])[]): Row[] =>
  rows.map((values, at) => ({ key: String(at), order: -at, values }));
/** The rank of a row, written with the row. */
export const PLACE: Value = onScreen('place');

/** Returns the rows in an allowed order. */
export function inOrder(rows: readonly Row[]): Row[] {
  return [...rows].sort((a, b) => (a.order < b.order ? 1 : a.order > b.order ? -1 : 0));
}
