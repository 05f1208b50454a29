import { ApolloClient, ApolloLink, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { cachePolicies } from '@taem/client/apollo';
import { from, switchMap, tap, throwError } from 'rxjs';
import { freshAccessToken, renewAccessToken } from './freshAccessToken.ts';
import { refuseLateAnswer } from './lateAnswer.ts';
import { isNotCarriedOut } from './notCarriedOut.ts';
import { CLIENT_NAME, languageHeader, OperationFault, trustedDocument } from './sendOperation.ts';
import { noteServerClock } from './serverClock.ts';
import { clearSession, currentSession, currentUserId } from './session.ts';

/**
 * Creates the client of all pages behind sign-in. It belongs to the user who is signed in now: once another person is signed
 * in, it sends nothing and accepts no answer.
 */
export function createApolloClient(): ApolloClient {
  const owner = currentUserId();
  const client: ApolloClient = new ApolloClient({
    link: ApolloLink.from([
      ofOwner(owner),
      lostRight(() => void client.refetchQueries({ include: ['ViewerRights'] })),
      endedSession(owner),
      named(),
      bearer(owner),
      trusted(),
      new HttpLink({ uri: '/graphql', fetch: fetchNotingClock }),
    ]),
    cache: new InMemoryCache({ typePolicies: cachePolicies }),
    // Names the operation in the developer tools of the browser only.
    devtools: { enabled: import.meta.env.DEV },
  });
  return client;
}

/** Stops a client whose owner has left, and drops everything it has read from memory. */
export function endApolloClient(client: ApolloClient): void {
  client.stop();
  void client.cache.reset({ discardWatches: true });
}

const ended = () => new OperationFault(401, 'UNAUTHENTICATED', 'Your session has ended please reconnect');

/** Refuses an answer that arrives while another person is signed in, before anything stores it. */
function ofOwner(owner: string | null): ApolloLink {
  return new ApolloLink((operation, forward) => forward(operation).pipe(tap(() => refuseLateAnswer(owner))));
}

/** Notes the time of the server's clock, which every answer carries. */
const fetchNotingClock: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  noteServerClock(response.headers);
  return response;
};

/**
 * PERM-04 Reads the rights again after every refusal for lack of one, whatever was requested: it may have been withdrawn while
 * the page was open.
 */
function lostRight(readRights: () => void): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap(({ data, errors }) => {
        const isRefused = (all: readonly { code?: unknown; extensions?: { code?: unknown } }[] | undefined) =>
          all?.some(({ code, extensions }) => (extensions?.code ?? code) === 'PERMISSION') ?? false;
        const payloads = Object.values(data ?? {}) as ({ userErrors?: { code: string }[] } | null)[];
        if (isRefused(errors) || payloads.some((payload) => isRefused(payload?.userErrors))) readRights();
      }),
    ),
  );
}

/** Names the request in the logs of server and gateway, and in the error that a person may report. */
function named(): ApolloLink {
  return new SetContextLink(({ headers }) => ({
    headers: {
      ...headers,
      ...languageHeader(),
      ...CLIENT_NAME,
      'x-request-id': `web-${Math.random().toString(36).slice(2, 14)}`,
    },
  }));
}

function bearer(owner: string | null): ApolloLink {
  return new SetContextLink(async ({ headers }) => {
    const token = await freshAccessToken(owner);
    if (!token) throw ended();
    return { headers: { ...headers, authorization: `Bearer ${token}` } };
  });
}

function trusted(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (!import.meta.env.DEV) {
      operation.extensions = trustedDocument(operation.query);
      operation.setContext({ http: { includeExtensions: true, includeQuery: false } });
    }
    return forward(operation);
  });
}

/** Renews a refused token once; if the renewal is refused too, the session is over (AUTH-11). */
function endedSession(owner: string | null): ApolloLink {
  return new ErrorLink(({ error, operation, forward }) => {
    if (!isTokenRefused(error) || mayHaveBeenDone(operation, error)) return;
    const { headers, renewed } = operation.getContext() as { headers?: Record<string, string>; renewed?: boolean };
    const spent = headers?.authorization?.replace(/^Bearer /, '');
    if (!spent) return;
    if (renewed) {
      // A late answer to an ended session must not end a newer one.
      if (currentSession()?.access_token === spent) clearSession();
      return;
    }
    operation.setContext({ renewed: true });
    return from(renewAccessToken(spent, owner)).pipe(
      switchMap((token) => (token ? forward(operation) : throwError(() => error))),
    );
  });
}

/**
 * Whether a mutation may have been carried out. Such a mutation is not sent again behind the caller's back: the second answer
 * would hide the first. The next operation will find that the session has ended.
 */
function mayHaveBeenDone({ operationType }: ApolloLink.Operation, error: unknown): boolean {
  return operationType === 'mutation' && CombinedGraphQLErrors.is(error) && !isNotCarriedOut(error);
}

function isTokenRefused(error: unknown): boolean {
  if (ServerError.is(error)) return isEnded(error.statusCode);
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED' || isEnded(extensions?.status));
}

function isEnded(status: unknown): boolean {
  return status === 401 || status === 403;
}
