import { Refusal } from '../http/errors.ts';

/** Runs of one shop that this process works on: each has all that it goes through in memory. */
const MAX_OF_SHOP = 4;
const RETRY_SECONDS = 10;

const runs = new Map<string, { realmId: string; work: Promise<void> }>();

/** Refuses one more run of a shop that has enough of them. */
export function refuseOneMore(realmId: string): void {
  const own = [...runs.values()].filter((run) => run.realmId === realmId);
  if (own.length < MAX_OF_SHOP) return;
  const message = 'Many records of this shop are being changed already, try again when that is done.';
  throw new Refusal(429, 'TOO_MANY_ATTEMPTS', message, { retry_after: RETRY_SECONDS });
}

export const isUnderWay = (id: string): boolean => runs.has(id);

/** The work on a run, which exists once in this process, however often it is requested. */
export function underWay(realmId: string, id: string, begin: () => Promise<void>): Promise<void> {
  const running = runs.get(id);
  if (running) return running.work;
  refuseOneMore(realmId);
  const work = begin().finally(() => runs.delete(id));
  runs.set(id, { realmId, work });
  return work;
}
