/** Returns whether cash is short, over or as expected, by its difference. */
export function differenceKey(difference: number): 'over' | 'short' | 'even' {
  if (difference === 0) return 'even';
  return difference > 0 ? 'over' : 'short';
}
