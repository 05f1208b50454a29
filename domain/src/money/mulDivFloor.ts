/** floor(a x b / c) for whole numbers, exact also where the product passes 2^53; 0 when there is nothing to divide by. */
export function mulDivFloor(a: number, b: number, c: number): number {
  if (c <= 0) return 0;
  const product = BigInt(a) * BigInt(b);
  const divisor = BigInt(c);
  const quotient = product / divisor;
  return Number(product < 0n && product % divisor !== 0n ? quotient - 1n : quotient);
}

/** ceil(a x b / c) for whole numbers; 0 when there is nothing to divide by. */
export function mulDivCeil(a: number, b: number, c: number): number {
  if (c <= 0) return 0;
  const floored = mulDivFloor(a, b, c);
  return BigInt(floored) * BigInt(c) === BigInt(a) * BigInt(b) ? floored : floored + 1;
}
