import type { FastifyError } from 'fastify';
import { type Outage, outageOf } from '../database/outage.ts';
import type { ErrorCode } from './errorCodes.ts';
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

/** Returns what the caller learns about an exception; null for a fault of the gateway, which is logged. */
export function toRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  if (!(error instanceof Error)) return null;
  const candidate: AnyError = error;
  return (
    refuseSchema(candidate) ?? refuseTransport(candidate) ?? refuseByDatabase(candidate) ?? refuseOutage(candidate)
  );
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

/**
 * Maps values that passed all checks and that PostgreSQL refused: they are the caller's mistake, not a fault of the
 * gateway.
 */
function refuseByDatabase({ code = '', constraint, severity }: AnyError): Refusal | null {
  if (code === '23505') return refuseField(fieldOfConstraint(constraint), 'is already in use.');
  if (code === '23503') return refuseField(fieldOfConstraint(constraint), 'does not exist, or is still in use.');
  if (code === '23502' || code === '23514') return refuseField(fieldOfConstraint(constraint), 'is not allowed.');
  if (severity && code.startsWith('22')) return refuseField('body', 'A value has the wrong form or is out of range.');
  return null;
}

/**
 * Every write can be repeated with its key: after a lost connection it may have been done, after any other outage it
 * was not.
 */
const OUTAGES: Readonly<Record<Outage, string>> = {
  lost: 'The database cannot be reached right now. What was sent may have been done: send it again with the same key.',
  untrusted: 'The database does not prove who it is right now: try again with the same key.',
  readOnly: 'The database only reads right now: nothing was done, try again.',
  full: 'There is no room on the disk right now, try again later.',
  broken: 'The disk cannot be used right now, try again later.',
  sealed: 'The shop is moving to another database: nothing was done, try again.',
  busy: 'The database has too much to do right now, try again.',
  conflict: 'Others changed the same records at that moment: nothing was done, try again.',
};

/** Codes for outages that affect only this call; everything else is served. */
const OF_THIS_CALL: Partial<Readonly<Record<Outage, ErrorCode>>> = { sealed: 'SHOP_MOVING', conflict: 'RECORD_BUSY' };

function refuseOutage(error: AnyError): Refusal | null {
  const outage = outageOf(error);
  return outage && new Refusal(503, OF_THIS_CALL[outage] ?? 'UNAVAILABLE', OUTAGES[outage]);
}

/** `products_realm_id_code_key` -> `code`, `cards_institute_id_fkey` -> `institute_id`. */
function fieldOfConstraint(constraint = ''): string {
  const match = /(?:^|_)(?:realm_id_)?(code|name|phone|username|[a-z]+_id)_(?:key|idx|fkey)$/.exec(constraint);
  return match?.[1] ?? 'body';
}
