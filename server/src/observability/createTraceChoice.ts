/** The maximum number of traces begun per second: more are not useful, and would overflow the queue of the exporter. */
export const MAX_A_SECOND = 20;

/**
 * Returns a function that decides whether to trace an operation that its caller does not trace: a share of them, but at
 * most `MAX_A_SECOND`.
 */
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
