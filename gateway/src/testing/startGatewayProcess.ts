import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface GatewayProcess {
  process: ChildProcess;
  url: string;
}

/** A gateway in a separate process, which a test may kill. */
export async function startGatewayProcess(databaseUrl: string, dataDir: string): Promise<GatewayProcess> {
  const gateway = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, DATABASE_URL: databaseUrl, GATEWAY_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    gateway.once('message', (message: { url: string }) => resolve(message.url));
    gateway.once('exit', () => reject(new Error('the gateway did not start')));
  });
  return { process: gateway, url };
}
