import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const module = new URL('./standardOutput.ts', import.meta.url).href;

test('lines that wait to be written together are written when the process ends', async () => {
  const program = `
    const { standardOutput } = await import('${module}');
    for (const line of ['one', 'two', 'three']) standardOutput().write(line + '\\n');
    process.exit(0);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', program]);
  expect(stdout).toBe('one\ntwo\nthree\n');
});
