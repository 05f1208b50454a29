import { startTestPostgres } from './startTestPostgres.ts';
import { POSTGRES_OF_RUN } from './testPostgresUrl.ts';

/** One PostgreSQL for the whole run, whichever packages have tests in it. */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env[POSTGRES_OF_RUN]) return async () => undefined;
  const postgres = await startTestPostgres();
  process.env[POSTGRES_OF_RUN] = postgres.url;
  return async () => {
    delete process.env[POSTGRES_OF_RUN];
    await postgres.stop();
  };
}
