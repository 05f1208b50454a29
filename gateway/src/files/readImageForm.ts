import type { FastifyRequest } from 'fastify';
import { refuseField } from '../http/errors.ts';
import { readFormParts } from '../http/readFormParts.ts';
import { readTexts } from '../http/readTexts.ts';
import { refuseImageSize } from './saveImage.ts';

export interface ImageForm {
  fields: Record<string, unknown>;
  image: Buffer | null;
}

/** Reads a form with a picture in `image`, its texts normalised like those of JSON; `readField` parses or refuses them. */
export async function readImageForm(
  request: FastifyRequest,
  readField: (name: string, value: unknown) => unknown,
): Promise<ImageForm> {
  const fields: Record<string, unknown> = {};
  let image: Buffer | null = null;
  for await (const part of readFormParts(request)) {
    if (part.type === 'field') fields[part.fieldname] = readField(part.fieldname, part.value);
    else if (part.fieldname === 'image') image = await readImage(part);
    else throw refuseField(part.fieldname, 'is not a file that is expected here');
  }
  return { fields: readTexts(fields), image };
}

async function readImage(part: { toBuffer(): Promise<Buffer> }): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw refuseImageSize();
    throw error;
  }
}
