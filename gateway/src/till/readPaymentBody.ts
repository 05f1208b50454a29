import type {} from '@fastify/multipart';
import { DEFAULT_TIME_ZONE, formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { isObject } from '@taem/domain/reading/isObject.ts';
import { paymentPayloadSchema } from '@taem/domain/till/paymentPayload.schema.ts';
import type { PaymentPayload } from '@taem/domain/till/paymentPayload.ts';
import type { FastifyRequest } from 'fastify';
import { readImageForm } from '../files/readImageForm.ts';
import { refuseField } from '../http/errors.ts';
import { checkBody } from './checkBody.ts';

export interface PaymentBody {
  payload: PaymentPayload;
  /** Picture of the transfer slip. */
  image: Buffer | null;
  /** Whether the caller gave a time of sale; if false, the sale happens now, whatever the payload states. */
  timeGiven: boolean;
}

/** Reads a payment sent as JSON or, with the picture of a slip, as multipart (CALL-22, CALL-23). */
export async function readPaymentBody(request: FastifyRequest): Promise<PaymentBody> {
  const { fields, image } = request.isMultipart()
    ? await readImageForm(request, (name, value) => (JSON_FIELDS.has(name) ? parseField(name, value) : value))
    : { fields: request.body, image: null };
  const checked = checkPayload(fields);
  if (checked.payload.action === 'upload_image' && !image) throw refuseField('image', 'is required');
  return { ...checked, image };
}

function checkPayload(body: unknown): Omit<PaymentBody, 'image'> {
  const given = isObject(body) ? body : null;
  const timeGiven = given !== null && 'create_local_time' in given && given.create_local_time !== undefined;
  const now = () => formatLocalTime(toLocalTime(new Date(), DEFAULT_TIME_ZONE));
  const whole = given === null || timeGiven ? body : { ...given, create_local_time: now() };
  return { payload: checkBody(paymentPayloadSchema, whole), timeGiven };
}

/** Fields of a multipart body that are JSON text; all others are plain text. */
const JSON_FIELDS = new Set(['items', 'payment', 'summary', 'guest', 'delivery_cost']);

export function parseField(name: string, value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw refuseField(name, 'must be JSON');
  }
}
