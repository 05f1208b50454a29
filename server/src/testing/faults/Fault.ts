import type { Socket } from 'node:net';

/** A call as it came to the proxy. */
export interface ProxiedCall {
  method: string;
  /** Below the base path, without its query. */
  path: string;
  query: URLSearchParams;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
  /** Name of the fault that it met; null where it was passed through. */
  fault: string | null;
}

/** What the gateway behind the proxy answered. */
export interface PassedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** One way in which a gateway, or what stands before it, goes wrong. */
export interface Fault {
  name: string;
  /**
   * `before`: the gateway never receives the call. `after`: it has acted, only its answer is damaged. `refuse`: no one
   * listens, whichever calls a test picks.
   */
  stage: 'before' | 'after' | 'refuse';
  /** Nothing but the patience of the caller ends it. */
  endless?: boolean;
  /** Only the first call of each request id meets it. */
  once?: boolean;
  /** Writes to the caller's socket and closes it, or leaves it open. `answer` is null before the gateway is called. */
  harm(socket: Socket, answer: PassedAnswer, call: ProxiedCall): void;
}
