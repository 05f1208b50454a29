/** Steps of percent, each with the ground of its cell and words that are read on it (4.5:1). */
export const HEAT = [
  { least: 0, bgcolor: '#ffffff', color: '#1f2933' },
  { least: 0.01, bgcolor: '#fff1e0', color: '#1f2933' },
  { least: 10, bgcolor: '#ffdcb3', color: '#1f2933' },
  { least: 25, bgcolor: '#f5b56b', color: '#1f2933' },
  { least: 50, bgcolor: '#b35600', color: '#ffffff' },
  { least: 75, bgcolor: '#7a3a00', color: '#ffffff' },
] as const;

/** Ground and words of a cell of so many percent. */
export function heatOf(share: number): { bgcolor: string; color: string } {
  const { bgcolor, color } = HEAT.findLast(({ least }) => share >= least) ?? HEAT[0];
  return { bgcolor, color };
}
