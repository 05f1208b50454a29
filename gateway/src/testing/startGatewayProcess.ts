import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface GatewayProcess {
  process: ChildProcess;
  url: string;
  /** Kills it at once, so that it cannot end anything properly (SIGKILL); resolves when it is gone. */
  kill(): Promise<void>;
}

/** Starts a gateway from its sources in a separate process, which a test may kill. */
export async function startGatewayProcess(
  databaseUrl: string,
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const gateway = fork(join(import.meta.dirname, '../main.ts'), [], {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: databaseUrl, GATEWAY_PORT: '0', DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const gone = once(gateway, 'exit');
  const url = await Promise.race([
    once(gateway, 'message').then(([message]: { url: string }[]) => message?.url ?? ''),
    gone.then(() => Promise.reject(new Error('the gateway did not start'))),
  ]);
  return {
    process: gateway,
    url,
    async kill() {
      gateway.kill('SIGKILL');
      await gone;
    },
  };
}
