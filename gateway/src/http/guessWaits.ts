import type { Database } from '../database/pool.ts';
import { refuseTooMany } from './errors.ts';

/**
 * Seconds to wait after the nth guess in a row; the last value applies to all further ones. The first ten need no
 * wait, as a guess is counted before it is verified, and programs send several right ones at once.
 */
export const WAITS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900] as const;
/** Number of guesses after which the first wait begins. */
export const FIRST_WAIT = WAITS.findIndex((seconds) => seconds > 0) + 1;

/**
 * Growing waits between guesses at one secret, in PostgreSQL, so that all gateways share them. The keys are readable, as
 * the list of users says by them whose account is locked; none is of a customer.
 */
export interface GuessWaits {
  /** Counts a guess before it is tried, and returns how many there are in a row; refuses one that comes too early. */
  begin(key: string): Promise<number>;
  /** Takes back a guess that was not tried after all. */
  takeBack(key: string): Promise<void>;
  /** Resets the count after a right guess. */
  forget(key: string): Promise<void>;
}

export function createGuessWaits(database: Database): GuessWaits {
  return {
    async begin(key) {
      const answer = await database.system((client) => client.query<{ guesses: number }>(BEGIN, [key, WAITS]));
      const guesses = answer.rows[0]?.guesses;
      if (guesses !== undefined) return guesses;
      const waiting = await database.system((client) => client.query<{ seconds: number }>(STILL, [key]));
      throw refuseTooMany(Math.max(1, waiting.rows[0]?.seconds ?? 1));
    },
    async takeBack(key) {
      await database.system((client) => client.query(TAKE_BACK, [key]));
    },
    async forget(key) {
      await database.system((client) => client.query('delete from guess_waits where key = $1', [key]));
    },
  };
}

/**
 * A single statement, so that simultaneous guesses are counted one by one. It also deletes counts without a guess for a
 * day.
 */
const BEGIN = `
  with old as (
    delete from guess_waits where key in (select key from guess_waits
      where tried_at < now() - interval '1 day' and key <> $1 limit 100 for update skip locked))
  insert into guess_waits as known (key, guesses, tried_at, next_try_at)
  values ($1, 1, now(), now() + make_interval(secs => ($2::int[])[1]))
  on conflict (key) do update set
    guesses = case when known.tried_at < now() - interval '1 day' then 1 else known.guesses + 1 end,
    tried_at = now(),
    next_try_at = now() + make_interval(secs => ($2::int[])[case when known.tried_at < now() - interval '1 day' then 1
      else least(known.guesses + 1, cardinality($2::int[])) end])
  where known.next_try_at <= now()
  returning guesses`;

const TAKE_BACK = 'update guess_waits set guesses = guesses - 1, next_try_at = now() where key = $1';

const STILL = 'select ceil(extract(epoch from next_try_at - now()))::int as seconds from guess_waits where key = $1';
