import { createClient, NetworkError } from 'graphql-sse';
import { freshAccessToken, renewAccessToken } from '../../app/freshAccessToken.ts';
import { CLIENT_NAME, described } from '../../app/sendOperation.ts';
import { FiguresChangedDocument, type FiguresChangedSubscription } from '../gql/graphql.ts';

export type FiguresChange = FiguresChangedSubscription['figuresChanged'];

interface Follower {
  readonly branchId: string | null;
  /** Milliseconds since the figures were requested; read when the stream opens. */
  readonly lately: () => number;
  readonly onConnected: () => void;
  readonly onChange: (change: FiguresChange) => void;
}

/** Follows until the stream ends or breaks, or the signal aborts; to continue, call it again. */
export async function followFigures(
  { branchId, lately, onConnected, onChange }: Follower,
  signal: AbortSignal,
): Promise<void> {
  const token = await freshAccessToken();
  if (!token || signal.aborted) return;
  const client = createClient({
    url: '/graphql/stream',
    // One token per connection: a new call needs a fresh one.
    headers: { ...CLIENT_NAME, authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  // By its hash where the server knows it: the library's type asks for a text all the same.
  const operation = (await described(FiguresChangedDocument)) as { query: string };
  try {
    await new Promise<void>((resolve, reject) => {
      const stop = client.subscribe<FiguresChangedSubscription>(
        { ...operation, variables: { branchId, lately: lately() } },
        {
          next: ({ data, errors }) => {
            if (data) onChange(data.figuresChanged);
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
    if (isTokenRefused(error)) await renewAccessToken(token);
    else throw error;
  } finally {
    client.dispose();
  }
}

function isTokenRefused(error: unknown): boolean {
  if (error instanceof NetworkError) return (error.response as Response | undefined)?.status === 401;
  return (error as { extensions?: { code?: unknown } } | undefined)?.extensions?.code === 'UNAUTHENTICATED';
}
