import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyPictures, mirrorPictures } from './copyPictures.ts';

let folder: string;
let [shop, archive]: [string, string] = ['', ''];
const listOf = async (path: string) => (await readdir(path)).sort();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-pictures-'));
  [shop, archive] = [join(folder, 'files'), join(folder, 'archive')];
  await mkdir(shop);
  for (const name of ['cup.webp', 'tea.webp']) await writeFile(join(shop, name), name);
  await mirrorPictures(shop, archive);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('issue 35 the archive has the pictures that the shop has, and none that was removed', async () => {
  expect(await listOf(archive)).toEqual(['cup.webp', 'tea.webp']);
  await rm(join(shop, 'tea.webp'));
  await mirrorPictures(shop, archive);
  expect(await listOf(archive)).toEqual(['cup.webp']);
});

test('issue 35 pictures of the archive stay where the folder of the shop is away', async () => {
  await rename(shop, `${shop}.away`);
  await mirrorPictures(shop, archive);
  expect(await listOf(archive)).toEqual(['cup.webp', 'tea.webp']);
});

test('issue 35 a restore removes no picture that is newer than the archive', async () => {
  await writeFile(join(shop, 'new.webp'), 'new');
  await rm(join(shop, 'cup.webp'));
  await copyPictures(archive, shop);
  expect(await listOf(shop)).toEqual(['cup.webp', 'new.webp', 'tea.webp']);
});
