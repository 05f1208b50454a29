import type { GatewayContext } from './http/GatewayContext.ts';
import { isMerchantThere } from './setup/isMerchantThere.ts';

const EVERY_MS = 1_000;

/** Loads the demo shop into a database without any merchant, so that there is something to sell; never in production. */
export async function loadDemoWhenEmpty(context: GatewayContext, report: (line: string) => void): Promise<void> {
  const { database, files, config } = context;
  if (config.production || (await isMerchantThere(database))) return;
  report('Loading the demo shop ...');
  const started = Date.now();
  let lastLogged = started;
  const { loadDemoShop } = await import('./demo/loadDemoShop.ts');
  const loaded = await loadDemoShop(database, files, {
    scale: config.seedScale,
    now: new Date(),
    onProgress({ step, done, total }) {
      if (Date.now() - lastLogged < EVERY_MS) return;
      lastLogged = Date.now();
      report(`  ${step} ${Math.round((done / total) * 100)} %`);
    },
  });
  if (loaded) await analyze(context);
  if (loaded) report(`The demo shop is ready (${Math.round((Date.now() - started) / 1000)} s).`);
}

/** After this many new rows, PostgreSQL would otherwise plan for empty tables until it analyzes them itself. */
async function analyze({ database }: GatewayContext): Promise<void> {
  const owner = await database.openConnection();
  await owner.query('analyze').finally(() => owner.end());
}
