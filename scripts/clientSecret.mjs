import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { say } from './progress.mjs';
import { root } from './workspace.mjs';

/**
 * Returns the secret between gateway and server of a real shop if both run on this machine: generated at the first
 * start and stored with the data, so that no one has to invent one. If it is set, returns that; undefined for the demo
 * shop, whose secret is public.
 */
export function clientSecret() {
  const { NODE_ENV, GATEWAY_CLIENT_SECRET, GATEWAY_URL, CELLS_FILE, DATA_DIR } = process.env;
  if (NODE_ENV !== 'production' || GATEWAY_CLIENT_SECRET || GATEWAY_URL || CELLS_FILE) return GATEWAY_CLIENT_SECRET;
  const folder = resolve(root, DATA_DIR || '.data');
  try {
    return storedSecret(folder);
  } catch (error) {
    // On a read-only disk, or if the folder belongs to another account: said as the gateway says it of its data.
    say(`No access to ${error.path ?? folder}: choose another DATA_DIR.`);
    process.exit(1);
  }
}

function storedSecret(folder) {
  const file = join(folder, 'client-secret');
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    // Linked once it is written: a start that dies in between leaves no empty secret, and of two at once the first one’s stays.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    try {
      linkSync(draft, file);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    } finally {
      rmSync(draft);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
