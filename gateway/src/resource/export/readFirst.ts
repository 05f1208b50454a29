/** Parts of which the first has been read. */
export interface Begun<Part> {
  parts: AsyncIterable<Part>;
  /** The reader has gone, whether or not anything was taken. */
  leave: () => void;
}

/**
 * Waits for the first part: a refusal of the database gets a proper status, instead of breaking off a file that has
 * begun.
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
