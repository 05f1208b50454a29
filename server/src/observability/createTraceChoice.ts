/**
 * The maximum number of traces begun in one second: more are of no use, and would overflow the queue of the exporter.
 */
export const MAX_A_SECOND = 20;

/** Says of each operation that no caller traces whether it is: a part of them, and of a crowd no more than is of use. */
export function createTraceChoice(ratio: number, now: () => number = () => performance.now()): () => boolean {
  let [second, begun] = [0, 0];
  return () => {
    if (Math.random() >= ratio) return false;
    const current = Math.floor(now() / 1_000);
    if (current !== second) [second, begun] = [current, 0];
    begun += 1;
    return begun <= MAX_A_SECOND;
  };
}
