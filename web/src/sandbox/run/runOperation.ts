import { currentUserId } from '../../app/session.ts';
import { postDocument } from '../../editor/postDocument.ts';
import { type ChosenFile, formOf } from '../files/formOf.ts';
import { renewSandboxToken, sandboxToken } from '../identity/sandboxToken.ts';
import type { Run, RunBody } from './Run.ts';

interface RunOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly files?: readonly ChosenFile[];
  readonly signal?: AbortSignal;
}

export interface RunRequest {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | null;
}

/**
 * Sends an operation as the sandbox's user, and requests its cost and its upstream calls; with files as a form of the GraphQL
 * multipart specification. Throws if the server cannot be reached.
 */
export async function runOperation(request: RunRequest, options: RunOptions = {}): Promise<Run> {
  const { headers = {}, files = [], signal } = options;
  const body = files.length > 0 ? formOf(request, files) : JSON.stringify(request);
  const send = async (token: string | null): Promise<Run> => {
    const { text, ...run } = await postDocument({ body, token, headers, signal });
    return { ...run, body: read(text, run.status) };
  };
  const owner = currentUserId();
  const token = await sandboxToken();
  const run = await send(token);
  if (run.status !== 401 || !token) return run;
  const renewed = await renewSandboxToken(token, owner);
  return renewed ? send(renewed) : run;
}

function read(text: string, status: number): RunBody {
  try {
    return JSON.parse(text) as RunBody;
  } catch {
    return { errors: [{ message: `HTTP ${status}: ${text.slice(0, 200)}`, extensions: { status } }] };
  }
}
