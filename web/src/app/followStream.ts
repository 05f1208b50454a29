import type { TypedDocumentNode } from '@apollo/client';
import { createClient, NetworkError } from 'graphql-sse';
import { freshAccessToken, renewAccessToken } from './freshAccessToken.ts';
import { CLIENT_NAME, described } from './sendOperation.ts';
import { currentUserId } from './session.ts';

interface Follower<Data, Variables> {
  readonly document: TypedDocumentNode<Data, Variables>;
  /** Read when the stream opens. */
  readonly variables: () => Variables;
  readonly onConnected: () => void;
  readonly onData: (data: Data) => void;
}

/** Follows a subscription until the stream ends or breaks, or the signal aborts; to continue, call it again. */
export async function followStream<Data, Variables>(
  { document, variables, onConnected, onData }: Follower<Data, Variables>,
  signal: AbortSignal,
): Promise<void> {
  const owner = currentUserId();
  const token = await freshAccessToken(owner);
  if (!token || signal.aborted) return;
  const client = createClient({
    url: '/graphql/stream',
    // One token per connection: a new call needs a fresh one.
    headers: { ...CLIENT_NAME, authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  // By its hash where the server has it; the library's type requires a text all the same.
  const operation = (await described(document)) as { query: string };
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = client.subscribe<Data>(
        { ...operation, variables: variables() as Record<string, unknown> },
        {
          next: ({ data, errors }) => {
            if (data) onData(data);
            else reject(errors?.[0]);
          },
          error: reject,
          complete: resolve,
        },
        { connected: onConnected },
      );
      const leave = () => {
        stop();
        resolve();
      };
      if (signal.aborted) leave();
      else signal.addEventListener('abort', leave, { once: true });
    });
  } catch (error) {
    if (isTokenRefused(error)) await renewAccessToken(token, owner);
    else throw error;
  } finally {
    client.dispose();
  }
}

function isTokenRefused(error: unknown): boolean {
  if (error instanceof NetworkError) return (error.response as Response | undefined)?.status === 401;
  return (error as { extensions?: { code?: unknown } } | undefined)?.extensions?.code === 'UNAUTHENTICATED';
}
