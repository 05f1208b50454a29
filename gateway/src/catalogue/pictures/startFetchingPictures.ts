import type { FastifyBaseLogger } from 'fastify';
import type { ImportPictures, Realms } from '../../database/generated/rows.ts';
import { keepListening } from '../../database/keepListening.ts';
import { fetchPicture, type Network, PictureFault } from '../../files/fetchPicture.ts';
import { saveImage } from '../../files/saveImage.ts';
import { Refusal } from '../../http/errors.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { keepPicture } from './keepPicture.ts';
import { PICTURES_CHANNEL } from './picturesOfFile.ts';

type Stores = Pick<GatewayContext, 'database' | 'files'>;

const AT_ONCE = 4;
/** From the first look for its address until it is kept. */
const LONGEST_MS = 90_000;
/** Longer than that: a picture of a gateway that died is free for others then. */
const LEASE = '2 minutes';
const MOST_TRIES = 4;
/** Looks by itself this often, for what is to be tried again and in case a notice was lost. */
const EVERY_MS = 60_000;

/**
 * Fetches the pictures that files name, a few at a time, after the rows are in. Any number of gateways may do so side by side.
 * `network` is the internet, but for tests.
 */
export async function startFetchingPictures(
  stores: Stores,
  log: Pick<FastifyBaseLogger, 'error'>,
  network?: Network,
): Promise<() => Promise<void>> {
  let closed = false;
  let isRequested = true;
  let working: Promise<void> | null = null;

  async function work(): Promise<void> {
    while (isRequested && !closed) {
      isRequested = false;
      const realms = await stores.database.system((client) =>
        client.query<Pick<Realms, 'id'>>('select id from realms'),
      );
      for (const { id } of realms.rows) {
        if (closed) return;
        // What is wrong with one shop or picture keeps no other waiting.
        isRequested = (await fetchSome(id).catch(report)) || isRequested;
      }
    }
  }
  async function fetchSome(realmId: string): Promise<boolean> {
    const claimed = await claim(stores, realmId);
    await Promise.all(claimed.map((picture) => take(stores, realmId, picture, network).catch(report)));
    return claimed.length > 0;
  }
  function report(error: unknown): false {
    log.error(error);
    return false;
  }
  function look(): void {
    isRequested = true;
    working ??= work()
      .catch((error) => void report(error))
      .finally(() => {
        working = null;
      });
  }

  const listening = await keepListening(stores.database, PICTURES_CHANNEL, look);
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  look();
  return async () => {
    closed = true;
    clearInterval(timer);
    await listening.close();
    await working;
  };
}

type Claimed = Pick<ImportPictures, 'id' | 'source' | 'tries'>;

async function claim({ database }: Stores, realmId: string): Promise<Claimed[]> {
  return (await database.withRealm(realmId, (client) => client.query<Claimed>(CLAIM, [AT_ONCE]))).rows;
}

async function take(stores: Stores, realmId: string, picture: Claimed, network?: Network): Promise<void> {
  const end = (text: string, message: string) =>
    stores.database.withRealm(realmId, (client) => client.query(text, [picture.id, picture.tries, message]));
  const bring = async () => {
    const address = await saveImage(stores.files, await fetchPicture(picture.source, network));
    await keepPicture(stores.database, realmId, picture, address);
  };
  try {
    await inTime(bring());
  } catch (error) {
    if (error instanceof PictureFault) {
      const isLast = !error.mayPass || picture.tries >= MOST_TRIES;
      await end(isLast ? FAIL : TRY_LATER, error.message);
    } else if (error instanceof Refusal) await end(FAIL, NO_PICTURE);
    else throw error;
  }
}

/** Whatever a picture hangs in, the ones behind it are fetched. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PictureFault('takes too long to come', true)), LONGEST_MS);
  });
  await Promise.race([work, end]).finally(() => clearTimeout(timer));
}

export const NO_PICTURE = 'is not a picture that can be read';

/** Counts the try before it is made, so that a picture that ends its gateway is not tried for ever. */
const CLAIM = `
  with given_up as (
    update import_pictures set state = 'failed', message = coalesce(message, '${NO_PICTURE}')
    where state = 'waiting' and next_try_at <= now() and tries >= ${MOST_TRIES}
  ), picked as materialized (
    select id from import_pictures where state = 'waiting' and next_try_at <= now() and tries < ${MOST_TRIES}
    order by next_try_at limit $1 for update skip locked
  )
  update import_pictures i set tries = i.tries + 1, next_try_at = now() + interval '${LEASE}'
  from picked where i.id = picked.id
  returning i.id, i.source, i.tries`;

/** Only under a claim that is still valid. */
const FAIL = `
  update import_pictures set state = 'failed', message = $3 where id = $1 and tries = $2 and state = 'waiting'`;
const TRY_LATER = `
  update import_pictures set message = $3, next_try_at = now() + interval '30 seconds' * tries * tries
  where id = $1 and tries = $2 and state = 'waiting'`;
