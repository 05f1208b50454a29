import { chmod, lstat, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { switchDirectory } from './switchDirectory.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-directory-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NOWHERE = { gateway: 'http://127.0.0.1:1/v3.0' };

test('a directory in which a shop is elsewhere is read by the same programs as before, and a link to it stays one', async () => {
  const file = join(folder, 'directory.json');
  const link = join(folder, 'cells.json');
  await writeFile(file, JSON.stringify({ cells: { north: NOWHERE, south: NOWHERE }, realms: {}, default: 'north' }));
  await chmod(file, 0o664);
  await symlink(file, link);
  await switchDirectory(link, 'tea', 'south');
  expect(JSON.parse(await readFile(file, 'utf8')).realms).toEqual({ tea: 'south' });
  expect((await stat(file)).mode & 0o777).toBe(0o664);
  expect((await lstat(link)).isSymbolicLink()).toBe(true);
  expect((await readdir(folder)).sort()).toEqual(['cells.json', 'directory.json']);
});
