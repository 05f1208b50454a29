import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { programEnvironment } from '../config.ts';
import { StartRefusal } from '../database/StartRefusal.ts';
import { claimThrowAway, removeLeftThrowAways, removeThrowAway, THROW_AWAY } from './removeThrowAway.ts';
import type { ThrowAwayNews } from './throwAwayProcess.ts';

/** A temporary PostgreSQL from the packaged programs, empty or restored from an archive, for the time of a drill. */
export interface ThrowAway {
  url: string;
  /** The folder that contains its data; no other account of this machine may read its `files`. */
  folder: string;
  /** Time of the last transaction that was restored from the archive. */
  reachedAt: Date | null;
  /** Removes all of it. */
  end(): Promise<void>;
}

/** Next to this file, as source or built. */
const PROGRAM = fileURLToPath(new URL(`./throwAwayProcess${extname(import.meta.url)}`, import.meta.url));
const GIBIBYTE = 2 ** 30;
const MAX_LOG = 2 * GIBIBYTE;

/**
 * Starts it in the folder for temporary files (TMPDIR), with a separate process that cleans up even if the drill is
 * killed. That process has no address other than that of what it has started: the settings of the shop's database are
 * not passed on.
 */
export async function startThrowAway(bytes: number, archiveDir?: string): Promise<ThrowAway> {
  await removeLeftThrowAways();
  await refuseWithoutRoom(bytes);
  const folder = await mkdtemp(join(tmpdir(), THROW_AWAY));
  let keeper: ChildProcess | undefined;
  const end = async () => {
    if (keeper?.connected) {
      const gone = once(keeper, 'exit');
      keeper.disconnect();
      await gone;
    }
    await removeThrowAway(folder);
  };
  try {
    // PostgreSQL's account must be able to enter; its data and the pictures are only readable by their owners.
    await chmod(folder, 0o755);
    await mkdir(join(folder, 'files'), { mode: 0o700 });
    keeper = fork(PROGRAM, [folder, ...(archiveDir ? [archiveDir] : [])], {
      execArgv: [],
      env: programEnvironment(),
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    await claimThrowAway(folder, [process.pid, keeper.pid ?? 0]);
    return { ...(await untilItAnswers(keeper)), folder, end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function untilItAnswers(keeper: ChildProcess): Promise<Pick<ThrowAway, 'url' | 'reachedAt'>> {
  const gone = once(keeper, 'exit').then((): [ThrowAwayNews] => [{ failure: 'its process ended' }]);
  const [news] = (await Promise.race([once(keeper, 'message'), gone])) as [ThrowAwayNews];
  if ('url' in news) return { url: news.url, reachedAt: news.reachedAt === null ? null : new Date(news.reachedAt) };
  throw new StartRefusal(`Nothing could be restored: ${news.failure}`);
}

/**
 * Refuses if there is too little space, as a full disk would stop the shop. In addition to its data, the copy has its
 * log, up to `max_wal_size`.
 */
async function refuseWithoutRoom(bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(tmpdir());
  const free = bavail * bsize;
  const needed = bytes + Math.min(bytes, MAX_LOG) + GIBIBYTE;
  if (free >= needed) return;
  const inGibibytes = (size: number) => (size / GIBIBYTE).toFixed(1);
  throw new StartRefusal(
    `The drill may need ${inGibibytes(needed)} GiB in ${tmpdir()}, and ${inGibibytes(free)} are free: set TMPDIR to a folder on a disk with room.`,
  );
}
