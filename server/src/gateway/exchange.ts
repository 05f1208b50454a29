import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export interface Exchanged {
  statusCode: number;
  headers: IncomingHttpHeaders;
  content: Buffer;
}

/** The answer was not complete in time. */
export class TooLate extends Error {
  constructor() {
    super('The time is up.');
  }
}

/** The caller has disconnected. */
export class Unwanted extends Error {
  constructor() {
    super('Nobody waits for the answer.');
  }
}

/**
 * Sends a request and reads the whole answer within `milliseconds`. This is half the work of `dispatcher.request`,
 * which creates a stream and an abort listener for every answer; neither is needed for answers that are read
 * completely. Also ends with the signal, if one is given.
 */
export function exchange(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  milliseconds: number,
  signal?: AbortSignal,
): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let over: Error | undefined;
    let [statusCode, headers]: [number, IncomingHttpHeaders] = [0, {}];
    const chunks: Buffer[] = [];
    const end = (reason: Error) => {
      over = reason;
      clearTimeout(timer);
      controller?.abort(reason);
      reject(reason);
    };
    const timer = setTimeout(() => end(new TooLate()), Math.max(0, milliseconds));
    if (signal?.aborted) end(new Unwanted());
    else signal?.addEventListener('abort', () => end(new Unwanted()), { once: true });
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
        // It waited too long for a connection, or longer than its caller did.
        if (over) started.abort(over);
      },
      onResponseStart(_controller, status, received) {
        [statusCode, headers] = [status, received];
      },
      onResponseData(_controller, chunk) {
        chunks.push(chunk);
      },
      onResponseEnd() {
        clearTimeout(timer);
        const [only] = chunks;
        resolve({ statusCode, headers, content: only && chunks.length === 1 ? only : Buffer.concat(chunks) });
      },
      onResponseError(_controller, error) {
        clearTimeout(timer);
        reject(error);
      },
    };
    dispatcher.dispatch(options, handler);
  });
}
