import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { programPath } from './build.ts';

/** A server in a separate process. */
export interface PeerProcess {
  url: string;
  /** Processor time it has used so far. */
  cpuMs(): Promise<number>;
  /** Bytes after its garbage was collected; it must have been started with `--expose-gc`. */
  memory(): Promise<{ rss: number; heapUsed: number }>;
  stop(): void;
}

/** The options for Node with which `npm start` runs the server. */
const NODE_OPTIONS = ['--enable-source-maps', '--max-semi-space-size=32'];

export async function startProcess(
  program: string,
  environment: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
): Promise<PeerProcess> {
  const child = fork(program, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      GATEWAY_CLIENT_SECRET: 'between-the-bench-and-its-peers',
      // Its upstream calls are recorded once, so that the peers make the same.
      EXPLAIN: 'on',
      // A measurement sends more requests than any till.
      RATE_LIMIT_COST: '0',
      RATE_LIMIT_SENSITIVE: '0',
      ...environment,
    },
    execArgv: [...NODE_OPTIONS, ...nodeOptions, '--import', pathToFileURL(programPath('probe')).href],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = await answer<{ url: string }>(child, program);
  const ask = async <T>(question: 'cpu' | 'memory') => {
    child.send(question);
    return await answer<T>(child, program);
  };
  return {
    url: url.replace('localhost', '127.0.0.1'),
    async cpuMs() {
      const { user, system } = await ask<NodeJS.CpuUsage>('cpu');
      return (user + system) / 1000;
    },
    memory: () => ask('memory'),
    stop: () => void child.kill(),
  };
}

async function answer<T>(child: ChildProcess, program: string): Promise<T> {
  const done = new AbortController();
  const ended = once(child, 'exit', done).then(() => Promise.reject(new Error(`${program} has ended`)));
  try {
    const [message] = await Promise.race([once(child, 'message', done), ended]);
    return message as T;
  } finally {
    ended.catch(() => undefined);
    done.abort();
  }
}
