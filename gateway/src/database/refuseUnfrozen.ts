import { frozenLine } from './migrations/frozenLine.ts';
import { migrations } from './migrations/index.ts';
import { StartRefusal } from './StartRefusal.ts';

/**
 * Refuses migrations that are not final, as what a migration changes is permanent: one that is still being written
 * would run as soon as its first line is saved, and one that has run does not run again when its text changes
 * (docs/adr/0187).
 */
export async function refuseUnfrozen(frozen: string): Promise<void> {
  const lines = await Promise.all(Object.keys(migrations).map(frozenLine));
  const open = lines.filter((line) => !frozen.includes(line));
  if (open.length === 0) return;
  const hasOther = open.some((line) => frozen.includes(line.slice(0, line.indexOf(' ') + 1)));
  const reason = hasOther
    ? 'A migration differs from its line in frozen.txt, and does not run again where it has run: undo the change and write a new one. If no one else has it, delete the data and write this line instead'
    : 'A migration runs once it is complete, and frozen.txt says so';
  throw new StartRefusal(`${reason}:\n${open.join('\n')}`);
}
