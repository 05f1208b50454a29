import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { frozenLine } from './migrations/frozenLine.ts';
import { migrations } from './migrations/index.ts';
import { StartRefusal } from './StartRefusal.ts';

/** What a migration changes stays: one that is still being written would run as soon as its first line is saved (docs/adr/0187). */
export async function refuseUnfrozen(): Promise<void> {
  const frozen = await readFile(join(import.meta.dirname, 'migrations/frozen.txt'), 'utf8');
  const open = Object.keys(migrations).filter((name) => !frozen.includes(`${name} `));
  if (open.length === 0) return;
  const lines = await Promise.all(open.map(frozenLine));
  throw new StartRefusal(`A migration runs once it is complete, and frozen.txt says so:\n${lines.join('\n')}`);
}
