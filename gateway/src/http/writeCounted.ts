import type { DatabaseClient } from '../database/pool.ts';
import type { AttemptCounter } from './attemptLimits.ts';
import type { GatewayContext } from './GatewayContext.ts';
import { isKeyUsed, type Once, repeatedAnswer, writeOnce } from './writeOnce.ts';

/** The owner and the key of a request, before its content is read. */
type Sent = Omit<Once, 'hash' | 'formerHash'>;

/** The content of a request: its hashes, and the work around the write, which runs only for a counted request. */
interface Content<Answer> extends Pick<Once, 'hash' | 'formerHash'> {
  work(write: (write: (client: DatabaseClient) => Promise<Answer>) => Promise<Answer>): Promise<Answer>;
}

/**
 * Runs `writeOnce` for a limited action. It is counted before its content is read, as reading a picture is costly.
 * Repeating the same request returns its answer and is not counted, even if the limit has been reached by then, or if it
 * arrives while the first one is being written; other content under its key is counted. What comes under a used key has
 * a separate, wider limit, as it is read to find out which of the two it is.
 */
export async function writeCounted<Answer>(
  { database, limits }: Pick<GatewayContext, 'database' | 'limits'>,
  sent: Sent,
  counters: readonly Pick<AttemptCounter, 'kind' | 'key'>[],
  read: () => Promise<Content<Answer>>,
): Promise<Answer> {
  const isUsed = await isKeyUsed(database, sent);
  const counted = isUsed ? [{ kind: 'used-key', key: `${sent.realmId}:${sent.owner}` } as const] : counters;
  let takeBack = await limits.spend(counted);
  const { work, ...hashes } = await read();
  const once = { ...sent, ...hashes };
  if (isUsed) {
    const repeated = await repeatedAnswer<Answer>(database, once).catch(async (error) => {
      await limits.spend(counters);
      throw error;
    });
    if (repeated) return repeated.answer;
    takeBack = await limits.spend(counters);
  }
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
