import pLimit from 'p-limit';
import { Refusal } from '../http/errors.ts';

/** Files that are read at the same time in this process, of all realms together. */
const MAX_AT_ONCE = 2;
/** How long a realm is made to wait before it tries again. */
const RETRY_SECONDS = 10;

/** An import takes a processor, a connection and room on the disk, so there are few at a time. */
export interface ImportTurns {
  /** While a file arrives there is one of a person, and until all is done one of a realm; the next one is refused until `leave`, which may be said twice. */
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
