import type { FastifyRequest } from 'fastify';
import { readImageForm } from '../files/readImageForm.ts';
import { saveImage, slipFolder } from '../files/saveImage.ts';
import { refuseField, refuseStale, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { isUuid } from '../resource/readValue.ts';
import { readVersion } from '../resource/writeRecord.ts';
import { transactions } from '../sales/transactions.resource.ts';
import { findTransaction, readTransaction } from './readTransaction.ts';

/** This one call is documented with `lang`; all others use `locale` (OP-52). */
const FIELDS = new Set(['lang', 'locale', 'action', '__v', 'realm_id', 'branch_id', 'id']);

/** CALL-46 Attaches the picture of a transfer slip to a sale, or replaces the existing one. */
export async function attachSlip(
  { database, files }: Pick<GatewayContext, 'database' | 'files'>,
  request: FastifyRequest,
  id: string,
): Promise<{ transaction: Record<string, unknown> }> {
  const { session } = request;
  const { fields, image } = await readForm(request);
  const version = readVersion(fields.__v);
  const sale = isUuid(id) && (await findTransaction(database, session, id, { projection: null, addon: [] }));
  if (!sale) throw refuseUnknown(transactions.noun);
  const url = await saveImage(files, image, slipFolder(session.realmId));
  const text = `update transactions set slip_image_url = $3, version = version + 1 where id = $1 and version = $2`;
  const changed = await database.withRealm(session.realmId, (client) => client.query(text, [id, version, url]));
  if (changed.rowCount === 0) throw refuseStale();
  return { transaction: await readTransaction(database, session, id) };
}

async function readForm(request: FastifyRequest): Promise<{ fields: Record<string, unknown>; image: Buffer }> {
  if (!request.isMultipart()) throw refuseField('image', 'is required');
  const { fields, image } = await readImageForm(request, (name, value) => {
    if (!FIELDS.has(name)) throw refuseField(name, 'is not known');
    return value;
  });
  if (fields.action !== 'upload_image') throw refuseField('action', 'must be upload_image');
  if (!image) throw refuseField('image', 'is required');
  return { fields, image };
}
