/** floor(a x b / c) for whole numbers from 0, exact also where the product passes 2^53; 0 when there is nothing to divide by. */
export function mulDivFloor(a: number, b: number, c: number): number {
  if (c <= 0) return 0;
  return Number((BigInt(a) * BigInt(b)) / BigInt(c));
}

/** ceil(a x b / c) for whole numbers from 0; 0 when there is nothing to divide by. */
export function mulDivCeil(a: number, b: number, c: number): number {
  if (c <= 0) return 0;
  const divisor = BigInt(c);
  return Number((BigInt(a) * BigInt(b) + divisor - 1n) / divisor);
}
