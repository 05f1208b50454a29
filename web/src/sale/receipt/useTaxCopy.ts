import { useState } from 'react';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { usePrintTaxDocumentMutation, useSaleTaxDocumentsQuery } from '../gql/hooks.ts';

type Printed = Pick<PaperTaxDocumentFragment, 'id' | 'prints'>;

/**
 * Whether the paper of a tax document is a copy: the gateway counts every printing, and the first is the original. With the
 * sale of a document that was read a while ago the count is read again. What was printed while the gateway could not
 * be reached is counted as long as the paper is open.
 */
export function useTaxCopy(document: Printed | null, saleId: string | null) {
  const [print] = usePrintTaxDocumentMutation();
  const { data } = useSaleTaxDocumentsQuery({
    variables: { id: saleId ?? '' },
    skip: saleId === null || document === null,
    fetchPolicy: 'network-only',
  });
  const [printed, setPrinted] = useState(0);
  const read = data?.transaction?.taxDocuments.find(({ id }) => id === document?.id)?.prints ?? 0;
  // What a page kept in its history before they were counted has no count.
  const prints = Math.max(document?.prints ?? 0, read, printed);
  return {
    isCopy: prints > 0,
    onPrinted: () => {
      setPrinted(prints + 1);
      if (!document) return;
      void print({ variables: { input: { id: document.id } } }).then(
        (answer) => setPrinted((so) => Math.max(so, answer.data?.printTaxDocument.taxDocument?.prints ?? 0)),
        () => undefined,
      );
    },
  };
}
