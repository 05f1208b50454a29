import type { ServerResponse } from 'node:http';

/** A reader so slow that this much waits is gone, or as good as gone. */
const MAX_WAITING_BYTES = 64 * 1024;

/** One answer of server-sent events. */
export class EventStream {
  readonly #raw: ServerResponse;

  constructor(raw: ServerResponse, requestId: string) {
    this.#raw = raw;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-request-id': requestId,
    });
    // The first byte confirms that it is open.
    this.keepAlive();
  }

  send(event: string, data: unknown): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** A comment: proxies leave an answer open in which something moves. */
  keepAlive(): void {
    this.#write(':\n\n');
  }

  end(): void {
    // Its connection is of no more use, and one that is kept alive would hold up a shutdown.
    this.#raw.end(() => this.#raw.socket?.end());
  }

  #write(text: string): void {
    if (this.#raw.writableEnded) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > MAX_WAITING_BYTES) this.#raw.destroy();
  }
}
