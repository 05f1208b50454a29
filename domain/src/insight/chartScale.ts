/** Steps of a scale that are read at a glance, as parts of a power of ten. */
const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10];

/** BI-36 Five labels of a scale from 0 that the largest value fits below, one at each quarter. */
export function quarterScale(largest: number): number[] {
  const quarter = Math.max(largest, 4) / 4;
  const power = 10 ** Math.floor(Math.log10(quarter));
  // What is counted has no halves: below ten a step is whole.
  const step = STEPS.map((part) => part * power).find((each) => each >= quarter && (power > 1 || each % 1 === 0));
  const nice = step ?? 10 * power;
  return [0, 1, 2, 3, 4].map((times) => times * nice);
}
