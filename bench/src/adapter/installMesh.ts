import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const folder = fileURLToPath(new URL('../../mesh/', import.meta.url));
const MINUTES = 5;

/**
 * Installs GraphQL Mesh outside the workspace, because only this measurement needs its packages. Returns the path of
 * its server, or why it is missing.
 */
export async function installMesh(): Promise<{ program: string } | { missing: string }> {
  try {
    const pnpm = ['-y', 'pnpm@10', 'install', '--ignore-workspace', '--frozen-lockfile', '--prefer-offline'];
    await promisify(execFile)('npx', pnpm, { cwd: folder, timeout: MINUTES * 60_000 });
    return { program: `${folder}server.js` };
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return { missing: said.split('\n').slice(0, 2).join(' ').slice(0, 200) };
  }
}
