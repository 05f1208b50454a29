/** floor(a x b / c) for whole numbers of 0 or more, exact even when the product exceeds 2^53; 0 when `c` is not above 0. */
export function mulDivFloor(a: number, b: number, c: number): number {
  if (c <= 0) return 0;
  return Number((BigInt(a) * BigInt(b)) / BigInt(c));
}

/** ceil(a x b / c) for whole numbers of 0 or more; 0 when `c` is not above 0. */
export function mulDivCeil(a: number, b: number, c: number): number {
  if (c <= 0) return 0;
  const divisor = BigInt(c);
  return Number((BigInt(a) * BigInt(b) + divisor - 1n) / divisor);
}
