import type { Database } from '../database/pool.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';

/**
 * Returns the database for changes that bypass the gateway: a right that a test changes there would otherwise reach the
 * gateway only a moment later.
 */
export const databaseOfTests = (database: Database, { sessions }: GatewayContext): Database => ({
  ...database,
  async withRealm(...call) {
    const result = await database.withRealm(...call);
    sessions.forgetAll();
    return result;
  },
});
