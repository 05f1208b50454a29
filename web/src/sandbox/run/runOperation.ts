import { type ChosenFile, formOf } from '../files/formOf.ts';
import { renewSandboxToken, sandboxToken } from '../identity/sandboxToken.ts';
import type { Run, RunBody } from './Run.ts';

export interface RunRequest {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | null;
}

/**
 * Sends an operation as whom the sandbox works as, asking for its cost and its upstream calls; with files as a form of the
 * GraphQL multipart specification. Throws where the server cannot be reached.
 */
export async function runOperation(
  request: RunRequest,
  headers: Record<string, string> = {},
  files: readonly ChosenFile[] = [],
): Promise<Run> {
  const body = files.length > 0 ? formOf(request, files) : JSON.stringify(request);
  const token = await sandboxToken();
  const run = await send(body, headers, token);
  if (run.status !== 401 || !token) return run;
  const renewed = await renewSandboxToken(token);
  return renewed ? send(body, headers, renewed) : run;
}

async function send(body: FormData | string, headers: Record<string, string>, token: string | null): Promise<Run> {
  const began = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      // The browser writes that of a form, with its boundary.
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : { 'apollo-require-preflight': 'true' }),
      accept: 'application/graphql-response+json, application/json',
      'x-explain': '1',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body,
  });
  const text = await response.text();
  const ms = Math.round(performance.now() - began);
  return { status: response.status, body: read(text, response.status), ms, bytes: new Blob([text]).size };
}

function read(text: string, status: number): RunBody {
  try {
    return JSON.parse(text) as RunBody;
  } catch {
    return { errors: [{ message: `HTTP ${status}: ${text.slice(0, 200)}`, extensions: { status } }] };
  }
}
