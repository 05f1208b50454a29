import type { Database, DatabaseClient } from '../database/pool.ts';
import type { FileStore } from '../files/FileStore.ts';
import { startOfShopDay } from './bangkokTime.ts';
import { createIds } from './createIds.ts';
import type { DemoProgress } from './LoadContext.ts';
import { loadMainRealm } from './loadMainRealm.ts';
import { loadOtherRealm } from './loadOtherRealm.ts';
import { storePictures } from './pictures/storePictures.ts';
import { createRandom } from './random.ts';
import { hashDemoSecrets } from './shop/loadRealm.ts';

export interface DemoShopOptions {
  /** Multiplies the number of sales; 0 leaves the shop without one. */
  scale: number;
  /** No sale is later. */
  now: Date;
  onProgress?: (progress: DemoProgress) => void;
}

const SEED = 20_240_501;
/** Before any sale: ids of master data are the same whatever the day of loading. */
const RECORDS_FROM = Date.UTC(2024, 4, 1);

/**
 * Fills an empty database with the demo shop and a second realm, the same for the same `now` and scale, in one
 * transaction: a load that is broken off leaves nothing behind. False when the shop is there already.
 */
export async function loadDemoShop(database: Database, files: FileStore, options: DemoShopOptions): Promise<boolean> {
  const { scale, onProgress = () => undefined } = options;
  const now = options.now.getTime();
  const [pictures, hashes] = await Promise.all([
    storePictures(files, (done, total) => onProgress({ step: 'pictures', done, total })),
    hashDemoSecrets(),
  ]);
  const random = createRandom(SEED);
  const newId = createIds(random);
  const common = { random, newId, now, openedAt: thirteenMonthsBefore(now), pictures, onProgress, hashes };
  return database.system((client) =>
    inOneTransaction(client, async () => {
      const loaded = await loadMainRealm({ ...common, client, realmId: newId(RECORDS_FROM) }, scale);
      if (loaded) await loadOtherRealm({ ...common, client, realmId: newId(RECORDS_FROM) }, scale);
      return loaded;
    }),
  );
}

function thirteenMonthsBefore(now: number): number {
  const day = new Date(startOfShopDay(now));
  day.setUTCMonth(day.getUTCMonth() - 13);
  return startOfShopDay(day.getTime());
}

async function inOneTransaction<T>(client: DatabaseClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
