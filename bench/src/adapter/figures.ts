export function rounded(figure: number): number {
  return Math.round(figure * 100) / 100;
}

/** Compares a figure with its goal. */
export function verdict(figure: number, goal: { atLeast: number } | { atMost: number }): string {
  const met = 'atLeast' in goal ? figure >= goal.atLeast : figure <= goal.atMost;
  return `${'atLeast' in goal ? `>= ${goal.atLeast}` : `<= ${goal.atMost}`}: ${met ? 'yes' : 'no'}`;
}
