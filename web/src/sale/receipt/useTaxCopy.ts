import { useState } from 'react';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { usePrintTaxDocumentMutation, useSaleTaxDocumentsQuery } from '../gql/hooks.ts';

type Printed = Pick<PaperTaxDocumentFragment, 'id' | 'prints'>;

/**
 * Returns whether the paper of a tax document is a copy: the gateway counts every print, and the first is the original. For a
 * document that was read a while ago, `saleId` makes it read the count again. Prints while the gateway could not be reached
 * are counted as long as the paper is open.
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
  // A receipt that was stored in the history before prints were counted has no count.
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
