/** Steps of a scale that are read at a glance, as parts of a power of ten. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10];

const SEGMENTS = [0, 1, 2, 3, 4];

/** The smallest step of so much at least. */
function stepFrom(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  // What is counted has no halves: below ten a step is whole.
  const step = STEPS.map((part) => part * power).find((each) => each >= least && (power > 1 || each % 1 === 0));
  return step ?? 10 * power;
}

/** BI-36 Five labels of a scale from 0 that the largest value fits below, one at each quarter. */
export function quarterScale(largest: number): number[] {
  const step = stepFrom(Math.max(largest, 4) / 4);
  return SEGMENTS.map((times) => times * step);
}

/** BI-36 Five labels that all values fit between, one at each quarter: for what runs below 0, and for a line whose changes would not be seen from 0. */
export function spanScale(least: number, largest: number): number[] {
  for (let step = stepFrom(Math.max(largest - least, 4) / 4); ; step = stepFrom(step * 1.01)) {
    const first = Math.floor(least / step);
    if ((first + 4) * step >= largest) return SEGMENTS.map((times) => (first + times) * step || 0);
  }
}
