import type { Database } from '../database/pool.ts';
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
  /** Multiplies the number of sales; 0 leaves the shop without sales. */
  scale: number;
  /** No sale is later than this. */
  now: Date;
  onProgress?: (progress: DemoProgress) => void;
}

const SEED = 20_240_501;
/** The time in the ids of master data: long before any sale. */
const RECORDS_FROM = Date.UTC(2024, 4, 1);

/**
 * Fills an empty database with the demo shop and a second realm, identical for the same `now` and scale, in one
 * transaction: an interrupted load leaves nothing behind. Returns false if the shop exists already.
 */
export async function loadDemoShop(database: Database, files: FileStore, options: DemoShopOptions): Promise<boolean> {
  const { scale, onProgress = () => undefined } = options;
  const now = options.now.getTime();
  const [main, other] = [createChance(SEED), createChance(SEED + 1)];
  const [pictures, otherPictures, hashes] = await Promise.all([
    storePictures(files, main.realmId, (done, total) => onProgress({ step: 'pictures', done, total })),
    storePictures(files, other.realmId),
    hashDemoSecrets(),
  ]);
  const openedAt = thirteenMonthsBefore(now);
  return database.inTransaction('', async (client) => {
    const common = { client, now, openedAt, onProgress, hashes };
    const loaded = await loadMainRealm({ ...common, ...main, pictures }, scale);
    if (loaded) await loadOtherRealm({ ...common, ...other, pictures: otherPictures }, scale);
    return loaded;
  });
}

/** Each realm has its own random sequence, so that the sales of one never change the records of the other. */
function createChance(seed: number) {
  const random = createRandom(seed);
  const newId = createIds(random);
  const newRecordId = () => newId(RECORDS_FROM);
  return { random, newId, newRecordId, realmId: newRecordId() };
}

function thirteenMonthsBefore(now: number): number {
  const day = new Date(startOfShopDay(now));
  day.setUTCMonth(day.getUTCMonth() - 13);
  return startOfShopDay(day.getTime());
}
