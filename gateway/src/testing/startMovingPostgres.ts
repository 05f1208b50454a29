import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { readPostmaster } from '../database/runningPostgres.ts';
import { type MovingAddress, openMovingAddress } from './movingAddress.ts';
import { startTestPostgres } from './startTestPostgres.ts';

/** A separate PostgreSQL behind one address, as a cluster is behind its balancer. */
export interface MovingPostgres {
  url: string;
  /** Ends it: SIGINT as an operator does (57P01), SIGQUIT at once (57P02), SIGKILL without a word. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** It comes back on another port, which the address leads to from now on. */
  comeBack(): Promise<void>;
  silence: MovingAddress['silence'];
  stop(): Promise<void>;
}

export async function startMovingPostgres(): Promise<MovingPostgres> {
  const postgres = await startTestPostgres();
  let running: { url: string; stop(): Promise<void> } = postgres;
  let folder = join(postgres.dataDir, 'postgres');
  const address = await openMovingAddress(() => Number(new URL(running.url).port));
  const url = new URL(postgres.url);
  url.port = String(address.port);

  return {
    url: url.href,
    async end(signal) {
      const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
      process.kill(Number(pid), signal);
      while (await readPostmaster(folder)) await wait(20);
    },
    async comeBack() {
      const back = await startEmbeddedPostgres({ dataDir: postgres.dataDir, durable: false });
      folder = back.dataFolder;
      running = back;
    },
    silence: address.silence,
    async stop() {
      await address.close();
      if (running !== postgres) await running.stop();
      await postgres.stop();
    },
  };
}
