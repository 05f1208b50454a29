/** Pixels of a length on paper, in millimetres, as CSS draws it. */
export const pixelsOf = (millimetres: number): number => (millimetres * 96) / 25.4;
