import type { FastifyRequest } from 'fastify';
import { refuseField } from '../http/errors.ts';
import { readFormParts } from '../http/readFormParts.ts';
import { refuseImageSize } from './saveImage.ts';

export interface ImageForm {
  fields: Record<string, unknown>;
  image: Buffer | null;
}

/** A form with a picture in `image`; `readField` gives its texts a meaning, or refuses them. */
export async function readImageForm(
  request: FastifyRequest,
  readField: (name: string, value: unknown) => unknown,
): Promise<ImageForm> {
  const form: ImageForm = { fields: {}, image: null };
  for await (const part of readFormParts(request)) {
    if (part.type === 'field') form.fields[part.fieldname] = readField(part.fieldname, part.value);
    else if (part.fieldname === 'image') form.image = await readImage(part);
    else throw refuseField(part.fieldname, 'is not a file that is expected here');
  }
  return form;
}

async function readImage(part: { toBuffer(): Promise<Buffer> }): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw refuseImageSize();
    throw error;
  }
}
