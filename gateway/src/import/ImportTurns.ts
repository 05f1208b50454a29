import pLimit from 'p-limit';
import { Refusal } from '../http/errors.ts';

/** Maximum number of files read at once in this process, for all realms together. */
const MAX_AT_ONCE = 2;
/** Seconds that a refused realm should wait before it tries again. */
const RETRY_SECONDS = 10;

/** Limits simultaneous imports, as each takes a processor, a connection and disk space. */
export interface ImportTurns {
  /**
   * Allows one entry for each id: a person has one while a file arrives, and a realm one until its import is done.
   * Refuses another entry until the returned function is called, which may be called twice.
   */
  enter(id: string): () => void;
  /** Waits until few enough files are being read. Only realms that have entered wait here, each with one file. */
  whenFree<T>(work: () => Promise<T>): Promise<T>;
}

export function createImportTurns(): ImportTurns {
  const entered = new Set<string>();
  return {
    enter(id) {
      if (entered.has(id)) {
        const message = 'Another file is being taken in for this shop, try again when it is done.';
        throw new Refusal(429, 'TOO_MANY_ATTEMPTS', message, { retry_after: RETRY_SECONDS });
      }
      entered.add(id);
      let isIn = true;
      return () => {
        if (isIn) entered.delete(id);
        isIn = false;
      };
    },
    whenFree: pLimit(MAX_AT_ONCE),
  };
}
