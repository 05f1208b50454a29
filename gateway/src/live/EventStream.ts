import type { ServerResponse } from 'node:http';

/** A reader with so much data waiting is gone, or practically so. */
const MAX_WAITING_BYTES = 64 * 1024;

/** A response of server-sent events. */
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
    // The first byte confirms that the stream is open.
    this.keepAlive();
  }

  send(event: string, data: unknown): void {
    this.#write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends a comment, as proxies keep a response open that has traffic. */
  keepAlive(): void {
    this.#write(':\n\n');
  }

  end(): void {
    // The connection is no longer needed, and one kept alive would delay a shutdown.
    this.#raw.end(() => this.#raw.socket?.end());
  }

  #write(text: string): void {
    if (this.#raw.writableEnded) return;
    this.#raw.write(text);
    if (this.#raw.writableLength > MAX_WAITING_BYTES) this.#raw.destroy();
  }
}
