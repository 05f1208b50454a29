import type {} from '@fastify/multipart';
import { DEFAULT_TIME_ZONE, formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { paymentPayloadSchema } from '@taem/domain/till/paymentPayload.schema.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { FastifyRequest } from 'fastify';
import { readImageForm } from '../files/readImageForm.ts';
import { type Problem, refuseField, refuseFields } from '../http/errors.ts';

export interface PaymentBody {
  payload: PaymentPayload;
  /** Picture of the transfer slip. */
  image: Buffer | null;
  /** false: the sale happens now, whatever stands in the payload. */
  timeGiven: boolean;
}

/** Reads a payment sent as JSON or, with the picture of a slip, as multipart (CALL-22, CALL-23). */
export async function readPaymentBody(request: FastifyRequest): Promise<PaymentBody> {
  const { fields, image } = request.isMultipart()
    ? await readImageForm(request, readField)
    : { fields: request.body, image: null };
  const checked = checkPayload(fields);
  if (checked.payload.action === 'upload_image' && !image) throw refuseField('image', 'is required');
  return { ...checked, image };
}

function checkPayload(body: unknown): Omit<PaymentBody, 'image'> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw refuseField('body', 'must be an object');
  const timeGiven = 'create_local_time' in body && body.create_local_time !== undefined;
  const now = timeGiven ? {} : { create_local_time: formatLocalTime(toLocalTime(new Date(), DEFAULT_TIME_ZONE)) };
  const checked = paymentPayloadSchema.safeParse({ ...body, ...now });
  if (checked.success) return { payload: checked.data, timeGiven };
  throw refuseFields(
    checked.error.issues.flatMap((issue): Problem[] => {
      const path = issue.path.join('.');
      if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
      return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, message: 'is not known' }));
    }),
  );
}

/** Fields of a multipart body that are JSON text; all others are text as it stands. */
const JSON_FIELDS = new Set(['items', 'payment', 'summary', 'guest', 'delivery_cost']);

function readField(name: string, value: unknown): unknown {
  if (!JSON_FIELDS.has(name)) return value;
  try {
    return JSON.parse(String(value));
  } catch {
    throw refuseField(name, 'must be JSON');
  }
}
