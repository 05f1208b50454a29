import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { GatewayRefusal, GatewayUnavailable, NoSession } from '../gateway/GatewayError.ts';
import { type ErrorCode, isErrorCode, statusOf } from './errorCodes.ts';
import { RateLimited } from './rateLimits.ts';

interface ErrorFacts {
  code: ErrorCode;
  status: number;
  message: string;
  /** The gateway's own code. */
  serverCode?: string;
  /** Seconds. */
  retryAfter?: number;
}

const MASKED = 'Something went wrong, please try again later';
const UNAVAILABLE = 'The shop’s service does not answer at the moment. Nothing is lost, please try again in a moment.';
const SESSION_ENDED = 'Your session has ended please reconnect';
const UNKNOWN_DOCUMENT = 'The server does not know this document: reload the page, or send the query itself.';
const TOO_LONG = 'This asks for more than one call can carry: name fewer ids, tags or words.';
/** Statuses of HTTP for a too long address, and for too long headers, which include it. */
const OF_LONG_ADDRESSES: ReadonlySet<number> = new Set([414, 431]);
/** The gateway's code for a stale `__v`. */
const STALE = '123';

/** Gives every error a code and a status; internal errors are masked. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, ...facts } = factsOf(causeOf(error), formatted);
  const { locations, path } = formatted;
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: facts };
}

/** Returns the error that a resolver or plugin threw, which graphql wraps. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? error.originalError : error;
}

function factsOf(cause: unknown, formatted: GraphQLFormattedError): ErrorFacts {
  if (cause instanceof NoSession) return facts('UNAUTHENTICATED', cause.message);
  if (cause instanceof GatewayUnavailable) {
    const { retryAfter } = cause;
    return { ...facts('UPSTREAM_UNAVAILABLE', UNAVAILABLE), ...(retryAfter !== null && { retryAfter }) };
  }
  if (cause instanceof GatewayRefusal) return refusalFacts(cause);
  if (cause instanceof RateLimited) return { ...facts('RATE_LIMITED', cause.message), retryAfter: cause.retryAfter };
  if (isOfTheRequest(cause)) return facts('BAD_REQUEST', formatted.message);
  const code = String(formatted.extensions?.code ?? 'INTERNAL_SERVER_ERROR');
  if (!(cause instanceof GraphQLError) || code === 'INTERNAL_SERVER_ERROR') {
    return facts('INTERNAL_SERVER_ERROR', MASKED);
  }
  if (formatted.message.startsWith('GET requests only support')) return facts('METHOD_NOT_ALLOWED', formatted.message);
  if (isTooComplex(cause)) return facts('TOO_COMPLEX', formatted.message);
  if (code === 'PERSISTED_QUERY_NOT_FOUND') return facts(code, UNKNOWN_DOCUMENT);
  return facts(isErrorCode(code) ? code : 'BAD_REQUEST', formatted.message);
}

/** Whether it is a fault of the request: Apollo gives some of them, such as the hash of another text, a status but no code. */
function isOfTheRequest(cause: unknown): boolean {
  if (!(cause instanceof GraphQLError) || cause.extensions.code !== undefined) return false;
  const { status = 500 } = (cause.extensions.http ?? {}) as { status?: number };
  return status >= 400 && status < 500;
}

/**
 * Whether a document is too complex. Apollo labels every fault of a document with the step that found it, so the rule's
 * code and the parser's limit are recognised here.
 */
function isTooComplex(cause: GraphQLError): boolean {
  return (
    cause.extensions.code === 'TOO_COMPLEX' ||
    /^Syntax Error: Document contains more tha[nt] \d+ tokens/.test(cause.message)
  );
}

function facts(code: ErrorCode, message: string): ErrorFacts {
  return { code, status: statusOf(code), message };
}

function refusalFacts({ status, serverCode, message, messages, body }: GatewayRefusal): ErrorFacts {
  if (status === 401 || status === 403) return { ...facts('UNAUTHENTICATED', SESSION_ENDED), serverCode };
  if (OF_LONG_ADDRESSES.has(status)) return { ...facts('TOO_LARGE', TOO_LONG), serverCode };
  const code = codeOfRefusal(status, serverCode);
  const wait = (body.details as { retry_after?: unknown } | null | undefined)?.retry_after;
  const [first] = messages;
  const argument = code === 'VALIDATION' && first?.path ? `${argumentOf(first.path)} ` : '';
  return {
    code,
    status,
    message: argument + message,
    serverCode,
    ...(typeof wait === 'number' && { retryAfter: wait }),
  };
}

function codeOfRefusal(status: number, serverCode: string): ErrorCode {
  if (serverCode === STALE) return 'STALE_VERSION';
  if (status === 404) return 'NOT_FOUND';
  if (status === 413) return 'TOO_LARGE';
  if (status === 429) return 'TOO_MANY_ATTEMPTS';
  return OF_THE_GATEWAY.has(serverCode) && isErrorCode(serverCode) ? serverCode : 'REFUSED';
}

/** Converts a wire path to the spelling of the contract; `from` and `to` are in `range` or a filter. */
function argumentOf(wirePath: string): string {
  return wirePath.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Codes of the gateway that mean the same here. */
const OF_THE_GATEWAY: ReadonlySet<string> = new Set(['PERMISSION', 'VALIDATION', 'IDEMPOTENCY_CONFLICT']);
