import type { FastifyError } from 'fastify';
import { type Problem, Refusal, refuseField, refuseFields } from './errors.ts';

export interface ErrorBody {
  status: number;
  code: string;
  wgCode: string;
  message: string | readonly Problem[];
  details?: unknown;
}

export function errorBody(refusal: Refusal): ErrorBody {
  const { status, code, body, details } = refusal;
  return { status, code, wgCode: code, message: body, ...(details === undefined ? {} : { details }) };
}

type AnyError = Partial<FastifyError> & { constraint?: string; severity?: string };

/** What the caller learns about an exception; null means: a fault of ours, to be logged. */
export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return null;
  const candidate: AnyError = error;
  return (
    refuseSchema(candidate) ?? refuseTransport(candidate) ?? refuseByDatabase(candidate) ?? refuseByDisk(candidate)
  );
}

const NO_ROOM = /^(?:ENOSPC|EDQUOT)$/;

/** A file or a picture that found no room: the same outage as a database that finds none. */
function refuseByDisk({ code, cause }: AnyError): Refusal | null {
  const own = cause instanceof Error && 'code' in cause ? cause.code : code;
  if (!NO_ROOM.test(String(own))) return null;
  return new Refusal(503, 'UNAVAILABLE', 'There is no room on the disk right now, try again later.');
}

function refuseSchema(error: AnyError): Refusal | null {
  if (!error.validation) return null;
  return refuseFields(
    error.validation.map((problem) => {
      const missing = problem.params.missingProperty ?? problem.params.additionalProperty;
      const path = [...problem.instancePath.split('/').slice(1), ...(missing ? [String(missing)] : [])].join('.');
      return { path: path || (error.validationContext ?? 'body'), message: problem.message ?? 'is not valid' };
    }),
  );
}

function refuseTransport(error: AnyError): Refusal | null {
  const { code = '', statusCode = 500 } = error;
  if (statusCode === 413) return new Refusal(413, 'TOO_LARGE', 'The request is too large.');
  if (statusCode === 415 || code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') {
    return new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE', 'Send JSON, or multipart/form-data where a file goes along.');
  }
  if (code === 'FST_ERR_BAD_URL') return refuseField('url', 'The address is not valid.');
  if (error instanceof SyntaxError || code.startsWith('FST_ERR_CTP') || (statusCode >= 400 && statusCode < 500)) {
    return refuseField('body', 'The request body cannot be read.');
  }
  return null;
}

/** PostgreSQL refused a value that slipped through the checks before: the caller's input, not our fault. */
function refuseByDatabase({ code = '', constraint, severity, message = '' }: AnyError): Refusal | null {
  if (code === '23505') return refuseField(fieldOfConstraint(constraint), 'is already in use.');
  if (code === '23503') return refuseField(fieldOfConstraint(constraint), 'does not exist, or is still in use.');
  if (code === '23502' || code === '23514') return refuseField(fieldOfConstraint(constraint), 'is not allowed.');
  if (severity && code.startsWith('22')) return refuseField('body', 'A value has the wrong form or is out of range.');
  if (isOutage(code, message)) {
    return new Refusal(503, 'UNAVAILABLE', 'The database cannot be reached right now, try again.');
  }
  return null;
}

/** The database, or the way to it, cannot do what it can do at other times. */
function isOutage(code: string, message: string): boolean {
  return OUTAGE.test(code) || (!code && DRIVER_OUTAGE.test(message));
}

/**
 * No connection, not enough disk, memory or connections, shut down or starting, a broken disk, a database that only reads;
 * and transactions that met each other too often.
 */
const OUTAGE =
  /^(?:(?:08|53|58)...|57P..|25006|25P03|40001|40P01|E(?:CONNREFUSED|CONNRESET|TIMEDOUT|PIPE|HOSTUNREACH|NETUNREACH|AI_AGAIN)|ENOTFOUND)$/;

/** What the driver says by itself has no code. */
const DRIVER_OUTAGE =
  /^(?:Connection terminated(?: unexpectedly| due to connection timeout)?|timeout (?:expired|exceeded when trying to connect)|Client (?:has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end on the pool)$/;

/** `products_realm_id_code_key` -> `code`, `cards_institute_id_fkey` -> `institute_id`. */
function fieldOfConstraint(constraint = ''): string {
  const match = /(?:^|_)(?:realm_id_)?(code|name|phone|username|[a-z]+_id)_(?:key|idx|fkey)$/.exec(constraint);
  return match?.[1] ?? 'body';
}
