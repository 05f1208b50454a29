/** Traces that are begun in one second: more tell nobody more, and the queue of those to be sent would run over. */
export const MOST_A_SECOND = 20;

/** Says of each operation that no caller traces whether it is: a part of them, and of a crowd no more than is of use. */
export function createTraceChoice(ratio: number, now: () => number = () => performance.now()): () => boolean {
  let [second, begun] = [0, 0];
  return () => {
    if (Math.random() >= ratio) return false;
    const current = Math.floor(now() / 1_000);
    if (current !== second) [second, begun] = [current, 0];
    begun += 1;
    return begun <= MOST_A_SECOND;
  };
}
