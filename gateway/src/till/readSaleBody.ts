import { type CheckedSaleBody, saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import { type CheckedExchangeBody, exchangeBodySchema } from '@taem/domain/transactions/exchangeBody.schema.ts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { readImageForm } from '../files/readImageForm.ts';
import { checkBody } from './checkBody.ts';
import { parseField } from './readPaymentBody.ts';

interface WithSlip<Body> {
  body: Body;
  image: Buffer | null;
}

export const readSaleBody = (request: FastifyRequest): Promise<WithSlip<CheckedSaleBody>> =>
  readWithSlip(request, saleBodySchema);

export const readExchangeBody = (request: FastifyRequest): Promise<WithSlip<CheckedExchangeBody>> =>
  readWithSlip(request, exchangeBodySchema);

/** Reads a body sent as JSON or, with the picture of a slip, as multipart, in which all fields but texts are JSON. */
async function readWithSlip<Schema extends z.ZodType>(
  request: FastifyRequest,
  schema: Schema,
): Promise<WithSlip<z.output<Schema>>> {
  if (!request.isMultipart()) return { body: checkBody(schema, request.body), image: null };
  const { fields, image } = await readImageForm(request, (name, value) =>
    TEXT_FIELDS.has(name) ? value : parseField(name, value),
  );
  return { body: checkBody(schema, fields), image };
}

const TEXT_FIELDS = new Set(['branch_id', 'member_id', 'create_local_time', 'remark', 'approval_id', 'till_id']);
