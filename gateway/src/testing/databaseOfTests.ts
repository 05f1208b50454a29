import type { Database } from '../database/pool.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';

/**
 * The database behind the gateway's back: the gateway would be notified a moment later of a right that a test changes
 * there.
 */
export const databaseOfTests = (database: Database, { sessions }: GatewayContext): Database => ({
  ...database,
  async withRealm(...call) {
    const result = await database.withRealm(...call);
    sessions.forgetAll();
    return result;
  },
});
