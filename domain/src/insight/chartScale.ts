/** Steps of a scale that are easy to read, as multiples of a power of ten. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10];

const SEGMENTS = [0, 1, 2, 3, 4];

/** Returns the smallest step that is at least `least`. */
function stepFrom(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  // Counts have no halves, so a step below ten is a whole number.
  const step = STEPS.map((part) => part * power).find((each) => each >= least && (power > 1 || each % 1 === 0));
  return step ?? 10 * power;
}

/** BI-36 Returns five labels of a scale from 0 to at least the largest value, one at each quarter. */
export function quarterScale(largest: number): number[] {
  const step = stepFrom(Math.max(largest, 4) / 4);
  return SEGMENTS.map((times) => times * step);
}

/**
 * BI-36 Returns five labels that enclose all values, one at each quarter: for values below 0, and for a line whose
 * changes would be invisible on a scale from 0.
 */
export function spanScale(least: number, largest: number): number[] {
  for (let step = stepFrom(Math.max(largest - least, 4) / 4); ; step = stepFrom(step * 1.01)) {
    const first = Math.floor(least / step);
    if ((first + 4) * step >= largest) return SEGMENTS.map((times) => (first + times) * step || 0);
  }
}
