import { add, type Satang, satang, sum, ZERO } from './money.ts';
import { mulDivFloor } from './mulDivFloor.ts';

/**
 * Divides `whole` in proportion to amounts of 0 or more. The parts add up to `whole` exactly; each is within one satang
 * of its exact proportion.
 */
export function spread(whole: Satang, over: readonly Satang[]): Satang[] {
  const all = sum(over);
  let passed = ZERO;
  let given = 0;
  return over.map((amount) => {
    passed = add(passed, amount);
    const upTo = mulDivFloor(whole, passed, all);
    const part = satang(upTo - given);
    given = upTo;
    return part;
  });
}
