import { destination } from 'pino';

/** The destination of log lines. */
interface Output {
  write(line: string): void;
}

let output: Output | undefined;

/**
 * Returns the standard output for the log. Lines are written together, because a system call for each costs more than
 * everything else done for it. A line is at most half a second late, and written at once when the process ends.
 */
export function standardOutput(): Output {
  output ??= open();
  return output;
}

function open(): Output {
  const dest = process.stdout.fd;
  const out = destination({ dest, minLength: 8_192, periodicFlush: 500, sync: false, contentMode: 'buffer' });
  // Writes bytes: with texts the whole backlog would be measured again for each line.
  return { write: (line) => void out.write(Buffer.from(line) as unknown as string) };
}
