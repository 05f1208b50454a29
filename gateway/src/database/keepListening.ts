import type pg from 'pg';
import type { Database } from './pool.ts';

export interface Listening {
  /** Whether notices arrive right now; while they do not, something may happen unheard. */
  active(): boolean;
  close(): Promise<void>;
}

const RECONNECT_MS = 1_000;

/** Hears the notices of a channel on a connection of its own, which is opened again whenever it is lost. */
export async function keepListening(
  database: Database,
  channel: string,
  onNotice: () => void,
  /** What was missed is unknown: told when the connection is lost and when it is there again. */
  onGap: () => void = onNotice,
): Promise<Listening> {
  let listener: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen(): Promise<void> {
    const client = await database.openConnection().catch(() => null);
    if (!client) return listenLater();
    const lost = () => {
      if (listener === client) listener = null;
      onGap();
      client.end().catch(() => undefined);
      listenLater();
    };
    client.once('error', lost);
    client.on('notification', onNotice);
    try {
      await client.query(`listen ${channel}`);
      onGap();
      listener = client;
      if (closed) await client.end();
    } catch {
      client.removeListener('error', lost);
      client.on('error', () => undefined);
      lost();
    }
  }

  function listenLater(): void {
    if (closed || retry) return;
    retry = setTimeout(() => {
      retry = undefined;
      void listen();
    }, RECONNECT_MS);
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
