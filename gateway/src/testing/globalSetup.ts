import { once } from 'node:events';
import { POSTGRES_OF_RUN, startKeptPostgres } from './testPostgresUrl.ts';

/**
 * Starts one PostgreSQL for the whole run, whichever packages have tests in it; it ends with the run, even if that is
 * killed.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env[POSTGRES_OF_RUN]) return async () => undefined;
  const { url, keeper } = await startKeptPostgres();
  process.env[POSTGRES_OF_RUN] = url;
  return async () => {
    delete process.env[POSTGRES_OF_RUN];
    const ended = once(keeper, 'exit');
    keeper.disconnect();
    await ended;
  };
}
