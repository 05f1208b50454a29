import { useState } from 'react';
import type { PaperTaxDocumentFragment } from '../gql/graphql.ts';
import { useTaxInvoiceStartQuery } from '../gql/hooks.ts';
import { TaxBuyerDialog } from './TaxBuyerDialog.tsx';
import { TaxPaperDialog } from './TaxPaperDialog.tsx';

interface Props {
  readonly transactionId: string;
  /** Called when the sale has a new document. */
  readonly onIssued?: () => void;
  readonly onClose: () => void;
}

export interface IssuedInvoice {
  readonly document: PaperTaxDocumentFragment;
  readonly isCopy: boolean;
}

/**
 * Asks for the buyer of a sale, issues its full tax invoice and displays its paper; displays one that was issued before at
 * once.
 */
export function TaxInvoiceDialog({ transactionId, onIssued, onClose }: Props) {
  const { data, error } = useTaxInvoiceStartQuery({
    variables: { id: transactionId },
    fetchPolicy: 'network-only',
    errorPolicy: 'all',
  });
  const [issued, setIssued] = useState<IssuedInvoice | null>(null);
  if (!data && !error) return null;
  const before = data?.transaction?.taxDocuments.find(({ kind, replacedBy }) => kind === 'FULL' && !replacedBy);
  const visible = issued ?? (before && { document: before, isCopy: true });
  if (visible) {
    const outcome = visible.isCopy ? 'ISSUED_BEFORE' : 'ISSUED';
    const rounding = data?.transaction?.cashRounding ?? 0;
    const paper = { document: visible.document, saleId: transactionId, rounding, outcome } as const;
    return <TaxPaperDialog {...paper} onClose={onClose} />;
  }
  const done = (invoice: IssuedInvoice) => {
    setIssued(invoice);
    onIssued?.();
  };
  return (
    <TaxBuyerDialog
      transactionId={transactionId}
      ofMember={data?.lastTaxBuyer ?? null}
      onIssued={done}
      onClose={onClose}
    />
  );
}
