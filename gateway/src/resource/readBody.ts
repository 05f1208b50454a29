import type { FastifyRequest } from 'fastify';
import { refuseImageSize } from '../files/saveImage.ts';
import { refuseField } from '../http/errors.ts';
import { readFormParts } from '../http/readFormParts.ts';
import type { Resource } from './defineResource.ts';

/** By what the texts of a form are read. */
type Fields = Pick<Resource, 'fieldByPath'>;

export interface RecordBody {
  values: Record<string, unknown>;
  image: Buffer | null;
}

/** A record as JSON, or as a form with its picture in `image`; in a form everything is text and is read by its field. */
export async function readBody(resource: Fields, request: FastifyRequest): Promise<RecordBody> {
  if (request.isMultipart()) return readForm(resource, request);
  const { body } = request;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw refuseField('body', 'must be a JSON object');
  }
  return { values: { ...body }, image: null };
}

async function readForm(resource: Fields, request: FastifyRequest): Promise<RecordBody> {
  const values: Record<string, unknown> = {};
  let image: Buffer | null = null;
  for await (const part of readFormParts(request)) {
    if (part.type === 'field') values[part.fieldname] = readFormValue(resource, part.fieldname, part.value);
    else if (part.fieldname === 'image') image = await readFile(part);
    else throw refuseField(part.fieldname, 'is not a file that is expected here');
  }
  return { values, image };
}

async function readFile(part: { toBuffer(): Promise<Buffer> }): Promise<Buffer> {
  try {
    return await part.toBuffer();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE') throw refuseImageSize();
    throw error;
  }
}

function readFormValue(resource: Fields, name: string, value: unknown): unknown {
  const type = resource.fieldByPath.get(name)?.type;
  if (typeof value !== 'string' || type === undefined || type === 'text') return value;
  if (type === 'id' || type === 'date' || type === 'timestamp') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw refuseField(name, 'cannot be read');
  }
}
