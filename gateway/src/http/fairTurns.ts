import { Refusal } from './errors.ts';

export interface TurnRules {
  /** Maximum number running at once in this process. */
  atOnce: number;
  /** Maximum number running at once for one key, so that no key ever has all turns. */
  ofOneKey: number;
  /** Maximum number waiting for one key; further ones are refused. */
  waiting: number;
  /** Message for a refused caller. */
  busy: string;
}

interface Waiting {
  key: string;
  go(): void;
}

const RETRY_SECONDS = 5;

/**
 * Gives turns for expensive work: a free turn goes to the key with the fewest running, and among equals to the one that
 * came first. A caller that disconnects (the signal) leaves the queue.
 */
export function fairTurns({ atOnce, ofOneKey, waiting: most, busy }: TurnRules) {
  const working = new Map<string, number>();
  const line: Waiting[] = [];
  const atWork = (key: string) => working.get(key) ?? 0;
  const all = () => [...working.values()].reduce((sum, count) => sum + count, 0);
  const mayWork = (key: string) => all() < atOnce && atWork(key) < ofOneKey;

  function begin(key: string): void {
    working.set(key, atWork(key) + 1);
  }
  function end(key: string): void {
    const left = atWork(key) - 1;
    if (left > 0) working.set(key, left);
    else working.delete(key);
    const able = line.filter((one) => mayWork(one.key));
    const least = Math.min(...able.map((one) => atWork(one.key)));
    able.find((one) => atWork(one.key) === least)?.go();
  }

  function wait(key: string, signal: AbortSignal): Promise<void> {
    if (line.filter((one) => one.key === key).length >= most) {
      throw new Refusal(429, 'TOO_MANY_ATTEMPTS', busy, { retry_after: RETRY_SECONDS });
    }
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(one), 1);
        signal.removeEventListener('abort', gone);
      };
      const gone = () => {
        leave();
        reject(signal.reason);
      };
      const one = {
        key,
        go() {
          leave();
          begin(key);
          resolve();
        },
      };
      line.push(one);
      signal.addEventListener('abort', gone);
    });
  }

  return async function takeTurn<T>(key: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (mayWork(key)) begin(key);
    else await wait(key, signal);
    try {
      return await work();
    } finally {
      end(key);
    }
  };
}
