import { PAGE } from '@taem/domain/accounts/permissions.ts';
import type { FastifyRequest } from 'fastify';
import { refuseImageSize, saveImage } from '../files/saveImage.ts';
import { refuseField, refuseStale, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { readFormParts } from '../http/readFormParts.ts';
import { requirePermission } from '../http/requirePermission.ts';
import { isUuid } from '../resource/readValue.ts';
import { readVersion } from '../resource/writeRecord.ts';
import { findTransaction, readTransaction } from './readTransaction.ts';
import { transactions } from './transactions.resource.ts';

/** `lang` is what this one call is documented with; all others say `locale` (OP-52). */
const FIELDS = new Set(['lang', 'locale', 'action', '__v', 'realm_id', 'branch_id', 'id']);

/** CALL-46 Puts the picture of a transfer slip on a sale, or another one in its place. */
export async function attachSlip(
  { database, files }: Pick<GatewayContext, 'database' | 'files'>,
  request: FastifyRequest,
  id: string,
): Promise<{ transaction: Record<string, unknown> }> {
  const { session } = request;
  requirePermission(session, PAGE.paymentHistory, 'Write');
  const { fields, image } = await readForm(request);
  const version = readVersion(fields.get('__v'));
  const known = isUuid(id) && (await findTransaction(database, session, id, { projection: null, addon: [] }));
  if (!known) throw refuseUnknown(transactions.noun);
  const url = await saveImage(files, image);
  const text = `update transactions set slip_image_url = $3, version = version + 1 where id = $1 and version = $2`;
  const changed = await database.withRealm(session.realmId, (client) => client.query(text, [id, version, url]));
  if (changed.rowCount === 0) throw refuseStale();
  return { transaction: await readTransaction(database, session, id) };
}

async function readForm(request: FastifyRequest): Promise<{ fields: Map<string, unknown>; image: Buffer }> {
  if (!request.isMultipart()) throw refuseField('image', 'is required');
  const fields = new Map<string, unknown>();
  let image: Buffer | null = null;
  for await (const part of readFormParts(request)) {
    if (part.type === 'file' && part.fieldname === 'image') image = await readFile(part);
    else if (part.type === 'field' && FIELDS.has(part.fieldname)) fields.set(part.fieldname, part.value);
    else throw refuseField(part.fieldname, 'is not known');
  }
  if (fields.get('action') !== 'upload_image') throw refuseField('action', 'must be upload_image');
  if (!image) throw refuseField('image', 'is required');
  return { fields, image };
}

async function readFile(part: { toBuffer(): Promise<Buffer> }): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw refuseImageSize();
    throw error;
  }
}
