import { isObject } from '@taem/domain/reading/isObject.ts';
import type { FastifyRequest } from 'fastify';
import { readImageForm } from '../files/readImageForm.ts';
import { refuseField } from '../http/errors.ts';
import type { Resource } from './defineResource.ts';

/** The fields that determine how the texts of a form are parsed. */
type Fields = Pick<Resource, 'fieldByPath'>;

export interface RecordBody {
  values: Record<string, unknown>;
  image: Buffer | null;
}

/**
 * Reads a record as JSON, or as a form with its picture in `image`; in a form all values are text and are parsed by
 * their fields.
 */
export async function readBody(resource: Fields, request: FastifyRequest): Promise<RecordBody> {
  if (request.isMultipart()) {
    const { fields, image } = await readImageForm(request, (name, value) => readFormValue(resource, name, value));
    return { values: fields, image };
  }
  const { body } = request;
  if (!isObject(body)) {
    throw refuseField('body', 'must be a JSON object');
  }
  return { values: { ...body }, image: null };
}

function readFormValue(resource: Fields, name: string, value: unknown): unknown {
  const type = resource.fieldByPath.get(name)?.type;
  // An empty form field has no value, whatever its type.
  if (typeof value !== 'string' || value === '' || type === undefined || type === 'text') return value;
  if (type === 'id' || type === 'date' || type === 'timestamp') return value;
  try {
    return JSON.parse(value);
  } catch {
    throw refuseField(name, 'cannot be read');
  }
}
