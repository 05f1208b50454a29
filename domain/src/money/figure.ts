import type { Satang } from './money.ts';

/**
 * Figures in baht, such as the sum of many bills, may be larger than any amount that is taken in (`MAX_MONEY`). They
 * are never refused: exact up to 2^46 baht, about 70 trillion, where numbers still distinguish satang; the nearest
 * number beyond.
 */
export function figureInSatang(baht: number): Satang {
  const satang = Math.round(baht * 100);
  return (satang === 0 ? 0 : satang) as Satang;
}

/** Figures in baht together, in baht. */
export function addFigures(figures: Iterable<number>): number {
  let total = 0n;
  for (const figure of figures) total += BigInt(figureInSatang(figure));
  return Number(total) / 100;
}
