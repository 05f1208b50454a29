import { add, type Satang, satang, sum, ZERO } from './money.ts';
import { mulDivFloor } from './mulDivFloor.ts';

/** Parts of a sum in proportion to amounts of 0 or more; they come to it exactly, and each is its proportion but for a satang. */
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
