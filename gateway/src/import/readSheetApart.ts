import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from '../http/errors.ts';
import { refuseFileSize } from './refuseFileSize.ts';
import type { SheetRow, SheetStart } from './SheetRow.ts';
import type { SheetNews, SheetRequest } from './sheetProcess.ts';

/** Processor time for the reader's work, however long the machine makes it wait; the largest sheet takes some seconds. */
const MAX_PROCESSOR_MILLISECONDS = 60_000;
/**
 * Time limit for a reader that makes no progress without using the processor; time that the caller spends on rows does
 * not count.
 */
const MAX_MILLISECONDS = 15 * 60_000;
/** Heap limit of the process; the largest sheet takes half of it. */
const MAX_MEGABYTES = 512;
/** Heap for new objects. Node would let it grow to several times this size, filled with garbage, for hardly less work. */
const NEW_MEGABYTES = 4;

/** Next to this file, as source or built. */
const PROGRAM = fileURLToPath(new URL(`./sheetProcess${extname(import.meta.url)}`, import.meta.url));

/** A file that a separate process reads until it is closed. */
export interface SheetReader {
  /** Opens it in one of its ways, counted from 0, and returns its first rows; null after the last one. */
  open(at: number): Promise<SheetStart | null>;
  /** Yields the rows of what was opened last, from the first. */
  rows(): AsyncGenerator<SheetRow>;
  /** Ends the process. */
  close(): void;
}

/**
 * Reads a file in a separate process (ADR 0028), so that no file can keep tills waiting: one that takes too much work
 * or memory ends only that process. The process gets neither settings nor secrets of the gateway; it can read what its
 * user account can. When the signal aborts, the process is killed and the signal's reason is thrown.
 */
export function readSheetApart(
  path: string,
  bytes: number,
  {
    mostProcessorMilliseconds = MAX_PROCESSOR_MILLISECONDS,
    signal,
  }: { mostProcessorMilliseconds?: number; signal?: AbortSignal } = {},
): SheetReader {
  const reader = startReader(path, bytes, mostProcessorMilliseconds);
  let left = MAX_MILLISECONDS;
  const news = async (request: SheetRequest) => {
    const started = performance.now();
    const answer = await nextNews(reader, request, left, signal);
    left -= performance.now() - started;
    return answer;
  };
  return {
    async open(at) {
      const { start = null, refusal } = await news({ open: at });
      refuse(refusal);
      return start;
    },
    async *rows() {
      for (let end = false; !end; ) {
        const answer = await news('next');
        yield* answer.rows;
        refuse(answer.refusal);
        end = answer.end;
      }
    },
    close: () => void reader.kill('SIGKILL'),
  };
}

function refuse(refusal: SheetNews['refusal']): void {
  if (refusal) throw new Refusal(refusal.status, refusal.code, refusal.body);
}

function startReader(path: string, bytes: number, mostProcessorMilliseconds: number): ChildProcess {
  const reader = fork(PROGRAM, [path, String(bytes), String(mostProcessorMilliseconds)], {
    // The location of Node's compile cache is not secret, and using it halves the start time.
    env: { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE },
    execArgv: [`--max-old-space-size=${MAX_MEGABYTES}`, `--max-semi-space-size=${NEW_MEGABYTES}`],
    // Preserves dates as dates.
    serialization: 'advanced',
    // Ignored, as V8 would print its stack into the log when it runs out of memory.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A process that is gone does not answer, which nextNews reports.
  reader.on('error', () => undefined);
  return reader;
}

/** Returns the next answer of the reader; if none arrives in time, or the process ends, the file is refused as too large. */
async function nextNews(
  reader: ChildProcess,
  request: SheetRequest,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<SheetNews> {
  signal?.throwIfAborted();
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), Math.max(0, milliseconds));
  const stop = () => over.abort();
  reader.once('exit', stop);
  const ended = signal ? AbortSignal.any([signal, over.signal]) : over.signal;
  try {
    const answer = once(reader, 'message', { signal: ended });
    reader.send(request, () => undefined);
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
