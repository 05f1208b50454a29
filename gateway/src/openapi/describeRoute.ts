import { Type } from '@sinclair/typebox';
import { READ_AFTER } from '@taem/domain/contract/readAfter.ts';
import type { FastifySchema } from 'fastify';
import { type ErrorCode, errorCodes } from '../http/errorCodes.ts';
import { type Caller, callerOf, type JsonSchema, type Operation, rightsOf } from '../http/Operation.ts';

const ID = { type: 'string', format: 'uuid' };
/** A text in the path that is not the id of a record. */
const TEXT = { type: 'string' };

/** The body of every response that is not 2xx. */
const ErrorBody: JsonSchema = {
  title: 'Error',
  ...Type.Object({
    status: Type.Integer(),
    code: Type.String({ enum: Object.keys(errorCodes) }),
    wgCode: Type.String({ description: 'The same as code.' }),
    message: Type.Union([
      Type.String(),
      Type.Array(Type.Object({ path: Type.String(), message: Type.String() }, { title: 'Problem' })),
    ]),
    details: Type.Optional(Type.Unknown()),
  }),
};

const SECURITY: Readonly<Record<Caller, readonly Record<string, string[]>[]>> = {
  anyone: [],
  client: [{ clientToken: [] }],
  clientOrAnyone: [{}, { clientToken: [] }],
  clientOrUser: [{ clientToken: [] }, { userToken: [] }],
  server: [{ serverToken: [] }],
  bank: [{ bankSignature: [], bankTimestamp: [] }],
  user: [{ userToken: [] }],
  person: [{ userToken: [] }],
};

const READ_AFTER_HEADER: JsonSchema = {
  type: 'string',
  description: 'As returned by a write: the read sees that write, even when a replica answers.',
};

/** Describes a route in the form of the document. */
export function describeRoute(method: string, url: string, operation: Operation): FastifySchema {
  const { id, summary, tag, permission, query } = operation;
  const headers = { ...operation.headers, ...(operation.fromReplica && { [READ_AFTER]: READ_AFTER_HEADER }) };
  const rights = rightsOf(operation).map(({ action, objectCodes }) => `${action} on ${objectCodes.join(' or ')}`);
  const names = [...url.matchAll(/:(\w+)|\*/g)].map(([, name = 'path']) => name);
  const params = Object.fromEntries(names.map((name) => [name, name === 'id' ? ID : TEXT]));
  const body = bodyOf(operation);
  return {
    operationId: id,
    summary,
    tags: [tag],
    security: SECURITY[callerOf(operation) ?? 'user'],
    ...(rights.length > 0 ? { description: `Needs the right: ${rights.join(', and ')}.` } : {}),
    ...(permission ? { 'x-permission': permission } : {}),
    ...(names.length > 0 ? { params: { type: 'object', properties: params } } : {}),
    ...(query ? { querystring: query } : {}),
    ...(Object.keys(headers).length > 0 ? { headers: { type: 'object', properties: headers } } : {}),
    ...(body ? { body: { content: body } } : {}),
    response: { 200: { description: 'Done.', content: answersOf(operation) }, ...refusalsOf(method, url, operation) },
  };
}

const media = (schemas: Readonly<Record<string, JsonSchema | undefined>>) =>
  Object.fromEntries(Object.entries(schemas).flatMap(([type, schema]) => (schema ? [[type, { schema }]] : [])));

function bodyOf({ body, described = body, form }: Operation) {
  const content = media({ 'application/json': described, 'multipart/form-data': form });
  return Object.keys(content).length > 0 ? content : null;
}

/** Returns the schema of an answer's JSON body. */
export function answerSchema({ payload, creates, bare }: Operation): JsonSchema {
  if (bare) return payload;
  const data = { type: 'object', properties: { id: ID }, required: ['id'] };
  return {
    type: 'object',
    properties: { status: { const: 200 }, ...(creates ? { data } : {}), payload },
    required: ['status', ...(creates ? ['data'] : []), 'payload'],
  };
}

function answersOf(operation: Operation) {
  const json = operation.bare && operation.media ? undefined : answerSchema(operation);
  return media({ 'application/json': json, ...operation.media });
}

type Refused = readonly [code: ErrorCode, status: number];
const usual = (code: ErrorCode): Refused => [code, errorCodes[code][0]];

/** Returns the refusals that a caller must expect from this route. */
function refusalsOf(method: string, url: string, operation: Operation): Record<string, unknown> {
  const codes: ErrorCode[] = ['VALIDATION', 'UNAVAILABLE', 'INTERNAL'];
  if (operation.permission) codes.push('PERMISSION');
  if (callerOf(operation) !== 'anyone') codes.push('UNAUTHORIZED');
  if (/[:*]/.test(url) || operation.mayBeMissing) codes.push('NOT_FOUND');
  if (bodyOf(operation) || method !== 'GET') codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  if (method !== 'GET') codes.push('RECORD_BUSY');
  if (method !== 'GET' || callerOf(operation) !== 'anyone') codes.push('SHOP_MOVING');
  const own = (operation.refusals ?? []).map((code): Refused => (code === 'NOT_FOUND' ? [code, 422] : usual(code)));
  const texts = new Map<number, Set<string>>();
  for (const [code, status] of [...codes.map(usual), ...own])
    texts.set(status, (texts.get(status) ?? new Set()).add(`\`${code}\`: ${errorCodes[code][1]}`));
  const content = media({ 'application/json': ErrorBody });
  return Object.fromEntries([...texts].map(([status, all]) => [status, { description: [...all].join(' '), content }]));
}
