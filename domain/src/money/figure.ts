import type { Satang } from './money.ts';

/**
 * Converts a figure in baht, such as the sum of many bills, to satang. Figures may exceed the largest accepted amount
 * (`MAX_MONEY`) and are never refused: exact up to 2^46 baht, about 70 trillion, where numbers still distinguish
 * satang; the nearest number beyond.
 */
export function figureInSatang(baht: number): Satang {
  const satang = Math.round(baht * 100);
  return (satang === 0 ? 0 : satang) as Satang;
}

/** Adds up figures in baht; returns baht. */
export function addFigures(figures: Iterable<number>): number {
  let total = 0n;
  for (const figure of figures) total += BigInt(figureInSatang(figure));
  return Number(total) / 100;
}
