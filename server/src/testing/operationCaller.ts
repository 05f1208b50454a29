import type { FastifyInstance } from 'fastify';

// biome-ignore lint/suspicious/noExplicitAny: a test reads whatever shape its own query asks for
export type AnyData = any;

export interface TestAnswer<Data = AnyData> {
  status: number;
  data: Data;
  errors: { message: string; path?: (string | number)[]; extensions: Record<string, unknown> }[] | undefined;
  extensions: AnyData;
  headers: Record<string, unknown>;
}

type Headers = Record<string, string>;

/** Sends operations to a server that need not listen. */
export interface OperationCaller {
  post<Data = AnyData>(body: unknown, headers?: Headers): Promise<TestAnswer<Data>>;
  /** A request as it is, whatever it is. */
  send(request: { method: string; path: string; headers: Headers; body?: Buffer | undefined }): Promise<TestAnswer>;
  /** An operation with one file, which becomes the field of its input. */
  upload<Data = AnyData>(
    query: string,
    input: object,
    file: Blob,
    field: string,
    headers?: Headers,
  ): Promise<TestAnswer<Data>>;
}

export function operationCaller(app: FastifyInstance): OperationCaller {
  const request: OperationCaller['send'] = async ({ method, path, headers, body }) => {
    const response = await app.inject({ method: method as 'POST', url: path, headers, payload: body });
    const { data, errors, extensions } = response.json();
    return { status: response.statusCode, data, errors, extensions, headers: response.headers };
  };
  const send = (payload: string | Buffer, headers: Headers) =>
    request({ method: 'POST', path: '/graphql', headers, body: Buffer.from(payload) });
  return {
    send: request,
    post: (body, headers = {}) => send(JSON.stringify(body), { 'content-type': 'application/json', ...headers }),
    async upload(query, input, file, field, headers = {}) {
      const form = new FormData();
      form.append('operations', JSON.stringify({ query, variables: { input: { ...input, [field]: null } } }));
      form.append('map', JSON.stringify({ 0: [`variables.input.${field}`] }));
      form.append('0', file, 'from-a-person');
      const request = new Request('http://x/', { method: 'POST', body: form });
      const contentType = request.headers.get('content-type') ?? '';
      const payload = Buffer.from(await request.arrayBuffer());
      return await send(payload, { 'apollo-require-preflight': 'true', 'content-type': contentType, ...headers });
    },
  };
}
