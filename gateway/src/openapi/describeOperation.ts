import { type ErrorCode, errorCodes } from '../http/errorCodes.ts';
import { type Caller, callerOf, type JsonSchema, type Operation } from '../http/Operation.ts';
import type { Components } from './Components.ts';
import type { ServedRoute } from './collectRoutes.ts';

const ID = { type: 'string', format: 'uuid' };
/** A text in the path that is no id of a record. */
const TEXT = { type: 'string' };

export function describeOperation(route: ServedRoute, operation: Operation, components: Components): unknown {
  const { permission } = operation;
  const rights = permission && `${permission.action} on ${permission.objectCodes.join(' or ')}`;
  return {
    operationId: operation.id,
    summary: operation.summary,
    tags: [operation.tag],
    ...(rights ? { description: `Needs the right: ${rights}.`, 'x-permission': permission } : {}),
    security: SECURITY[callerOf(operation) ?? 'user'],
    parameters: parametersOf(route, operation, components),
    ...bodyOf(route, operation, components),
    responses: { 200: answerOf(operation, components), ...responsesOf(refusalsFor(route, operation)) },
  };
}

const SECURITY: Readonly<Record<Caller, readonly object[]>> = {
  anyone: [],
  client: [{ clientToken: [] }],
  clientOrAnyone: [{}, { clientToken: [] }],
  clientOrUser: [{ clientToken: [] }, { userToken: [] }],
  server: [{ serverToken: [] }],
  user: [{ userToken: [] }],
  person: [{ userToken: [] }],
};

function parametersOf({ url, checked }: ServedRoute, operation: Operation, components: Components): unknown[] {
  const path = [...url.matchAll(/:(\w+)|\*/g)].map(([, name = 'path']) =>
    components.parameter(name, 'path', name === 'id' ? ID : TEXT, true),
  );
  const query = (operation.query ?? checked.query ?? {}) as Record<string, unknown>;
  const required = new Set(query.required as string[] | undefined);
  const asked = Object.entries((query.properties ?? {}) as Record<string, JsonSchema>).map(([name, schema]) =>
    components.parameter(name, 'query', schema, required.has(name)),
  );
  const headers = Object.entries(operation.headers ?? {}).map(([name, schema]) =>
    components.parameter(name, 'header', schema, false),
  );
  return [...path, ...asked, ...headers];
}

function bodyOf({ checked }: ServedRoute, operation: Operation, components: Components): object {
  const json = operation.body ?? checked.body;
  const content = {
    ...(json ? { 'application/json': { schema: components.schema(json) } } : {}),
    ...(operation.form ? { 'multipart/form-data': { schema: components.schema(operation.form) } } : {}),
  };
  return Object.keys(content).length > 0 ? { requestBody: { required: true, content } } : {};
}

function answerOf({ payload, creates, bare, media }: Operation, components: Components): unknown {
  const body = components.schema(payload);
  const data = { type: 'object', properties: { id: ID }, required: ['id'] };
  const envelope = {
    type: 'object',
    properties: { status: { const: 200 }, ...(creates ? { data } : {}), payload: body },
    required: ['status', ...(creates ? ['data'] : []), 'payload'],
  };
  const json = { 'application/json': { schema: bare ? body : envelope } };
  const others = Object.entries(media ?? {}).map(([type, schema]) => [type, { schema: components.schema(schema) }]);
  return {
    description: 'Done.',
    content: others.length > 0 && bare ? Object.fromEntries(others) : { ...json, ...Object.fromEntries(others) },
  };
}

type Refused = readonly [code: ErrorCode, status: number];
const usual = (code: ErrorCode): Refused => [code, errorCodes[code][0]];

/** What a caller must reckon with here. */
function refusalsFor({ url, method, checked }: ServedRoute, operation: Operation): Refused[] {
  const codes: ErrorCode[] = ['VALIDATION', 'UNAVAILABLE', 'INTERNAL'];
  if (operation.permission) codes.push('PERMISSION');
  if (callerOf(operation) !== 'anyone') codes.push('UNAUTHORIZED');
  if (/[:*]/.test(url) || operation.mayBeMissing) codes.push('NOT_FOUND');
  const hasBody = operation.body || operation.form || checked.body;
  if (hasBody || method !== 'GET') codes.push('TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE');
  const own = (operation.refusals ?? []).map((code): Refused => (code === 'NOT_FOUND' ? [code, 422] : usual(code)));
  return [...codes.map(usual), ...own];
}

function responsesOf(refused: readonly Refused[]): Record<string, unknown> {
  const statuses = [...new Set(refused.map(([, status]) => status))].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      refusal([...new Set(refused.filter((entry) => entry[1] === status).map(([code]) => code))]),
    ]),
  );
}

const refusal = (codes: readonly ErrorCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${errorCodes[code][1]}`).join(' '),
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
});
