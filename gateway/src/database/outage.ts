/**
 * Conditions in which the database, or the connection to it, cannot serve a request that is itself correct:
 * - `lost`: the connection ended or was never established. Whatever was sent over it may have been done.
 * - `untrusted`: a server answered whose certificate has expired or cannot be trusted. Nothing was sent.
 * - `readOnly`: the server only reads; it may have been the writing one until just now.
 * - `full`: no space on a disk; `broken`: a disk fails.
 * - `sealed`: the shop moves to another database; other shops write (cells/sealRealm).
 * - `busy`: no memory or no connection is left.
 * - `conflict`: others changed the same records too often; everything else is served.
 */
export type Outage = 'lost' | 'untrusted' | 'readOnly' | 'full' | 'broken' | 'sealed' | 'busy' | 'conflict';

/**
 * Returns the outage that an error stands for; null for a fault or a refusal. The only place that decides it. Errors
 * caused by an outage count too.
 */
export function outageOf(error: unknown): Outage | null {
  if (!(error instanceof Error)) return null;
  const { code = '', message, cause } = error as NodeJS.ErrnoException;
  const [found] = CODES.find(([, codes]) => codes.test(code)) ?? [];
  return found ?? (!code && DRIVER_LOST.test(message) ? 'lost' : outageOf(cause));
}

/** The error that PostgreSQL raises for a writing statement, thrown before one is sent. */
export class ReadOnlyServer extends Error {
  readonly code = '25006';
}

/** The error that functions/respect_seal raises for a shop that has moved to another database. */
export class LeftRealm extends Error {
  readonly code = '53T01';
}

/** By SQLSTATE, and by Node's error codes for sockets and files. */
const CODES: readonly (readonly [Outage, RegExp])[] = [
  // PostgreSQL or a pooler ends a connection, refuses one, or cannot be reached.
  ['lost', /^(?:08...|57P..|25P03)$/],
  ['lost', /^E(?:CONN(?:REFUSED|RESET|ABORTED)|TIMEDOUT|PIPE|(?:HOST|NET)(?:UNREACH|DOWN)|AI_AGAIN)$|^ENOTFOUND$/],
  // Error codes of OpenSSL and Node.
  ['untrusted', /^(?:INVALID_(?:CA|PURPOSE)|PATH_LENGTH_EXCEEDED|HOSTNAME_MISMATCH)$/],
  ['untrusted', /^(?:CERT|CRL|UNABLE_TO|ERROR_IN_(?:CERT|CRL)|DEPTH_ZERO|SELF_SIGNED|ERR_(?:SSL|TLS))_/],
  ['readOnly', /^25006$/],
  ['full', /^(?:53100|ENOSPC|EDQUOT)$/],
  ['broken', /^58...$/],
  ['sealed', /^53T01$/],
  ['busy', /^53...$/],
  ['conflict', /^(?:40001|40P01)$/],
];

/** The driver's own errors, which have no code. */
const DRIVER_LOST =
  /^(?:Connection terminated(?: unexpectedly| due to connection timeout)?|timeout (?:expired|exceeded when trying to connect)|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool)$/;
