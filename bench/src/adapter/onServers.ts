import { type ProgramName, programPath } from './build.ts';
import { type PeerProcess, startProcess } from './peerProcess.ts';

interface Server {
  program?: ProgramName;
  environment?: Readonly<Record<string, string>>;
  nodeOptions?: readonly string[];
}

/** Runs a measurement over fixed answers, with servers that are stopped after it. */
export async function onServers<T>(
  selected: readonly Server[],
  measure: (servers: readonly PeerProcess[], upstream: PeerProcess) => Promise<T>,
): Promise<T> {
  const upstream = await startProcess(programPath('upstream'));
  const started = [upstream];
  try {
    for (const { program = 'ours', environment, nodeOptions } of selected) {
      const gateway = { GATEWAY_URL: `${upstream.url}/v3.0` };
      started.push(await startProcess(programPath(program), { ...gateway, ...environment }, nodeOptions));
    }
    return await measure(started.slice(1), upstream);
  } finally {
    for (const server of started) server.stop();
  }
}
