import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { readPostmaster } from '../database/runningPostgres.ts';
import { type MovingAddress, openMovingAddress } from './movingAddress.ts';
import { startTestPostgres } from './startTestPostgres.ts';

/** A separate PostgreSQL behind one address, like a cluster behind its load balancer. */
export interface MovingPostgres {
  url: string;
  /** Stops it: with SIGINT like an operator (57P01), with SIGQUIT at once (57P02), with SIGKILL without any message. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** Restarts it on another port, to which the address leads from then on. */
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
