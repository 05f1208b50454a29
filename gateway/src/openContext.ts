import { openServiceKeys } from './accounts/openServiceKeys.ts';
import { openSessionStore } from './accounts/openSessionStore.ts';
import type { Config } from './config.ts';
import { openDatabaseClock } from './database/openDatabaseClock.ts';
import { openReplica } from './database/openReplica.ts';
import { openSalesNotices } from './database/openSalesNotices.ts';
import { openDatabase } from './database/pool.ts';
import { openFileStore } from './files/FileStore.ts';
import { openAccessTokens } from './http/accessTokens.ts';
import { createAttemptLimits } from './http/attemptLimits.ts';
import type { GatewayContext } from './http/GatewayContext.ts';

/** Opens everything that the routes need, on a migrated database. */
export async function openContext(config: Config, databaseUrl: string): Promise<GatewayContext> {
  const database = openDatabase(databaseUrl, { size: config.databaseConnections, directUrl: config.databaseDirectUrl });
  const replica = config.databaseReadUrl
    ? openReplica(database, config.databaseReadUrl, config.databaseConnections)
    : null;
  const clock = await openDatabaseClock(database);
  const [tokens, sessions] = await Promise.all([openAccessTokens(database, clock.now), openSessionStore(database)]);
  return {
    config,
    database,
    replica,
    clock,
    files: openFileStore(config.dataDir, config.s3),
    limits: createAttemptLimits(database, tokens.digest),
    tokens,
    sessions,
    serviceKeys: openServiceKeys(database, tokens),
    salesNotices: openSalesNotices(database),
  };
}

export async function closeContext({
  sessions,
  salesNotices,
  clock,
  replica,
  database,
}: GatewayContext): Promise<void> {
  clock.close();
  await salesNotices.close();
  await sessions.close();
  await replica?.close();
  await database.close();
}
