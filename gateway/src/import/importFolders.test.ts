import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImportFolder, removeLeftImports } from './importFolders.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-import-folders-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** No process has an id this high. */
const GONE = 2 ** 30;

test('what processes that are gone have left of imports is removed at the start, and nothing else', async () => {
  const own = await openImportFolder(folder);
  const [alive, left, strange] = [`taem-import-${process.ppid}-abc`, `taem-import-${GONE}-abc`, 'taem-import-abc'];
  for (const name of [alive, left, strange]) await mkdir(join(folder, name));
  await writeFile(join(folder, left, 'sent'), 'Nid,Dee,0812345678');
  await writeFile(join(own, 'sent'), 'of an earlier process with our number');
  await removeLeftImports(folder);
  expect((await readdir(folder)).sort()).toEqual([alive, strange].sort());
});
