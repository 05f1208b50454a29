import fc from 'fast-check';
import type { Reading } from '../reading/reading.ts';

/** The value, with the code of a doubt behind it, or the code of a fault. */
export function result(reading: Reading<unknown>): unknown {
  if ('fault' in reading) return reading.fault.code;
  return reading.doubt ? [reading.value, reading.doubt.code] : reading.value;
}

/** Whatever may be in a file: letters and signs of all kinds, also invisible ones. */
export const anything = fc.string({ unit: 'binary', maxLength: 30 });
export const unseen = fc.constantFrom(
  '',
  ' ',
  '\u{A0}',
  '\u{200B}',
  '\u{200D}',
  '\u{FEFF}',
  '\u{202A}',
  '\t',
  '\n',
  '\u{3000}',
  '\u{3164}',
);
