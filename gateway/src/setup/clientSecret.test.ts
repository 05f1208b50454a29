import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SCRIPT = join(import.meta.dirname, '../../../scripts/clientSecret.mjs');

/** As the commands of a real shop ask for it, without a setting. */
function askFor(folder: string) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder };
  const code = `import { clientSecret } from '${SCRIPT}'; process.stdout.write(clientSecret());`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    env,
    encoding: 'utf8',
  });
  return { status, said: stdout.trim(), error: stderr };
}

test('F10 a shop without a secret in its settings gets one that is kept with its data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'taem-secret-'));
  try {
    const [first, second] = [askFor(folder), askFor(folder)];
    expect(first).toEqual({ status: 0, said: expect.stringMatching(/^[\w-]{43}$/), error: '' });
    expect(second).toEqual(first);
    expect(readFileSync(join(folder, 'client-secret'), 'utf8').trim()).toBe(first.said);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('F10 a start that cannot keep its secret says so in one line', () => {
  expect(askFor('/proc/none/data')).toEqual({
    status: 1,
    said: 'No access to /proc/none/data: choose another DATA_DIR.',
    error: '',
  });
});
