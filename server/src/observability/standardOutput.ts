import { destination } from 'pino';

type Destination = ReturnType<typeof destination>;
let output: Destination | undefined;

/**
 * Where the log goes: lines are written together, because a system call for each costs more than all else that is done
 * for it. A line comes half a second late at most, and at once when the process ends.
 */
export function standardOutput(): Destination {
  output ??= destination({ dest: process.stdout.fd, minLength: 16_000, periodicFlush: 500, sync: false });
  return output;
}
