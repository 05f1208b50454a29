/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { CLIENT } from '@taem/gateway/src/testing/fixtures.ts';
import { type GatewayProcess, startGatewayProcess } from '@taem/gateway/src/testing/startGatewayProcess.ts';
import { startTestGateway, type TestGateway } from '@taem/gateway/src/testing/startTestGateway.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';

/** Enough that their file is not finished when its first part arrives, and does not fit into the buffers on its way. */
const SUPPLIERS = 60_000;

let shop: TestGateway;
let killed: GatewayProcess;
let app: Awaited<ReturnType<typeof createApp>>;
let address: string;
let dataDir: string;
let token: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-killed-export-'));
  shop = await startTestGateway();
  token = await shop.signIn('owner');
  await shop.database.withRealm(shop.realm.id, (client) =>
    client.query(
      `insert into suppliers (realm_id, name, address)
        select $1, 'Supplier ' || n, md5(n::text) || md5((-n)::text) || md5((n + 0.5)::text) || md5((n * 7)::text) from generate_series(1, $2::int) n`,
      [shop.realm.id, SUPPLIERS],
    ),
  );
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function startKilled() {
  killed = await startGatewayProcess(shop.databaseUrl, dataDir);
  app = await createApp({
    ...readConfig({ LOG_LEVEL: 'fatal', MAX_DELAY_MS: '0' }),
    gatewayUrl: new URL('/v3.0', killed.url),
    clientId: CLIENT.client_id,
    clientSecret: CLIENT.client_secret,
    merchantSuffix: `@${shop.realm.code}`,
    webDist: '/nowhere',
    demo: false,
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
}

test.each(IS_DEEP ? ['xlsx', 'csv'] : ['csv'])(
  'a %s file whose gateway is killed while it streams ends as a broken answer, not as a short file that looks whole',
  async (format) => {
    await startKilled();
    const columns = JSON.stringify([
      ['name', 'Name'],
      ['address', 'Address'],
    ]);
    const answer = await fetch(`${address}/export/suppliers?${new URLSearchParams({ format, columns })}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    const reader = answer.body?.getReader();
    expect((await reader?.read())?.value?.length).toBeGreaterThan(0);
    killed.process.kill('SIGKILL');
    const rest = async () => {
      while (!(await reader?.read())?.done);
    };
    await expect(rest()).rejects.toThrow();
    await app.close();
  },
);
