import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../http/errors.ts';
import { refuseFileSize } from './refuseFileSize.ts';
import type { SheetRow } from './SheetRow.ts';
import type { SheetNews } from './sheetProcess.ts';

/** For reading alone, without the time that the caller spends on the rows; the largest sheet takes some seconds. */
const MOST_MILLISECONDS = 60_000;
/** Heap of the process; the largest sheet takes half of it. */
const MOST_MEGABYTES = 512;

/** Built, the process is a file beside this one; as source, it needs a TypeScript runner. */
const isSource = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(new URL(isSource ? './sheetProcess.ts' : './sheetProcess.js', import.meta.url));
const RUNNER = isSource ? ['--import', 'tsx'] : [];

/**
 * The rows of a file, read by a separate process (ADR 0028), so that no file can keep tills waiting: one that takes too
 * long or too much memory ends that process alone. The process gets neither settings nor secrets of the gateway; it can
 * read what its user account can. When the signal aborts, the process is killed and the signal's reason is thrown.
 */
export async function* readSheetApart(
  path: string,
  bytes: number,
  { mostMilliseconds = MOST_MILLISECONDS, signal }: { mostMilliseconds?: number; signal?: AbortSignal } = {},
): AsyncGenerator<SheetRow> {
  const reader = startReader(path, bytes);
  let left = mostMilliseconds;
  try {
    for (let end = false; !end; ) {
      const started = performance.now();
      const news = await nextNews(reader, left, signal);
      left -= performance.now() - started;
      yield* news.rows;
      if (news.refusal) throw new Refusal(news.refusal.status, news.refusal.code, news.refusal.body);
      end = news.end;
    }
  } finally {
    reader.kill('SIGKILL');
  }
}

function startReader(path: string, bytes: number): ChildProcess {
  const reader = fork(PROGRAM, [path, String(bytes)], {
    env: {},
    execArgv: [...RUNNER, `--max-old-space-size=${MOST_MEGABYTES}`],
    // Dates stay dates.
    serialization: 'advanced',
    // When it runs out of memory, V8 would print its stack into the log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that is gone gives no answer, which nextNews reports.
  reader.on('error', () => undefined);
  return reader;
}

/** The next answer of the reader; when it gives none in time, or ends, the file is refused as too large. */
async function nextNews(reader: ChildProcess, milliseconds: number, signal?: AbortSignal): Promise<SheetNews> {
  signal?.throwIfAborted();
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), Math.max(0, milliseconds));
  const stop = () => over.abort();
  reader.once('exit', stop);
  const ended = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  try {
    const answer = once(reader, 'message', { signal: ended });
    reader.send('next', () => undefined);
    return (await answer)[0];
  } catch (error) {
    signal?.throwIfAborted();
    if (over.signal.aborted) throw refuseFileSize();
    throw error;
  } finally {
    clearTimeout(timer);
    reader.off('exit', stop);
  }
}
