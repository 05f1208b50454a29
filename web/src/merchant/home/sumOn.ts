/** A day has a point for each kind of customer. */
export const sumOn = (points: readonly { readonly time: string; readonly value: number }[], day: string): number =>
  points.reduce((sum, { time, value }) => (time === day ? sum + value : sum), 0);
