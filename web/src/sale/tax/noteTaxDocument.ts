import type { ApolloCache, Reference } from '@apollo/client';
import { addFigures } from '@taem/domain/money/figure.ts';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';

/**
 * Adds the document that was issued, if any, to the sale on every page that has it, and draws the one that it replaces
 * as cancelled.
 */
export function noteTaxDocument(
  cache: ApolloCache,
  transactionId: string,
  document: PaperTaxDocumentFragment | null | undefined,
): void {
  if (!document) return;
  cache.modify({
    id: cache.identify({ __typename: 'Transaction', id: transactionId }),
    fields: {
      taxDocuments(before: readonly Reference[], { toReference }) {
        const added = toReference({ __typename: 'TaxDocument', id: document.id });
        const has = before.some(({ __ref }) => __ref === added?.__ref);
        return has || !added ? before : [...before, added];
      },
    },
  });
  if (!document.replaces) return;
  const { id, kind, documentNo, documentDate, value, exempt } = document;
  cache.modify({
    id: cache.identify({ __typename: 'TaxDocument', id: document.replaces.id }),
    fields: {
      replacedBy: () => ({
        ...{ __typename: 'TaxDocumentReference', id, kind, documentNo, documentDate },
        value: addFigures([value, exempt]),
      }),
    },
  });
}
