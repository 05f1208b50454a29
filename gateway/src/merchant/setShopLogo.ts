import { type Static, Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { readImageForm } from '../files/readImageForm.ts';
import { saveImage } from '../files/saveImage.ts';
import { refuseField, refuseStale, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { writeAsCaller } from '../http/writeAsCaller.ts';
import { readVersion } from '../resource/writeRecord.ts';

export const LogoForm = Type.Object({
  __v: Type.String(),
  image: Type.Optional(Type.String({ contentMediaType: 'application/octet-stream' })),
});
export const LogoBody = Type.Object({ __v: Type.Optional(Type.Unknown()) });
type LogoBody = Static<typeof LogoBody>;

/** Sets the logo of the shop, or removes it if no picture is sent. */
export async function setShopLogo(context: GatewayContext, request: FastifyRequest): Promise<void> {
  const { version, image } = await readForm(request);
  const url = image ? await saveImage(context.files, image) : '';
  await writeAsCaller(context.database, request, async (client) => {
    const text = 'update merchant_settings set logo_url = $2, version = version + 1 where version = $1';
    const changed = await client.query(text, [version, url]);
    if (changed.rowCount !== 0) return;
    const existing = await client.query('select 1 from merchant_settings');
    throw existing.rowCount === 0 ? refuseUnknown('The setting of this merchant') : refuseStale();
  });
}

async function readForm(request: FastifyRequest): Promise<{ version: number; image: Buffer | null }> {
  if (!request.isMultipart()) return { version: readVersion((request.body as LogoBody | null)?.__v), image: null };
  const { fields, image } = await readImageForm(request, (name, value) => {
    if (name !== '__v') throw refuseField(name, 'is not known');
    return value;
  });
  return { version: readVersion(fields.__v), image };
}
