import { ask } from './load.ts';
import type { PeerProcess } from './peerProcess.ts';
import type { RestCall } from './programs/passThrough.ts';
import { SHAPES } from './shapes.ts';

/** Returns the upstream calls of every shape, as our server reports them, by query. */
export async function restCalls(ours: PeerProcess): Promise<Record<string, RestCall[]>> {
  const calls: Record<string, RestCall[]> = {};
  for (const { name, operation, write } of SHAPES) {
    // The first call with a token also looks up its user.
    await ask(ours.url, operation, 'till');
    const { extensions, errors } = await ask(ours.url, operation, 'till', true);
    if (!extensions?.upstream || errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    calls[keyOf(operation)] = extensions.upstream.requests.map(({ method, path }) => ({
      method,
      path,
      ...(method !== 'GET' && { body: JSON.stringify(write) }),
    }));
  }
  return calls;
}

/** Returns the key of an operation; two pages differ only by their variables. */
export function keyOf({ operationName, variables }: { operationName: string; variables: object }): string {
  return `${operationName} ${JSON.stringify(variables)}`;
}
