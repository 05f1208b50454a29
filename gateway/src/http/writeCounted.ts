import type { DatabaseClient } from '../database/pool.ts';
import type { AttemptCounter } from './attemptLimits.ts';
import type { GatewayContext } from './GatewayContext.ts';
import { type Once, repeatedAnswer, writeOnce } from './writeOnce.ts';

type Write<Answer> = (write: (client: DatabaseClient) => Promise<Answer>) => Promise<Answer>;

/**
 * `writeOnce` of something that is limited, within further work that is counted with it. The same request again gets its answer
 * and counts nothing, also where the limit is reached by now, and where it arrives while the first one is being written.
 */
export async function writeCounted<Answer>(
  { database, limits }: Pick<GatewayContext, 'database' | 'limits'>,
  once: Once,
  counters: readonly Pick<AttemptCounter, 'kind' | 'key'>[],
  work: (write: Write<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const repeated = await repeatedAnswer<Answer>(database, once);
  if (repeated) return repeated.answer;
  const takeBack = await limits.spend(counters);
  let isFirst = false;
  const answer = await work((write) =>
    writeOnce(database, once, (client) => {
      isFirst = true;
      return write(client);
    }),
  );
  if (!isFirst) await takeBack();
  return answer;
}
