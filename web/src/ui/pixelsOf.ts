/** Converts millimetres on paper to CSS pixels. */
export const pixelsOf = (millimetres: number): number => (millimetres * 96) / 25.4;
