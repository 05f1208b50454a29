import { Refusal } from '../../http/errors.ts';

const RETRY_SECONDS = 10;

/** Limits the files that are read at once: each holds a connection and a snapshot of the database while it is read. */
export function filePlaces(most: number, message: string): () => () => void {
  let taken = 0;
  /** Takes a place, or refuses; the function that it returns frees that place, and may be called more than once. */
  return () => {
    if (taken >= most) throw new Refusal(429, 'TOO_MANY_ATTEMPTS', message, { retry_after: RETRY_SECONDS });
    taken += 1;
    let isTaken = true;
    return () => {
      if (isTaken) taken -= 1;
      isTaken = false;
    };
  };
}
