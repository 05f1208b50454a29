import { isWireRecord, type WireRecord } from './wire.ts';

/** One message of a refusal; `path` names the input if the gateway states it. */
export interface GatewayMessage {
  path: string;
  message: string;
}

/** An answer of the gateway that is not a success. */
export class GatewayRefusal extends Error {
  readonly status: number;
  /** `code`, or `wgCode` if the gateway sends that. */
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

/**
 * Whether the gateway answered that a record or call does not exist. An outage does not count, nor does the page of a
 * proxy.
 */
export function isNotFound(error: unknown): boolean {
  return error instanceof GatewayRefusal && error.status === 404;
}

/**
 * Why there is no usable answer. `lost`: the connection broke or was never established; `late`: the deadline passed;
 * `failing`: the gateway reports a failure (5xx); `malformed`: the answer cannot be read; `shed`: not sent, because too
 * many calls wait or the breaker is open; `unwanted`: the caller has disconnected.
 */
export type Outage = 'lost' | 'late' | 'failing' | 'malformed' | 'shed' | 'unwanted';

interface OutageFacts {
  cause?: unknown;
  /** Seconds, if known. */
  retryAfter?: number | null;
  /** HTTP status, if there was one. */
  status?: number | null;
}

/** The gateway did not answer, or not in time, or not as its contract promises. */
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

/** Creates the error for an invalid part of an answer; `what` is for the log. */
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
