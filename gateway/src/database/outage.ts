/**
 * What the database, or the way to it, cannot do right now, though nothing is wrong with the request:
 * - `lost`: the connection ended or was never made. What was sent over it may have been done.
 * - `untrusted`: a server answered whose certificate has expired, or is not one to trust. Nothing was sent.
 * - `readOnly`: the server that answers only reads; it may have been the one that writes until just now.
 * - `full`: no room on a disk; `broken`: a disk that fails.
 * - `sealed`: a shop that moves to another database; other shops write (cells/sealRealm).
 * - `busy`: no memory or no connection left.
 * - `conflict`: others changed the same records, too often; all else is served.
 */
export type Outage = 'lost' | 'untrusted' | 'readOnly' | 'full' | 'broken' | 'sealed' | 'busy' | 'conflict';

/** The one place that says so; null for what is a fault or a refusal. An error made of an outage is one too. */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const { code = '', message, cause } = error as NodeJS.ErrnoException;
  const [found] = CODES.find(([, codes]) => codes.test(code)) ?? [];
  return found ?? (!code && DRIVER_LOST.test(message) ? 'lost' : outageOf(cause));
}

/** What PostgreSQL says of a statement that writes, said before one is sent. */
export class ReadOnlyServer extends Error {
  readonly code = '25006';
}

/** As functions/respect_seal says it, of a shop that has moved to another database. */
export class LeftRealm extends Error {
  readonly code = '53T01';
}

/** By SQLSTATE, and by what Node says of sockets and files. */
const CODES: readonly (readonly [Outage, RegExp])[] = [
  // PostgreSQL or a pooler ends a connection, refuses one, or cannot be reached.
  ['lost', /^(?:08...|57P..|25P03)$/],
  ['lost', /^E(?:CONN(?:REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|(?:HOST|NET)(?:UNREACH|DOWN)|AI_AGAIN)$|^ENOTFOUND$/],
  // As OpenSSL and Node name what they find.
  ['untrusted', /^(?:INVALID_(?:CA|PURPOSE)|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH)$/],
  ['untrusted', /^(?:CERT|CRL|UNABLE_TO|ERROR_IN_(?:CERT|CRL)|DEPTH_ZERO|SELF_SIGNED|ERR_(?:SSL|TLS))_/],
  ['readOnly', /^25006$/],
  ['full', /^(?:53100|ENOSPC|EDQUOT)$/],
  ['broken', /^58...$/],
  ['sealed', /^53T01$/],
  ['busy', /^53...$/],
  ['conflict', /^(?:40001|40P01)$/],
];

/** What the driver says by itself has no code. */
const DRIVER_LOST =
  /^(?:Connection terminated(?: unexpectedly| due to connection timeout)?|timeout (?:expired|exceeded when trying to connect)|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool)$/;
