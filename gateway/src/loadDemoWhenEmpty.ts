import type { GatewayContext } from './http/GatewayContext.ts';
import { isMerchantThere } from './setup/isMerchantThere.ts';

const EVERY_MS = 1_000;

/** A database without any merchant gets the demo shop, so that there is something to sell; never in production. */
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

/** This many rows at once: PostgreSQL would count them only after a while, and plan for empty tables until then. */
async function analyze({ database }: GatewayContext): Promise<void> {
  const owner = await database.openConnection();
  await owner.query('analyze').finally(() => owner.end());
}
