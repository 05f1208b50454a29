import { isWireRecord, type WireRecord } from './wire.ts';

/** One text of a refusal; `path` names the input where the gateway says which. */
export interface GatewayMessage {
  path: string;
  message: string;
}

/** An answer of the gateway that is no success. */
export class GatewayRefusal extends Error {
  readonly status: number;
  /** `code`, or `wgCode` where the gateway sends it. */
  readonly serverCode: string;
  readonly messages: readonly GatewayMessage[];
  readonly body: WireRecord;

  constructor(status: number, body: unknown) {
    const record = isWireRecord(body) ? body : {};
    const messages = messagesOf(record.message);
    super(messages[0]?.message || 'Unknown error');
    this.status = status;
    this.serverCode = String(record.wgCode ?? record.code ?? status);
    this.messages = messages;
    this.body = record;
  }
}

/** The gateway says that there is no such record, or no such call. An outage is no such answer, nor is the page of a proxy. */
export function isNotFound(error: unknown): boolean {
  return error instanceof GatewayRefusal && error.status === 404;
}

/**
 * Why there is no usable answer. `lost`: the connection broke or was never made; `late`: out of time; `failing`: the
 * gateway says so itself (5xx); `malformed`: an answer that cannot be read; `shed`: not sent, because too much waits or
 * the breaker is open; `unwanted`: the caller has hung up.
 */
export type Outage = 'lost' | 'late' | 'failing' | 'malformed' | 'shed' | 'unwanted';

interface OutageFacts {
  cause?: unknown;
  /** Seconds, where known. */
  retryAfter?: number | null;
  /** HTTP status, where there was one. */
  status?: number | null;
}

/** The gateway did not answer, or not in time, or not in what its contract promises. */
export class GatewayUnavailable extends Error {
  readonly outage: Outage;
  readonly retryAfter: number | null;
  readonly status: number | null;

  constructor(outage: Outage, { cause, retryAfter = null, status = null }: OutageFacts = {}) {
    super('The gateway does not answer.', { cause });
    this.outage = outage;
    this.retryAfter = retryAfter;
    this.status = status;
  }
}

/** A part of an answer that cannot be what it says; `what` is for the log. */
export function malformed(what: string): GatewayUnavailable {
  return new GatewayUnavailable('malformed', { cause: new Error(what) });
}

/** A call that needs a session was made without a token. */
export class NoSession extends Error {
  constructor() {
    super('Please login to continue');
  }
}

function messagesOf(message: unknown): GatewayMessage[] {
  if (typeof message === 'string') return [{ path: '', message }];
  if (!Array.isArray(message)) return [];
  return message
    .filter(isWireRecord)
    .map(({ path, message: text }) => ({ path: String(path ?? ''), message: String(text ?? '') }));
}
