import { randomUUID } from 'node:crypto';
import { on } from 'node:events';
import type pg from 'pg';
import type { Database } from './pool.ts';

export interface Listening {
  /** Whether notices arrive at the moment; while they do not, changes may go unnoticed. */
  active(): boolean;
  close(): Promise<void>;
}

export interface ListeningTiming {
  /** Pause before a lost connection is reopened, in milliseconds. */
  reconnectMs: number;
  /** Time limit for the notice that the connection sends to itself, and for every answer on it, in milliseconds. */
  answerMs: number;
  /** How often the connection is tested: one whose other end vanished is as silent as one without notices. */
  tryEveryMs: number;
}

const TIMING: ListeningTiming = { reconnectMs: 1_000, answerMs: 5_000, tryEveryMs: 15_000 };

/** Listens to the notices of a channel on a separate connection, which is reopened whenever it is lost. */
export async function keepListening(
  database: Database,
  channel: string,
  onNotice: (payload: string) => void,
  /** Called when the connection is lost and when it is back, as it is unknown what was missed. */
  onGap: () => void = () => onNotice(''),
  timing: Partial<ListeningTiming> = {},
): Promise<Listening> {
  const { reconnectMs, answerMs, tryEveryMs } = { ...TIMING, ...timing };
  let listener: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const client = await database.openConnection().catch(() => null);
    if (!client) return listenLater();
    let gone = false;
    // The driver accepts `query_timeout` for a single statement too, although its types do not say so.
    const say = (text: string) => client.query({ text, query_timeout: answerMs } as pg.QueryConfig);
    let trying: NodeJS.Timeout | undefined;
    const lost = () => {
      if (gone) return;
      gone = true;
      clearInterval(trying);
      if (listener === client) listener = null;
      onGap();
      client.end().catch(() => undefined);
      listenLater();
    };
    client.on('error', lost);
    client.once('end', () => clearInterval(trying));
    client.on('notification', (notice) => {
      if (notice.channel === channel) onNotice(notice.payload ?? '');
    });
    try {
      await say(`listen ${channel}`);
      await checkNotices(database, client, answerMs);
      if (gone) return;
      onGap();
      listener = client;
      trying = setInterval(() => void say('select 1').catch(lost), tryEveryMs).unref();
      if (closed) await client.end();
    } catch {
      lost();
    }
  }

  function listenLater(): void {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void listen();
    }, reconnectMs);
    retry.unref();
  }

  await listen();
  return {
    active: () => listener !== null,
    async close() {
      closed = true;
      clearTimeout(retry);
      listener?.removeAllListeners('error');
      listener?.on('error', () => undefined);
      await listener?.end();
    },
  };
}

/**
 * Checks that notices arrive: LISTEN also succeeds where none ever will, through a pooler or in another database than
 * the one written to.
 */
async function checkNotices(database: Database, client: pg.Client, answerMs: number): Promise<void> {
  const channel = `hear_${randomUUID().replaceAll('-', '')}`;
  await client.query(`listen ${channel}`);
  const tooLate = AbortSignal.timeout(answerMs);
  const received = (async () => {
    for await (const [notice] of on(client, 'notification', { signal: tooLate })) {
      if (notice.channel === channel) return;
    }
  })();
  await Promise.all([received, database.system((pooled) => pooled.query('select pg_notify($1, $2)', [channel, '']))]);
  await client.query(`unlisten ${channel}`);
}
