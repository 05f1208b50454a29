import type { IncomingHttpHeaders } from 'node:http';
import { GatewayRefusal, GatewayUnavailable, malformed } from './GatewayError.ts';
import { isWireRecord } from './wire.ts';

/** Statuses with the same meaning from the gateway or a proxy before it. */
const PLAIN: ReadonlySet<number> = new Set([401, 403, 413, 429]);
const NOT_FOUND = 404;
const REQUEST_TIMEOUT = 408;

/**
 * Accepts a success and throws everything else: a refusal as such, the rest as an outage. `unreadable` is the error if
 * the body could not be read.
 */
export function checkStatus(
  method: string,
  httpStatus: number,
  headers: IncomingHttpHeaders,
  body: unknown,
  unreadable: unknown,
): void {
  const status = statusOf(httpStatus, body);
  const retryAfter = secondsOf(headers['retry-after']);
  if (status >= 500 || status === REQUEST_TIMEOUT) {
    const cause = new GatewayRefusal(status, body);
    throw new GatewayUnavailable('failing', { cause, status, retryAfter });
  }
  if (status >= 400) {
    // A plain 404 page does not mean that a record does not exist; for a write it means that the call does not exist.
    const plain = PLAIN.has(status) || (status === NOT_FOUND && method !== 'GET');
    if (!plain && !isWireRecord(body)) throw malformed(`${status} without its reason.`);
    throw new GatewayRefusal(status, body);
  }
  if (status < 200 || status >= 300) throw malformed(`${status} is no answer of the gateway.`);
  if (unreadable) throw unreadable;
  if (body === null && status !== 204) throw malformed('The answer is empty.');
  // A bare list may be the answer to a read, never to a write.
  if (typeof body !== 'object' || (method !== 'GET' && Array.isArray(body)))
    throw malformed('The answer is no record.');
}

/** Returns the effective status: a proxy may pass a failure on with 200, but the envelope still has its status. */
function statusOf(httpStatus: number, body: unknown): number {
  if (httpStatus >= 300 || !isWireRecord(body) || 'payload' in body) return httpStatus;
  const { status } = body;
  return typeof status === 'number' && status >= 400 && status < 600 ? status : httpStatus;
}

function secondsOf(header: string | undefined): number | null {
  const seconds = Number(header);
  return header !== undefined && Number.isFinite(seconds) && seconds >= 0 ? Math.ceil(seconds) : null;
}
