/** Maximum number running at once for one key: enough that the next is ready when one is done. */
const MAX_AT_ONCE = 4;

interface Turns {
  working: number;
  waiting: (() => void)[];
}

const turnsOf = new Map<string, Turns>();

/**
 * A semaphore for each key, within this process. Payments of one member would wait for each other in the database, at
 * that member's row; they wait here instead, before they take a connection: many payments of one member never use up
 * the connections that all others pay with. Without a key there is no wait.
 */
export async function inTurn<T>(key: string | null, work: () => Promise<T>, atOnce = MAX_AT_ONCE): Promise<T> {
  if (key === null) return work();
  const turns = turnsOf.get(key) ?? { working: 0, waiting: [] };
  turnsOf.set(key, turns);
  if (turns.working < atOnce) turns.working += 1;
  else await new Promise<void>((go) => turns.waiting.push(go));
  try {
    return await work();
  } finally {
    const next = turns.waiting.shift();
    // The turn passes to the next, so the number running stays the same.
    if (next) next();
    else turns.working -= 1;
    if (turns.working === 0) turnsOf.delete(key);
  }
}
