import type { FastifyBaseLogger } from 'fastify';
import type { ImportPictures } from '../../database/generated/rows.ts';
import { inOpenRealms } from '../../database/inOpenRealms.ts';
import { keepListening } from '../../database/keepListening.ts';
import { fetchPicture, type Network, PictureFault } from '../../files/fetchPicture.ts';
import { saveImage } from '../../files/saveImage.ts';
import { Refusal } from '../../http/errors.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { keepPicture } from './keepPicture.ts';
import { PICTURES_CHANNEL } from './picturesOfFile.ts';

type Stores = Pick<GatewayContext, 'database' | 'files'>;

const AT_ONCE = 4;
const AT_ONCE_OF_HOST = 2;
/** Maximum number of rows whose pictures are fetched with one request to their address; for more, it is fetched again. */
const MAX_ROWS = 1_000;
/** Time limit from resolving its address until it is stored. */
const MAX_MS = 90_000;
/** Longer than that limit: pictures of a gateway that died are then free for others. */
const LEASE = '2 minutes';
const MAX_TRIES = 4;
/** Interval of checks without a notice, for retries and in case a notice was lost. */
const EVERY_MS = 60_000;

/**
 * Fetches the pictures that files name, a few at a time, after the rows are imported. Any number of gateways may do so
 * in parallel. `network` is the internet, except in tests.
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
      await inOpenRealms(stores.database, async (id) => {
        // A failure for one shop or picture must not delay others.
        if (!closed && (await fetchSome(id).catch(report))) isRequested = true;
      });
    }
  }
  async function fetchSome(realmId: string): Promise<boolean> {
    const claimed = await claim(stores, realmId);
    await Promise.all(claimed.map((address) => take(stores, realmId, address, network).catch(report)));
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

/** An address, with the pictures to fetch from it. */
interface Claimed {
  source: string;
  pictures: Pick<ImportPictures, 'id' | 'tries'>[];
}

/** One gateway at a time, so that one address is not split between two. */
const claim = ({ database }: Stores, realmId: string): Promise<Claimed[]> =>
  database.withRealm(realmId, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtext('import_pictures'), hashtext($1))", [realmId]);
    return (await client.query<Claimed>(CLAIM, [AT_ONCE])).rows;
  });

async function take(stores: Stores, realmId: string, { source, pictures }: Claimed, network?: Network): Promise<void> {
  const bring = async () => {
    const address = await saveImage(stores.files, await fetchPicture(source, network));
    for (const picture of pictures) await keepPicture(stores.database, realmId, picture, address);
  };
  try {
    await inTime(bring());
  } catch (error) {
    const fault = error instanceof Refusal ? new PictureFault(NO_PICTURE) : error;
    if (!(fault instanceof PictureFault)) throw error;
    await stores.database.withRealm(realmId, async (client) => {
      await client.query(END, [JSON.stringify(pictures), fault.message, fault.mayPass]);
      if (fault.isTooMuch) await client.query(PUT_OFF, [source]);
    });
  }
}

/** Limits the time of the work, so that the next pictures are fetched whatever delays this one. */
async function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PictureFault('takes too long to come', true)), MAX_MS);
  });
  await Promise.race([work, end]).finally(() => clearTimeout(timer));
}

export const NO_PICTURE = 'is not a picture that can be read';

const DUE = "state = 'waiting' and next_try_at <= now()";
const hostOf = (source: string) => `lower(substring(${source} from '^[^:]+:[/\\\\]*([^/\\\\?#]*)'))`;

/** Counts the try before it starts, so that a picture that kills its gateway is not tried forever. */
const CLAIM = `
  with given_up as (
    update import_pictures set state = 'failed', message = coalesce(message, '${NO_PICTURE}')
    where ${DUE} and tries >= ${MAX_TRIES}
  ), addresses as (
    select source, min(next_try_at) as since,
      row_number() over (partition by ${hostOf('source')} order by min(next_try_at), source) as place
    from import_pictures where ${DUE} and tries < ${MAX_TRIES} group by source
  ), chosen as (
    select source from addresses where place <= ${AT_ONCE_OF_HOST} order by since, source limit $1
  ), picked as materialized (
    select id from import_pictures where ${DUE} and tries < ${MAX_TRIES} and source in (select source from chosen)
    limit ${MAX_ROWS} for update skip locked
  ), claimed as (
    update import_pictures i set tries = i.tries + 1, next_try_at = now() + interval '${LEASE}'
    from picked where i.id = picked.id
    returning i.id, i.source, i.tries
  )
  select source, json_agg(json_build_object('id', id, 'tries', tries)) as pictures from claimed group by source`;

/** Only under a claim that is still valid; temporary failures are tried again later. */
const END = `
  update import_pictures i set message = $2, next_try_at = now() + interval '30 seconds' * i.tries * i.tries,
    state = case when $3 and i.tries < ${MAX_TRIES} then 'waiting' else 'failed' end
  from json_to_recordset($1) as g(id uuid, tries int)
  where i.id = g.id and i.tries = g.tries and i.state = 'waiting'`;
/** Postpones everything from a host that currently refuses requests. */
const PUT_OFF = `
  update import_pictures set next_try_at = greatest(next_try_at, now() + interval '30 seconds')
  where state = 'waiting' and ${hostOf('source')} = ${hostOf('$1')}`;
