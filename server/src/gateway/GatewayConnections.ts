import { Pool } from 'undici';
import type { UpstreamSettings } from './UpstreamSettings.ts';

const CONNECTIONS = 64;
/** Shorter than the gateway keeps an idle socket, so that the server closes it first and no request meets a closed one. */
const KEEP_ALIVE = 4_000;
/** The gateway sends something every 15 seconds; after a longer silence the connection is considered lost. */
const EVENTS_SILENT_MS = 40_000;

/** The connections to one address of the gateway. */
export class GatewayConnections {
  readonly base: string;
  readonly pool: Pool;
  /** For files, which are streamed through and may be larger than any answer that is read. */
  readonly files: Pool;
  /** For events, which arrive for as long as the stream is open. */
  readonly events: Pool;

  constructor(url: URL, settings: UpstreamSettings) {
    this.base = url.pathname.replace(/\/$/, '');
    this.pool = new Pool(url.origin, {
      connections: CONNECTIONS,
      keepAliveTimeout: KEEP_ALIVE,
      maxResponseSize: settings.bodyBytes,
      // Every call has a total deadline; these two timeouts would restart with each byte.
      headersTimeout: 0,
      bodyTimeout: 0,
      connect: { timeout: settings.connect },
    });
    this.files = new Pool(url.origin, {
      connections: 16,
      keepAliveTimeout: KEEP_ALIVE,
      connect: { timeout: settings.connect },
    });
    this.events = new Pool(url.origin, {
      // There is one stream for each followed merchant and set of branches; streams never end, so a queue would never move.
      connections: null,
      headersTimeout: settings.deadline,
      bodyTimeout: EVENTS_SILENT_MS,
      connect: { timeout: settings.connect },
    });
  }

  /** Accepts no new calls and waits for pending answers; streams of events are cut off. */
  async leave(): Promise<void> {
    await Promise.all([this.pool.close(), this.files.close(), this.events.destroy()]);
  }

  async destroy(): Promise<void> {
    await Promise.all([this.pool.destroy(), this.files.destroy(), this.events.destroy()]);
  }
}
