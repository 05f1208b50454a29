import { isObject } from './isObject.ts';
/** How a day is written for another program: `YYYYMMDD`, `DD/MM/YYYY` or as stored. */
export const DATE_SHAPES = ['YYYY-MM-DD', 'YYYYMMDD', 'DD/MM/YYYY', 'DD/MM/YY'] as const;
/** Years of the common era or, as Thai programs count, of the Buddhist era. */
export const ERAS = ['CE', 'BE'] as const;
export const ENCODINGS = ['UTF-8', 'TIS-620'] as const;
export const SEPARATORS = [',', ';', '\t'] as const;

export interface DateShape {
  readonly date: (typeof DATE_SHAPES)[number];
  readonly era: (typeof ERAS)[number];
}

/** The format that another program expects; encoding, separator and decimals apply to text files. */
export interface FileLayout extends DateShape {
  /** The number of decimals of amounts and figures; null for as many as they have. */
  readonly decimals: number | null;
  readonly encoding: (typeof ENCODINGS)[number];
  readonly separator: (typeof SEPARATORS)[number];
}

const isOneOf = (values: readonly unknown[], value: unknown) => values.includes(value);

export function isFileLayout(value: unknown): value is FileLayout {
  if (!isObject(value)) return false;
  const { date, era, decimals, encoding, separator, ...others } = value;
  return (
    Object.keys(others).length === 0 &&
    isOneOf(DATE_SHAPES, date) &&
    isOneOf(ERAS, era) &&
    isOneOf([null, 0, 2, 4], decimals) &&
    isOneOf(ENCODINGS, encoding) &&
    isOneOf(SEPARATORS, separator)
  );
}

const BUDDHIST_YEARS = 543;

/** Writes a day, or a moment with its time of day, in the format of a program. */
export function inShape(text: string, { date, era }: DateShape): string {
  const [day = '', clock] = text.split(' ');
  const [year = '', month = '', of = ''] = day.split('-');
  const counted = String(Number(year) + (era === 'BE' ? BUDDHIST_YEARS : 0)).padStart(4, '0');
  const written = date.replace('YYYY', counted).replace('YY', counted.slice(-2)).replace('MM', month).replace('DD', of);
  return clock ? `${written} ${clock}` : written;
}
