import { Refusal } from '../http/errors.ts';

/** Maximum number of runs of one shop in this process, as each keeps all of its items in memory. */
const MAX_OF_SHOP = 4;
const RETRY_SECONDS = 10;

const runs = new Map<string, { realmId: string; work: Promise<void> }>();

/** Throws if a shop has too many runs for one more. */
export function refuseOneMore(realmId: string): void {
  const own = [...runs.values()].filter((run) => run.realmId === realmId);
  if (own.length < MAX_OF_SHOP) return;
  const message = 'Many records of this shop are being changed already, try again when that is done.';
  throw new Refusal(429, 'TOO_MANY_ATTEMPTS', message, { retry_after: RETRY_SECONDS });
}

export const isUnderWay = (id: string): boolean => runs.has(id);

/** Returns the work on a run, which exists only once in this process, however often it is requested. */
export function underWay(realmId: string, id: string, begin: () => Promise<void>): Promise<void> {
  const running = runs.get(id);
  if (running) return running.work;
  refuseOneMore(realmId);
  const work = begin().finally(() => runs.delete(id));
  runs.set(id, { realmId, work });
  return work;
}
