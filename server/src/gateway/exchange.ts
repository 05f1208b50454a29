import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';

export interface Exchanged {
  statusCode: number;
  headers: IncomingHttpHeaders;
  content: Buffer;
}

/** No whole answer in time. */
export class TooLate extends Error {
  constructor() {
    super('The time is up.');
  }
}

/**
 * One request and the whole of its answer, within `milliseconds`. Half the work of `dispatcher.request`, which makes a
 * stream and listens to a signal for every answer, and of answers that are read as a whole nobody needs either.
 */
export function exchange(
  dispatcher: Dispatcher,
  options: Dispatcher.DispatchOptions,
  milliseconds: number,
): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let late = false;
    let [statusCode, headers]: [number, IncomingHttpHeaders] = [0, {}];
    const chunks: Buffer[] = [];
    const timer = setTimeout(
      () => {
        late = true;
        controller?.abort(new TooLate());
        reject(new TooLate());
      },
      Math.max(0, milliseconds),
    );
    const handler: Dispatcher.DispatchHandler = {
      onRequestStart(started) {
        controller = started;
        // It had waited too long for a connection.
        if (late) started.abort(new TooLate());
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
