import { renewSandboxToken, sandboxToken } from '../identity/sandboxToken.ts';
import type { Run, RunBody } from './Run.ts';

export interface RunRequest {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | null;
}

/** Sends an operation as whom the sandbox works as, asking for its cost and its upstream calls. */
export async function runOperation(request: RunRequest, headers: Record<string, string> = {}): Promise<Run> {
  const token = await sandboxToken();
  const run = await send(request, headers, token);
  if (run.status !== 401 || !token) return run;
  const renewed = await renewSandboxToken(token);
  return renewed ? send(request, headers, renewed) : run;
}

async function send(request: RunRequest, headers: Record<string, string>, token: string | null): Promise<Run> {
  const began = performance.now();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/graphql-response+json, application/json',
      'x-explain': '1',
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(request),
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
