import type { Random } from './random.ts';

/**
 * Returns a generator of time-ordered UUIDs (version 7) that are the same in every load. Ids created in one millisecond
 * keep their order by a counter in the twelve bits after the time, like PostgreSQL's.
 */
export function createIds(random: Random): (time: number) => string {
  let lastTime = 0;
  let count = 0;
  return (time) => {
    count = time === lastTime ? count + 1 : 0;
    lastTime = time;
    if (count > 0xfff) throw new RangeError('more than 4,096 ids in one millisecond');
    const stamp = time.toString(16).padStart(12, '0');
    const order = (0x7000 | count).toString(16);
    const high = ((random.bits() & 0x3fffffff) | 0x80000000) >>> 0;
    const chance = high.toString(16) + random.bits().toString(16).padStart(8, '0');
    return `${stamp.slice(0, 8)}-${stamp.slice(8)}-${order}-${chance.slice(0, 4)}-${chance.slice(4)}`;
  };
}
