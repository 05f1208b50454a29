import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

/** What stands inside, over a server that answers every operation by its name. */
export function WithAnswers({ answers, children }: { answers: Record<string, object>; children: ReactNode }) {
  const link = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        setTimeout(() => {
          observer.next({ data: answers[operationName ?? ''] as Record<string, unknown> });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
