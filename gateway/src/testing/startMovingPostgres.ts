import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../database/embedded.ts';
import { readPostmaster } from '../database/runningPostgres.ts';
import { startTestPostgres } from './startTestPostgres.ts';

/** A separate PostgreSQL behind one address, as a cluster is behind its balancer. */
export interface MovingPostgres {
  url: string;
  /** Ends it: SIGINT as an operator does (57P01), SIGQUIT at once (57P02), SIGKILL without a word. */
  end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void>;
  /** It comes back on another port, which the address leads to from now on. */
  comeBack(): Promise<void>;
  /**
   * Over the connections that are open nothing passes from now on, and no end is reported, as when a cable is pulled; new ones
   * work. What is returned ends them.
   */
  silence(): () => void;
  stop(): Promise<void>;
}

export async function startMovingPostgres(): Promise<MovingPostgres> {
  const postgres = await startTestPostgres();
  let running: { url: string; stop(): Promise<void> } = postgres;
  let folder = join(postgres.dataDir, 'postgres');
  const open = new Set<Socket>();

  const balancer = createServer({ noDelay: true }, (near) => {
    const far = connect({ port: Number(new URL(running.url).port), host: '127.0.0.1', noDelay: true });
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      socket.on('data', (bytes) => other.write(bytes));
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  }).listen(0, '127.0.0.1');
  await once(balancer, 'listening');
  const address = balancer.address();
  const url = new URL(postgres.url);
  url.port = String(typeof address === 'object' ? address?.port : '');

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
    silence() {
      const silent = [...open];
      for (const socket of silent) socket.removeAllListeners('data').pause();
      return () => {
        for (const socket of silent) socket.destroy();
      };
    },
    async stop() {
      const closed = once(balancer, 'close');
      balancer.close();
      for (const socket of open) socket.destroy();
      await closed;
      if (running !== postgres) await running.stop();
      await postgres.stop();
    },
  };
}
