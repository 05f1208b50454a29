import type { Database } from '../database/pool.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';

/** The database behind the gateway's back: of a right that a test changes there the gateway would hear a moment later. */
export const databaseOfTests = (database: Database, { sessions }: GatewayContext): Database => ({
  ...database,
  async withRealm(...call) {
    const result = await database.withRealm(...call);
    sessions.forgetAll();
    return result;
  },
});
