import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';

/** The server's answer to an operation: the same for all variables, by variables, or a network failure. */
export type Answer = object | ((variables: Record<string, unknown>) => object) | Error;

/** Draws the children over a server that answers every operation by its name. */
export function WithAnswers({ answers, children }: { answers: Record<string, Answer>; children: ReactNode }) {
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        setTimeout(() => {
          const answer = answers[operationName ?? ''];
          if (answer instanceof Error) return observer.error(answer);
          const data = typeof answer === 'function' ? answer(variables) : answer;
          observer.next({ data: data && { __typename: 'Query', ...data } });
          observer.complete();
        });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
