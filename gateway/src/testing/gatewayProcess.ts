import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from './startReversalTests.ts';

/** A gateway started as in a shop, in a separate process. */
export interface GatewayProcess {
  post(path: string, body: object, headers: Record<string, string>): Promise<Answer>;
  /** At once, without a chance to end anything (SIGKILL); answers when it is gone. */
  kill(): Promise<void>;
}

export async function startGatewayProcess(databaseUrl: string): Promise<GatewayProcess> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taem-killed-'));
  const child = fork(join(import.meta.dirname, '../main.ts'), [], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      GATEWAY_PORT: '0',
      DATABASE_URL: databaseUrl,
      SEED_SCALE: '0',
      NODE_ENV: 'production',
      MAILS_TO_FOLDER: 'on',
      GATEWAY_CLIENT_SECRET: 'between-the-gateway-and-the-server',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [{ url }] = await once(child, 'message');
  return {
    async post(path, body, headers) {
      const requested = {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      };
      const answer = await fetch(`${url}/${path}`, requested);
      return { status: answer.status, body: await answer.json() };
    },
    async kill() {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
