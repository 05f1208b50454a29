import { outageOf } from '../database/outage.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { oneLine } from './oneLine.ts';

const NOT_A_FILE = /^(?:EISDIR|ENOTDIR|EEXIST|ENOTEMPTY|ENAMETOOLONG)$/;

const STANDS = {
  nothing: {
    full: 'nothing was restored. Make room, then restore again',
    other: 'Nothing was restored',
  },
  rows: {
    full: 'the rows are restored, the tables are not yet brought up to date. Make room, then start Taem, which goes on from there',
    other: 'The rows are restored, but the tables are not brought up to date: remove them before you restore again',
  },
};

/** Returns, in one line, what failed while restoring a backup, and what exists by then. */
export function refusalOf(error: unknown, restored: keyof typeof STANDS): Error {
  if (error instanceof StartRefusal || !(error instanceof Error)) return error as Error;
  const cause = error.cause instanceof Error ? error.cause : error;
  const { code = '' } = cause as NodeJS.ErrnoException;
  const stands = STANDS[restored];
  const outage = outageOf(cause);
  if (outage === 'full') return new StartRefusal(oneLine(`There is no room on the disk: ${stands.full}`));
  // A database without space for its log stops at once, without a further message to its connections.
  if (outage === 'lost') {
    return new StartRefusal(oneLine(`The database went away, as it does on a full disk: ${stands.full}`));
  }
  // Two names, in the backup or in the existing folder, of which one is a file and the other a folder.
  if (NOT_A_FILE.test(code)) return new StartRefusal(oneLine(`A picture cannot be written (${code}). ${stands.other}`));
  if (!('severity' in cause)) return error;
  const table = 'table' in cause && cause.table ? `${cause.table}: ` : '';
  return new StartRefusal(oneLine(`The rows do not fit the tables: ${table}${cause.message}. ${stands.other}`));
}

/** Returns, in one line, why there is no backup; what was written of it is removed. */
export function refusalOfBackup(error: unknown, file: string): unknown {
  if (error instanceof StartRefusal || !(error instanceof Error)) return error;
  const outage = outageOf(error);
  if (outage === 'full') return new StartRefusal(oneLine(`There is no room for ${file}: no backup was written`));
  if (outage !== 'lost') return error;
  return new StartRefusal('The database went away: no backup was written.');
}
