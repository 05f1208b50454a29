/** Parts of which the first has been read. */
export interface Begun<Part> {
  parts: AsyncIterable<Part>;
  /** Nobody takes any more, whether or not anything was taken. */
  leave: () => void;
}

/**
 * Waits for the first part: what the database refuses is refused with a status of its own, and not in the middle of a file
 * that began as one.
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
