import type { Scalars } from '@taem/client';
import { initGraphQLTada } from 'gql.tada';
import type { introspection } from './tada-env';

export const graphql = initGraphQLTada<{ introspection: introspection; scalars: Scalars }>();

export const SALES = graphql(`
  query Sales($first: Int, $after: String) {
    transactionFeed(first: $first, after: $after) {
      edges { node { transactionNo status amountDue businessDate member { phone } } }
      pageInfo { hasNextPage endCursor }
    }
  }
`);
