/** Redraws the pictures of the demo shop: `npx tsx src/demo/pictures/drawPictures.ts`, after its content was changed. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { icons } from '@iconify-json/fluent-emoji';
import sharp from 'sharp';
import { composeMark, composePicture } from './composePicture.ts';
import { iconPictures, markPictures } from './demoPictures.ts';

const folder = join(import.meta.dirname, 'drawn');

function bodyOf(name: string): string {
  const body = icons.icons[name]?.body;
  if (body === undefined) throw new Error(`The Fluent Emoji set has no icon ${name}.`);
  return body;
}

const drawings = new Map([
  ...iconPictures.map(({ name, icons, tint }) => [name, composePicture(bodyOf, icons, tint)] as const),
  ...markPictures.map(({ name, mark, colour }) => [name, composeMark(mark, colour)] as const),
]);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
for (const [name, svg] of drawings) {
  const image = await sharp(Buffer.from(svg)).webp({ quality: 80, effort: 6 }).toBuffer();
  await writeFile(join(folder, `${name}.webp`), image);
}
process.stdout.write(`${drawings.size} pictures drawn to ${folder}\n`);
