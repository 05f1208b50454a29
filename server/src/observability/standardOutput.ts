import { destination } from 'pino';

/** Where lines of the log go. */
interface Output {
  write(line: string): void;
}

let output: Output | undefined;

/**
 * Where the log goes: lines are written together, because a system call for each costs more than all else that is done
 * for it. A line comes half a second late at most, and at once when the process ends.
 */
export function standardOutput(): Output {
  output ??= open();
  return output;
}

function open(): Output {
  const dest = process.stdout.fd;
  const out = destination({ dest, minLength: 8_192, periodicFlush: 500, sync: false, contentMode: 'buffer' });
  // As bytes: with texts the whole backlog would be measured again for each line.
  return { write: (line) => void out.write(Buffer.from(line) as unknown as string) };
}
