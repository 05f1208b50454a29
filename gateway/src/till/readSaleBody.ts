import { type CheckedSaleBody, saleBodySchema } from '@taem/domain/till/saleBody.schema.ts';
import type { FastifyRequest } from 'fastify';
import { readImageForm } from '../files/readImageForm.ts';
import { checkBody } from './checkBody.ts';
import { parseField } from './readPaymentBody.ts';

/** Reads a sale sent as JSON or, with the picture of a slip, as multipart, where all but texts are JSON. */
export async function readSaleBody(request: FastifyRequest): Promise<{ body: CheckedSaleBody; image: Buffer | null }> {
  if (!request.isMultipart()) return { body: checkBody(saleBodySchema, request.body), image: null };
  const { fields, image } = await readImageForm(request, (name, value) =>
    TEXT_FIELDS.has(name) ? value : parseField(name, value),
  );
  return { body: checkBody(saleBodySchema, fields), image };
}

const TEXT_FIELDS = new Set(['branch_id', 'member_id', 'create_local_time', 'remark']);
