/** A sequence of parts whose first part has been read. */
export interface Begun<Part> {
  parts: AsyncIterable<Part>;
  /** Call when the reader has gone, whether or not it took anything. */
  leave: () => void;
}

/**
 * Waits for the first part, so that a refusal by the database gets a proper status instead of breaking off a file that
 * has begun.
 */
export async function readFirst<Part>(parts: AsyncGenerator<Part>): Promise<Begun<Part>> {
  const first = await parts.next();
  async function* all() {
    if (first.done) return;
    yield first.value;
    yield* parts;
  }
  return { parts: all(), leave: () => void parts.return(undefined) };
}
