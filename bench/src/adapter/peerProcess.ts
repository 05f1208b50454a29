import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own. */
export interface PeerProcess {
  url: string;
  /** Processor time it has used so far. */
  cpuMs(): Promise<number>;
  stop(): void;
}

export async function startProcess(program: string, environment: Record<string, string> = {}): Promise<PeerProcess> {
  const child = fork(program, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GATEWAY_CLIENT_SECRET: 'bench',
      WEB_DIST: '/nowhere',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url } = await answer<{ url: string }>(child, program);
  return {
    url,
    async cpuMs() {
      child.send('cpu');
      const { user, system } = await answer<NodeJS.CpuUsage>(child, program);
      return (user + system) / 1000;
    },
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
