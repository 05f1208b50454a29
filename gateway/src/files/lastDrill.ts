import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const drill = z.object({
  /** When it ended, in ISO 8601. */
  at: z.iso.datetime(),
  /** The newest restored moment, in ISO 8601. */
  restoredTo: z.iso.datetime(),
});

/** The last drill that found nothing wrong. */
export type LastDrill = z.infer<typeof drill>;

const fileOf = (dataDir: string) => join(dataDir, 'last-drill.json');

/** Returns null if no drill has succeeded yet, or the file is damaged. */
export async function readLastDrill(dataDir: string): Promise<LastDrill | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => 'null');
  try {
    return drill.nullable().catch(null).parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export async function keepLastDrill(dataDir: string, last: LastDrill): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const unfinished = `${fileOf(dataDir)}.${process.pid}.part`;
  await writeFile(unfinished, JSON.stringify(last));
  await rename(unfinished, fileOf(dataDir));
}
